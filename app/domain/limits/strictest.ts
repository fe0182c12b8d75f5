import { isAmountBelow, type Minor } from "../money/amount";
import { type MoneyLimitKind, moneyLimitBasis } from "./codes";
import { findLimitInForce } from "./in-force";
import type { Limit, MoneyLimit } from "./limit";
import { isMoneyLimitValue } from "./value";

/** A money limit of which the platform counts what is left. */
export type MoneyLimitWithRemainder<C extends string = string> = MoneyLimit<C> & {
  readonly left: Minor<C>;
};

/**
 * Of the money limits in force of the given kinds, the one with the least left (LIM-14); null if
 * there is none, or the platform does not count what is left.
 */
export function findStrictestMoneyLimit<C extends string>(
  limits: readonly Limit<C>[],
  kinds: readonly MoneyLimitKind[],
  now: number,
): MoneyLimitWithRemainder<C> | null {
  let least: MoneyLimitWithRemainder<C> | null = null;
  for (const limit of limits) {
    if (!isMoneyLimitValue(limit) || !kinds.includes(moneyLimitBasis(limit.code).kind)) continue;
    if (findLimitInForce(limits, limit.code, now) !== limit) continue;
    const { left } = limit;
    if (left !== null && (least === null || isAmountBelow(left, least.left)))
      least = { ...limit, left };
  }
  return least;
}
