import { nextApprovalAt } from "./approval";
import { sessionLimit } from "./codes";
import { inForce, type Limit } from "./limit";

/** What is left of the session by its limit, ms; null without one, and where the platform does not say (SSL-01). */
export function sessionLeft(limits: readonly Limit[], now: number): number | null {
  return inForce(limits, sessionLimit, now)?.left ?? null;
}

/** Whether the session has used up its limit (SSL-01). */
export function isSessionOver(limits: readonly Limit[], now: number): boolean {
  return sessionLeft(limits, now) === 0;
}

/** In how long the server will lead a page elsewhere by a limit, ms: the session's end, or a raise's approval. */
export function nextDueIn(limits: readonly Limit[], delayMs: number, now: number): number | null {
  const approval = nextApprovalAt(limits, delayMs, now);
  const waits = [sessionLeft(limits, now), approval === null ? null : approval - now].filter(
    (ms) => ms !== null,
  );
  return waits.length > 0 ? Math.min(...waits) : null;
}
