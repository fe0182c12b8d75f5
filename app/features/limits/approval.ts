import type { Limit } from "./limit";

/** How long after its start a raise waits for the player's word where the market says nothing else, ms (APR-01). */
export const usualDelayMs = 86_400_000;

/** The delay of a market before a raise takes effect: 24 or 72 hours, or 7 days (LIM-16). */
export const delaysHours = [24, 72, 168] as const;

/** When a pending limit asks for its approval, ms since epoch; null for one that needs none (APR-01). */
export function approvalAt(limit: Limit, delayMs: number): number | null {
  return limit.state === "PENDING" && limit.needsApproval ? limit.startedAt + delayMs : null;
}

/** The pending limits that must be approved or rejected now, before anything else is done (APR-01, APR-03). */
export function dueApprovals(limits: readonly Limit[], delayMs: number, now: number): readonly Limit[] {
  return limits.filter((limit) => {
    const at = approvalAt(limit, delayMs);
    return at !== null && at <= now;
  });
}

/** When the next approval falls due, ms since epoch; null where none is to come. */
export function nextApprovalAt(limits: readonly Limit[], delayMs: number, now: number): number | null {
  const moments = limits.map((limit) => approvalAt(limit, delayMs)).filter((at) => at !== null && at > now);
  return moments.reduce<number | null>((next, at) => (next === null || (at ?? 0) < next ? at : next), null);
}
