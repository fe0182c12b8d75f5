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
