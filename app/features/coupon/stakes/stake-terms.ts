import type { Account } from "~/domain/accounts/account";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { hasNoSystemLines } from "~/domain/coupon/returns/priced-coupon";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import { accountStakeBounds, type StakeAndPayoutBounds } from "~/domain/coupon/stakes/stake";
import { type VipStakeRange, vipStakeRange } from "~/domain/coupon/stakes/vip";
import type { CouponCookie } from "~/domain/coupon/types";
import { capAmount, type Minor } from "~/domain/money/amount";

/** What bounds the stake on a coupon as a whole now. */
export interface StakeTerms<C extends string = string> {
  /** The platform's bounds; null = none, or unknown. */
  readonly bounds: StakeAndPayoutBounds<C> | null;
  /** The most that can be staked: the lower of the bound and the balance; null without bounds (CPN-12). */
  readonly max: Minor<C> | null;
  /** The terms for a stake above the maximum; null = none (CPN-11). */
  readonly vip: VipStakeRange<C> | null;
}

/** The stake terms of a coupon by the platform's bounds; `bets` are its bets' current states. */
export function currentStakeTerms<C extends string>(
  coupon: CouponCookie,
  bets: readonly { readonly isLive: boolean }[],
  platformBounds: StakeAndPayoutBounds<C> | null,
  {
    account,
    minAmountTypes,
    isVipBet,
  }: Pick<CouponSettings, "isVipBet"> & {
    readonly account: Account<C> | null;
    readonly minAmountTypes: readonly number[];
  },
): StakeTerms<C> {
  const typeId = effectiveCouponType(coupon);
  // A system without lines has no bounds: its stake cannot be placed (CPN-22).
  const bounds = hasNoSystemLines(coupon) ? null : platformBounds;
  const { max } = accountStakeBounds(bounds, typeId, minAmountTypes, account);
  const most = account ? capAmount(account.money, max) : max;
  return {
    bounds,
    max: bounds === null ? null : most,
    vip: vipStakeRange({ isVipBet, typeId, maxBetAmount: max, bets }, bounds),
  };
}
