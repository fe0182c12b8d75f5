import type { Account } from "~/domain/accounts/account";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import type { Refusal } from "~/domain/coupon/refusal";
import { unitReturnText } from "~/domain/coupon/returns/combine";
import { toPricedCoupon } from "~/domain/coupon/returns/priced-coupon";
import {
  accountStakeBounds,
  couponStakeText,
  type StakeBounds,
  stakeRefusals,
} from "~/domain/coupon/stakes/stake";
import type { VipStakeRange } from "~/domain/coupon/stakes/vip";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { isAmountAbove, type Minor, zero } from "~/domain/money/amount";
import { parseTypedAmount } from "~/domain/money/money";
import type { BetView } from "../bet-view";
import type { RewardsView } from "../bonuses/rewards";
import { type BlockView, blockStakeRefusals, calculateBlockStakeTotals } from "./blocks";
import { type SingleBetView, singleStakeRefusals, singlesTotals } from "./singles";

/** A coupon's stake and its bounds; null = none or unknown. */
export interface StakeWithBounds<C extends string = string> extends StakeBounds<C> {
  readonly stake: Minor<C> | null;
  /** Decimal text (CPN-08). */
  readonly coef: string;
  readonly refusals: readonly Refusal<C>[];
}

/**
 * One stake on the product of all prices (CPN-08), or on the lines of a system (CPN-07); `vip`: the terms for
 * a stake above the maximum (CPN-11).
 */
export function couponStakeWithBounds<C extends string>(
  coupon: CouponCookie,
  rows: readonly BetView[],
  iso: C,
  account: Account<C> | null,
  { bounds, config }: Pick<CouponViewContext<C>, "bounds" | "config">,
  { rewards, vip }: { readonly rewards: RewardsView<C>; readonly vip: VipStakeRange<C> | null },
): StakeWithBounds<C> {
  const typed = couponStakeText(coupon);
  const amount = parseTypedAmount(typed, iso);
  const stake = amount.ok ? amount.minor : zero<C>();
  const coefs = rows.map((row) => row.coef);
  const counted = {
    ...toPricedCoupon(coupon, { stake, amountByBlockId: {} }, coefs),
    bonusPercent: rewards.bonusPercent,
  };
  const limits = accountStakeBounds(
    bounds,
    effectiveCouponType(coupon),
    config.coupon.minAmountTypes,
    account,
  );
  const taken = { min: limits.min, max: vip?.max ?? limits.max };
  const refusals = rows.length > 0 ? stakeRefusals(typed, iso, taken, account) : [];
  return {
    ...limits,
    stake: amount.ok ? stake : null,
    coef: unitReturnText(counted),
    refusals,
  };
}

/**
 * The total stake of a coupon of singles, with the refusals of each bet's stake. There is no common price, and
 * each bet has its own bounds (CPN-02).
 */
export function totalOfSinglesWithRefusals<C extends string>(
  rows: readonly BetView[],
  singles: readonly SingleBetView<C>[],
  iso: C,
  account: Account<C> | null,
): StakeWithBounds<C> {
  const coefs = rows.map((row) => row.coef);
  const typedOf = (id: string) => singles.find((single) => single.id === id)?.amount ?? "";
  const { stake, hasAllStakes } = singlesTotals(singles, coefs, typedOf, iso);
  const refusals = singleStakeRefusals(singles, iso, account);
  return {
    min: null,
    max: null,
    stake: hasAllStakes ? stake : null,
    coef: "1",
    refusals,
  };
}

/**
 * The total stake of a coupon of blocks, with the refusals of the blocks' stakes; each block has its own bounds
 * (CPN-02).
 */
export function totalOfBlocksWithRefusals<C extends string>(
  coupon: CouponCookie,
  rows: readonly BetView[],
  blocks: readonly BlockView<C>[],
  iso: C,
  account: Account<C> | null,
): StakeWithBounds<C> {
  const textOf = (id: number) => blocks.find((block) => block.id === id)?.amount ?? "";
  const coefs = rows.map((row) => row.coef);
  const { stake, hasAllStakes } = calculateBlockStakeTotals(coupon, blocks, textOf, iso, coefs);
  const refusals = blockStakeRefusals(blocks, iso, account);
  const isOver = account !== null && isAmountAbove(stake, account.money) && refusals.length === 0;
  return {
    min: null,
    max: null,
    stake: hasAllStakes ? stake : null,
    coef: "1",
    refusals: isOver ? [{ code: "funds", bound: account.money }] : refusals,
  };
}
