import type { Minor } from "../money/amount";
import { type MoneyLimitCode, type MoneyLimitKind, moneyLimitBasis } from "./codes";
import type { Limits } from "./limit";
import { findStrictestMoneyLimit } from "./strictest";

/**
 * What is left for stakes under a limit of stakes or of losses (`kind`) over so many days: `left`
 * is in `iso`, the limits' own currency.
 */
export interface StakeLimitRemainder<C extends string = string> {
  readonly code: MoneyLimitCode;
  readonly kind: Exclude<MoneyLimitKind, "deposit">;
  readonly days: 1 | 7 | 30;
  readonly left: Minor<C>;
  readonly iso: C;
}

/**
 * The limit of stakes or losses with the least left, shown in the coupon (LIM-14); null where none is in
 * force.
 */
export function findStrictestStakeLimit<C extends string>(
  { all, iso }: Limits<C>,
  now: number,
): StakeLimitRemainder<C> | null {
  const least = findStrictestMoneyLimit(all, ["wagering", "loss"], now);
  if (least === null || iso === null) return null;
  const { code, left } = least;
  const { kind, days } = moneyLimitBasis(code);
  return kind === "deposit" ? null : { code, kind, days, left, iso };
}
