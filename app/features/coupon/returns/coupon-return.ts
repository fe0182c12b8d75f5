import {
  accountWithAdvance,
  findAdvanceRefusal,
  parseAdvance,
} from "~/domain/coupon/stakes/advance";
import { stakeRefusals } from "~/domain/coupon/stakes/stake";
import { parseTypedAmount } from "~/domain/money/money";
import type { CouponView } from "../view";
import { canShowPossibleReturn, isStakeOverLimit } from "./may-promise";
import { returnsForStake, type StakeReturns, type UnitReturns } from "./stake-returns";

/**
 * The return that the slip may promise for one stake on the whole; null = none, because placing it as shown
 * would be refused (CPN-22). `plain` and `advance` are plain decimal text.
 */
export function couponReturnView(
  coupon: CouponView,
  unit: UnitReturns,
  plain: string,
  advance: string,
): StakeReturns | null {
  const amount = parseTypedAmount(plain, coupon.iso);
  if (!amount.ok || !canShowPossibleReturn(coupon) || isStakeOverLimit(coupon, amount.minor))
    return null;
  const { availablePrepaidAmount: available } = coupon;
  if (findAdvanceRefusal(advance, coupon.iso, { stake: amount.minor, available })) return null;
  const funds = accountWithAdvance(coupon.account, parseAdvance(advance, coupon.iso));
  const bounds = { min: coupon.minBet, max: coupon.vip?.max ?? coupon.maxBet };
  if (stakeRefusals(plain, coupon.iso, bounds, funds).length > 0) return null;
  return returnsForStake(coupon, unit, amount.minor);
}
