import type { Account } from "~/domain/accounts/account";
import { effectiveType } from "~/domain/coupon/changes";
import type { CouponFacts } from "~/domain/coupon/facts";
import { coefText } from "~/domain/coupon/returns/combine";
import { pricedCouponOf } from "~/domain/coupon/returns/priced-coupon";
import {
  amountText,
  type StakeBounds,
  stakeBounds,
  stakeRefusals,
} from "~/domain/coupon/stakes/stake";
import type { VipTerms } from "~/domain/coupon/stakes/vip";
import type { CouponCookie, Refusal } from "~/domain/coupon/types";
import { isAbove, type Minor, zero } from "~/domain/money/amount";
import { readAmount } from "~/domain/money/money";
import type { BetView } from "../bet-view";
import type { RewardsView } from "../bonuses/rewards";
import { type BlockView, blocksRefusals, stakedOnBlocks } from "./blocks";
import { type SingleBetView, singlesRefusals, stakedOnEach } from "./singles";

/** A coupon's stake and its bounds; null = none or unknown. */
export interface Staked<C extends string = string> extends StakeBounds<C> {
  readonly stake: Minor<C> | null;
  /** Decimal text (CPN-08). */
  readonly coef: string;
  readonly refusals: readonly Refusal<C>[];
}

/**
 * One stake on the product of all prices (CPN-08), or on the lines of a system (CPN-07); `vip`: the terms for
 * a stake above the maximum (CPN-11).
 */
export function stakedOnCoupon<C extends string>(
  coupon: CouponCookie,
  rows: readonly BetView[],
  iso: C,
  account: Account<C> | null,
  { bounds, config }: Pick<CouponFacts<C>, "bounds" | "config">,
  { rewards, vip }: { readonly rewards: RewardsView<C>; readonly vip: VipTerms<C> | null },
): Staked<C> {
  const typed = amountText(coupon);
  const amount = readAmount(typed, iso);
  const stake = amount.ok ? amount.minor : zero<C>();
  const coefs = rows.map((row) => row.coef);
  const counted = {
    ...pricedCouponOf(coupon, { stake, amountByBlockId: {} }, coefs),
    bonusPercent: rewards.bonusPercent,
  };
  const limits = stakeBounds(bounds, effectiveType(coupon), config.coupon.minAmountTypes, account);
  const taken = { min: limits.min, max: vip?.max ?? limits.max };
  const refusals = rows.length > 0 ? stakeRefusals(typed, iso, taken, account) : [];
  return {
    ...limits,
    stake: amount.ok ? stake : null,
    coef: coefText(counted),
    refusals,
  };
}

/** A stake on each single: no common price, and each bet has its own bounds (CPN-02). */
export function stakedOnSingles<C extends string>(
  rows: readonly BetView[],
  singles: readonly SingleBetView<C>[],
  iso: C,
  account: Account<C> | null,
): Staked<C> {
  const coefs = rows.map((row) => row.coef);
  const typedOf = (id: string) => singles.find((single) => single.id === id)?.amount ?? "";
  const { stake, isWhole } = stakedOnEach(singles, coefs, typedOf, iso);
  const refusals = singlesRefusals(singles, iso, account);
  return {
    min: null,
    max: null,
    stake: isWhole ? stake : null,
    coef: "1",
    refusals,
  };
}

/** A stake on each block, with its own bounds (CPN-02). */
export function stakedOnEachBlock<C extends string>(
  coupon: CouponCookie,
  rows: readonly BetView[],
  blocks: readonly BlockView<C>[],
  iso: C,
  account: Account<C> | null,
): Staked<C> {
  const textOf = (id: number) => blocks.find((block) => block.id === id)?.amount ?? "";
  const coefs = rows.map((row) => row.coef);
  const { stake, isWhole } = stakedOnBlocks(coupon, blocks, textOf, iso, coefs);
  const refusals = blocksRefusals(blocks, iso, account);
  const isOver = account !== null && isAbove(stake, account.money) && refusals.length === 0;
  return {
    min: null,
    max: null,
    stake: isWhole ? stake : null,
    coef: "1",
    refusals: isOver ? [{ code: "funds", bound: account.money }] : refusals,
  };
}
