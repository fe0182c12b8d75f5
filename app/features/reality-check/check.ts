import { realityCheck } from "~/features/limits/codes";
import { inForce, type Limit } from "~/features/limits/limit";

/** How a player answers a reality check (RCK-02). */
export type CheckAction = "continue" | "log_out" | "nothing";

/** What a session knows of its reality checks. */
export interface CheckClock {
  /** From when the minutes count: the session's begin or its last answer, ms since epoch. */
  readonly from: number;
  /** The player wants no more of them in this session. */
  readonly isOff: boolean;
}

/**
 * When the next reality check is due, ms since epoch; null = none is to come (RCK-01, RCK-02). A limit that was set or
 * changed since then counts anew from its own moment, whatever was answered before.
 */
export function checkDueAt(limits: readonly Limit[], clock: CheckClock, now: number): number | null {
  const limit = inForce(limits, realityCheck, now);
  if (!limit || limit.value === null) return null;
  const isNewer = limit.startedAt > clock.from;
  if (clock.isOff && !isNewer) return null;
  return (isNewer ? limit.startedAt : clock.from) + limit.value * 60_000;
}

/** Whether a moment has come: at it, not before. */
export function isReached(at: number | null, now: number): boolean {
  return at !== null && now >= at;
}

/** What a form says; null where it is none of the answers. */
export function readCheckAction(value: unknown): CheckAction | null {
  return value === "continue" || value === "log_out" || value === "nothing" ? value : null;
}
