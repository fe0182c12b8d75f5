import { breakLimitCode, selfExclusionCode, timeLimitUnitMs, timeOutCode } from "./codes";
import { findLimitInForce } from "./in-force";
import type { Limit, PlayLock } from "./limit";

/** The lock on betting and depositing that lasts longest; null = none (LIM-12). */
export function findLongestPlayLock(limits: readonly Limit[], now: number): PlayLock | null {
  const locks = [selfExclusionCode, timeOutCode, breakLimitCode] as const;
  let longest: PlayLock | null = null;
  for (const code of locks) {
    const lock = findLimitInForce(limits, code, now);
    if (lock && (longest === null || limitEndsAtOrInfinity(lock) > limitEndsAtOrInfinity(longest)))
      longest = lock;
  }
  return longest;
}

/** Tolerated difference between the clocks of shell and platform, ms. */
export const clockToleranceMs = 60_000;

/**
 * Whether a break (LIM-17) is in force that lasts as long as one begun now, whichever request began
 * it; tells whether a break whose reply was lost has begun. Other locks of play do not count.
 */
export function isBreakOfFullLengthInForce(limits: readonly Limit[], now: number): boolean {
  const block = findLimitInForce(limits, breakLimitCode, now);
  return (
    block !== null &&
    limitEndsAtOrInfinity(block) >= now + timeLimitUnitMs(breakLimitCode) - clockToleranceMs
  );
}

/** When a limit ends, ms since epoch; infinity without an end. */
export function limitEndsAtOrInfinity({ endsAt }: Limit): number {
  return endsAt ?? Number.POSITIVE_INFINITY;
}
