import { sessionLimitCode } from "./codes";
import { findLimitInForce } from "./in-force";
import type { Limit } from "./limit";

/**
 * Time left of the session by its limit, ms; null without a limit, and where the platform does not say
 * (SSL-01).
 */
export function sessionLeftMs(limits: readonly Limit[], now: number): number | null {
  return findLimitInForce(limits, sessionLimitCode, now)?.left ?? null;
}

/** A time (ms), rounded down: whole hours and minutes for text, and hours as a plain decimal (LIM-14). */
export function splitIntoHoursAndMinutes(ms: number): {
  readonly hours: number;
  readonly minutes: number;
  readonly plain: string;
} {
  const minutes = Math.floor(ms / 60_000);
  const plain = String(Math.floor(ms / 360) / 10_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, plain };
}

/** Ends of one session that differ by less count as the same, ms: the platform states only the time left. */
const sameEndMs = 5_000;

/**
 * The end of the session by its limit, to be stored: `limitAt` in ms since epoch, undefined inside the object =
 * no limit. The function returns undefined where the stored end (`kept`) is still accurate. The end is stored
 * because one of several parallel requests ends a session, and the others learn from it why (SSL-01).
 */
export function sessionEndToStore(
  limits: readonly Limit[],
  kept: number | undefined,
  now: number,
): { readonly limitAt: number | undefined } | undefined {
  const left = sessionLeftMs(limits, now);
  const limitAt = left === null ? undefined : now + left;
  const isSame =
    limitAt !== undefined && kept !== undefined && Math.abs(limitAt - kept) < sameEndMs;
  return isSame || limitAt === kept ? undefined : { limitAt };
}

/**
 * Whether a session that is gone had reached the end that was stored for its limit; false where
 * none was stored (`kept` undefined).
 */
export function hasSessionEndedByLimit(kept: number | undefined, now: number): boolean {
  return kept !== undefined && now > kept - sameEndMs;
}

/** Whether the session has used up its limit (SSL-01). */
export function isSessionLimitUsedUp(limits: readonly Limit[], now: number): boolean {
  return sessionLeftMs(limits, now) === 0;
}
