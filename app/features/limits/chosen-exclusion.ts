import { type ExclusionCode, selfExclusionCode, timeOutCode } from "~/domain/limits/codes";
import type { Days, LimitValue } from "~/domain/limits/value";

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
