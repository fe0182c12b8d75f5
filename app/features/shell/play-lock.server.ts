import { findLongestPlayLock } from "~/domain/limits/play-lock";
import type { RequestContext } from "~/features/gate/request-context";

/** When the player's lock on bets and deposits ends, ms since epoch; 0 = no end, null = no lock (LIM-12). */
export function playLockedUntilMs({ limits, now }: RequestContext): number | null {
  const lock = limits && findLongestPlayLock(limits.all, now);
  return lock ? (lock.endsAt ?? 0) : null;
}
