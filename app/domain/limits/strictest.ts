import { isAmountBelow, type Minor } from "../money/amount";
import { type MoneyLimitKind, moneyLimitWindow } from "./codes";
import { findLimitInForce } from "./in-force";
import type { Limit, MoneyLimit } from "./limit";
import { isMoneyValue } from "./value";

/** A money limit of which the platform counts what is left. */
export type CountedLimit<C extends string = string> = MoneyLimit<C> & { readonly left: Minor<C> };

/** The money limits of the given kinds with the least left (LIM-14). null where none is in force. */
export function findStrictestMoneyLimit<C extends string>(
  limits: readonly Limit<C>[],
  kinds: readonly MoneyLimitKind[],
  now: number,
): CountedLimit<C> | null {
  let least: CountedLimit<C> | null = null;
  for (const limit of limits) {
    if (!isMoneyValue(limit) || !kinds.includes(moneyLimitWindow(limit.code).kind)) continue;
    if (findLimitInForce(limits, limit.code, now) !== limit) continue;
    const { left } = limit;
    if (left !== null && (least === null || isAmountBelow(left, least.left)))
      least = { ...limit, left };
  }
  return least;
}
