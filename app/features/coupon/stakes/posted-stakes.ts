import { blocksOf } from "~/domain/coupon/blocks";
import { effectiveType } from "~/domain/coupon/changes";
import { kindOf } from "~/domain/coupon/kinds";
import type { Stakes } from "~/domain/coupon/returns/priced-coupon";
import { withStake } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import { type Minor, plus, zero } from "~/domain/money/amount";
import { fromMinor, readAmount } from "~/domain/money/money";

/** Stakes of a form, as typed; block stakes by block number. */
export interface PostedStakes {
  readonly coupon: CouponCookie;
  readonly typedAmount: string;
  readonly typedByBlock: Readonly<Record<string, string>>;
}

/** The form's stake: each block and their sum, else one amount; null if any is invalid. */
export function postedStakes<C extends string>(
  { coupon, typedAmount, typedByBlock }: PostedStakes,
  iso: C,
): Stakes<C> | null {
  if (kindOf(effectiveType(coupon)).stakedOn !== "block") {
    const amount = readAmount(typedAmount, iso);
    return amount.ok ? { stake: amount.minor, amountByBlockId: {} } : null;
  }
  const amountByBlockId: Record<string, Minor<C>> = {};
  for (const id of blocksOf(coupon.bets).keys()) {
    const amount = readAmount(typedByBlock[id] ?? "", iso);
    if (!amount.ok) return null;
    amountByBlockId[id] = amount.minor;
  }
  const stake = Object.values(amountByBlockId).reduce(
    (sum, amount) => plus(sum, amount),
    zero<C>(),
  );
  return Number.isSafeInteger(stake) ? { stake, amountByBlockId } : null;
}

/** Stores the form's stakes in the coupon. */
export function withStakes<C extends string>(
  coupon: CouponCookie,
  { stake, amountByBlockId }: Stakes<C>,
  iso: C,
): CouponCookie {
  const blocks = Object.entries(amountByBlockId).map(
    ([id, minor]) => [id, fromMinor(minor, iso)] as const,
  );
  return blocks.length > 0
    ? { ...coupon, amountByBlockId: Object.fromEntries(blocks) }
    : withStake(coupon, fromMinor(stake, iso));
}
