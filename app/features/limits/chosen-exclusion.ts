import { type ExclusionCode, selfExclusionCode, timeOutCode } from "~/domain/limits/codes";
import type { Days, LimitValue } from "~/domain/limits/value";
import type { ValidatedLimits } from "./form";

/** A self-exclusion or time-out. */
export interface RequestedExclusion {
  readonly code: ExclusionCode;
  readonly days: Days;
}

/** The chosen self-exclusion or time-out; null for another type, and for none. */
export function toRequestedExclusion(asked: LimitValue): RequestedExclusion | null {
  if (asked.code !== selfExclusionCode && asked.code !== timeOutCode) return null;
  return asked.value === null ? null : { code: asked.code, days: asked.value };
}

/**
 * Of a self-exclusion and a time-out chosen together, the longer one (`exclusion`) and the shorter
 * one, which it makes needless (`covered`); null = not chosen.
 */
export function longerAndCoveredExclusion(
  exclusions: readonly RequestedExclusion[],
): Pick<ValidatedLimits, "exclusion" | "covered"> {
  const [exclusion = null, covered = null] = exclusions.toSorted(longerFirst);
  return { exclusion, covered };
}

/**
 * Sorts the longer of two exclusions first, of equal ones the self-exclusion. The longer one
 * replaces the other: each locks bets and deposits (LIM-12), so it covers both, and a player who
 * wants to stop gets no error.
 */
function longerFirst(one: RequestedExclusion, other: RequestedExclusion): number {
  return other.days - one.days || (one.code === selfExclusionCode ? -1 : 1);
}
