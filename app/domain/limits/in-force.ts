import type { LimitCode } from "./codes";
import type { Limit, LimitByCode, LimitState } from "./limit";

/** The limit of a type in force now. */
export function findLimitInForce<K extends LimitCode, C extends string>(
  limits: readonly Limit<C>[],
  code: K,
  now: number,
): LimitByCode<K, C> | null {
  const active = ofType(limits, code, "ACTIVE");
  return active && (active.endsAt === null || now < active.endsAt) ? active : null;
}

/** The pending limit of a type. */
export function findPendingLimit<K extends LimitCode, C extends string>(
  limits: readonly Limit<C>[],
  code: K,
): LimitByCode<K, C> | null {
  return ofType(limits, code, "PENDING");
}

function ofType<K extends LimitCode, C extends string>(
  limits: readonly Limit<C>[],
  code: K,
  state: LimitState,
): LimitByCode<K, C> | null {
  const isThat = (limit: Limit<C>): limit is LimitByCode<K, C> =>
    limit.code === code && limit.state === state;
  return limits.find(isThat) ?? null;
}
