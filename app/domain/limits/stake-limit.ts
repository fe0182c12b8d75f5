import type { Minor } from "../money/amount";
import { type LimitCode, type MoneyKind, moneyWindow } from "./codes";
import { type Limits, limitAmount, strictest } from "./limit";

/** The limit's remainder for stakes: `left` is in `iso`, the limits' own currency. */
export interface StakeLimit {
  readonly code: LimitCode;
  readonly kind: Exclude<MoneyKind, "deposit">;
  readonly days: 1 | 7 | 30;
  readonly left: Minor;
  readonly iso: string;
}

/**
 * The limit of stakes or losses with the least left, shown in the coupon (LIM-14); null where none is in
 * force.
 */
export function stakeLimit({ all, iso }: Limits, now: number): StakeLimit | null {
  const least = strictest(all, ["wagering", "loss"], now);
  const window = least && moneyWindow(least.code);
  if (!window || window.kind === "deposit" || iso === null) return null;
  return {
    code: least.code,
    kind: window.kind,
    days: window.days,
    left: limitAmount(least.left),
    iso,
  };
}
