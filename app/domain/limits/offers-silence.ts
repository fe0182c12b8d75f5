import { breakLimitCode, type LimitCode, selfExclusionCode, timeOutCode } from "./codes";
import type { Limit } from "./limit";

/** How long no offers are shown after a limit was lowered or a break ended, ms (POP-13). */
export const offersSilenceMs = 86_400_000;

const locks: readonly LimitCode[] = [selfExclusionCode, timeOutCode, breakLimitCode];

/**
 * Until when no offers are shown to a player with these limits, ms since epoch; 0 = without end, null = no silence now
 * (POP-13). A break, a time-out and a self-exclusion silence until a day after their end. A limit silences for a day from
 * when it came into force: the platform does not say whether it was lowered or a raise was approved.
 */
export function offersSilentUntil(limits: readonly Limit[], now: number): number | null {
  let until: number | null = null;
  for (const { code, state, startedAt, endsAt } of limits) {
    if (state === "PENDING") continue;
    const isLock = locks.includes(code);
    if (isLock && state === "ACTIVE" && endsAt === null) return 0;
    const from = isLock ? endsAt : state === "ACTIVE" ? startedAt : null;
    if (from !== null && from + offersSilenceMs > now)
      until = Math.max(until ?? 0, from + offersSilenceMs);
  }
  return until;
}

/** The later of two such times. */
export function laterSilence(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return one === 0 || other === 0 ? 0 : Math.max(one, other);
}
