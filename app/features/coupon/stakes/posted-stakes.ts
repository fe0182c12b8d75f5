import { groupBetsByBlock } from "~/domain/coupon/blocks";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { couponKindByType } from "~/domain/coupon/kinds";
import type { CouponStakes } from "~/domain/coupon/returns/priced-coupon";
import { withStake } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import { addAmounts, type Minor, zero } from "~/domain/money/amount";
import { fromMinor, parseTypedAmount } from "~/domain/money/money";

/** Stakes of a form, as typed; block stakes by block number. */
export interface PostedStakes {
  readonly coupon: CouponCookie;
  readonly typedAmount: string;
  readonly typedByBlock: Readonly<Record<string, string>>;
}

/** The form's stake: each block and their sum, else one amount; null if any is invalid. */
export function parsePostedStakes<C extends string>(
  { coupon, typedAmount, typedByBlock }: PostedStakes,
  iso: C,
): CouponStakes<C> | null {
  if (couponKindByType(effectiveCouponType(coupon)).stakedOn !== "block") {
    const amount = parseTypedAmount(typedAmount, iso);
    return amount.ok ? { stake: amount.minor, amountByBlockId: {} } : null;
  }
  const amountByBlockId: Record<string, Minor<C>> = {};
  for (const id of groupBetsByBlock(coupon.bets).keys()) {
    const amount = parseTypedAmount(typedByBlock[id] ?? "", iso);
    if (!amount.ok) return null;
    amountByBlockId[id] = amount.minor;
  }
  const stake = Object.values(amountByBlockId).reduce(
    (sum, amount) => addAmounts(sum, amount),
    zero<C>(),
  );
  return Number.isSafeInteger(stake) ? { stake, amountByBlockId } : null;
}

/** The coupon with the form's stakes in it: that of each block, else the one stake. */
export function withStakes<C extends string>(
  coupon: CouponCookie,
  { stake, amountByBlockId }: CouponStakes<C>,
  iso: C,
): CouponCookie {
  const blocks = Object.entries(amountByBlockId).map(
    ([id, minor]) => [id, fromMinor(minor, iso)] as const,
  );
  return blocks.length > 0
    ? { ...coupon, amountByBlockId: Object.fromEntries(blocks) }
    : withStake(coupon, fromMinor(stake, iso));
}
