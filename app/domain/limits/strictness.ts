import { breakLimitCode, isExclusionCode, type LimitCode, timeLimitUnitMs } from "./codes";
import type { LimitByCode } from "./limit";
import type { LimitValue, LimitValueByCode } from "./value";

/**
 * Direction of a pending change (LIM-06): 1 = looser or removed, -1 = stricter. Looser is a higher value, also of a
 * reality check, which then comes more rarely; of a self-exclusion or time-out it is the shorter one.
 */
export function limitChangeDirection<K extends LimitCode, C extends string>(
  pending: LimitValue<C> & { readonly code: K },
  active: LimitValueByCode<K, C> | null,
): 1 | -1 {
  return isLooserLimit(pending, active) ? 1 : -1;
}

/** Whether a value is looser than another of its type; null = no limit. */
export function isLooserLimit<K extends LimitCode, C extends string>(
  asked: LimitValue<C> & { readonly code: K },
  held: LimitValueByCode<K, C> | null,
): boolean {
  const { code, value } = asked;
  const than = held?.value ?? null;
  if (than === null) return false;
  if (value === null) return true;
  const isLongerStricter = isExclusionCode(code) || code === breakLimitCode;
  return isLongerStricter ? value < than : value > than;
}

/**
 * Whether a value is stricter than the one in force (LIM-07): a lower limit, a more frequent check, or an
 * exclusion that ends later. Pending values are ignored, because the new one replaces them.
 */
export function isStricterLimit<K extends LimitCode, C extends string>(
  asked: LimitValue<C> & { readonly code: K },
  held: LimitByCode<K, C> | null,
  now: number,
): boolean {
  const { code, value } = asked;
  if (value === null) return false;
  if (held === null || held.value === null) return true;
  if (isExclusionCode(code))
    return held.endsAt !== null && now + value * timeLimitUnitMs(code) > held.endsAt;
  return isLooserLimit(held, asked);
}
