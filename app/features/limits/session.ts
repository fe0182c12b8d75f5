import { sessionLimit } from "./codes";
import { inForce, type Limit } from "./limit";

/** What is left of the session by its limit, ms; null without one, and where the platform does not say (SSL-01). */
export function sessionLeft(limits: readonly Limit[], now: number): number | null {
  return inForce(limits, sessionLimit, now)?.left ?? null;
}

/** A time in whole hours and minutes as it is said, and in hours as plain decimal text (LIM-14): never more than it is, ms. */
export function hoursOf(ms: number): {
  readonly hours: number;
  readonly minutes: number;
  readonly plain: string;
} {
  const minutes = Math.floor(ms / 60_000);
  const plain = String(Math.floor(ms / 360) / 10_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, plain };
}

/** Moments of one session's end that differ by less are one: the platform tells what is left, ms. */
const sameEndMs = 5_000;

/**
 * When the session ends by its limit, ms since epoch, as far as it is to be kept anew: undefined = what is kept says
 * enough. One of several requests ends a session; the others know by this why it has ended (SSL-01).
 */
export function limitEndToKeep(
  limits: readonly Limit[],
  kept: number | undefined,
  now: number,
): { readonly limitAt: number | undefined } | undefined {
  const left = sessionLeft(limits, now);
  const limitAt = left === null ? undefined : now + left;
  const isSame = limitAt !== undefined && kept !== undefined && Math.abs(limitAt - kept) < sameEndMs;
  return isSame || limitAt === kept ? undefined : { limitAt };
}

/** Whether a session that was found gone had come to its kept end. */
export function hasEndedByLimit(kept: number | undefined, now: number): boolean {
  return kept !== undefined && now > kept - sameEndMs;
}

/** Whether the session has used up its limit (SSL-01). */
export function isSessionOver(limits: readonly Limit[], now: number): boolean {
  return sessionLeft(limits, now) === 0;
}
