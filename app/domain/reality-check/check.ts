import { findLimitInForce } from "~/domain/limits/in-force";
import { realityCheckCode } from "../limits/codes";
import type { Limit } from "../limits/limit";

/**
 * A player's answer to a reality check, by the pressed button (RCK-02); "nothing" is a button of its own, not a
 * missing answer.
 */
export const realityCheckActions = ["continue", "log_out", "nothing"] as const;
export type RealityCheckAction = (typeof realityCheckActions)[number];

/**
 * Reality checks of a session: when the current interval began, and whether the player wants more.
 */
export interface SessionRealityCheckState {
  /**
   * When the interval before the next check began: at the session's start, or at the player's last
   * answer to a check; ms since epoch.
   */
  readonly from: number;
  /** Whether the player wants no more reality checks in this session. */
  readonly isOff: boolean;
}

/**
 * When the next reality check is due, ms since epoch; null = none (RCK-01, RCK-02). A limit set or changed
 * since then starts its interval anew, whatever was answered before.
 */
export function realityCheckDueAt(
  limits: readonly Limit[],
  clock: SessionRealityCheckState,
  now: number,
): number | null {
  const limit = findLimitInForce(limits, realityCheckCode, now);
  if (!limit || limit.value === null) return null;
  const startedAt = limit.startedAt ?? 0;
  const isNewer = startedAt > clock.from;
  if (clock.isOff && !isNewer) return null;
  return Math.max(startedAt, clock.from) + limit.value * 60_000;
}

/**
 * Whether a moment has been reached, the moment itself included; false where there is none (null).
 */
export function isMomentReached(at: number | null, now: number): boolean {
  return at !== null && now >= at;
}
