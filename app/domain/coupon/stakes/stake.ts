import { type Account, type Accounts, accountTypes } from "../../accounts/account";
import {
  asMinor,
  isAmountAbove,
  isAmountBelow,
  type Minor,
  raiseAmountToMinimum,
} from "../../money/amount";
import { parseTypedAmount } from "../../money/money";
import type { CouponTypeId } from "../kinds";
import type { Refusal } from "../refusal";
import type { CouponBet, CouponCookie } from "../types";
import type { VipStakeAndPayoutBounds } from "./vip";

/** The platform's bounds for a coupon's stake and its payout, in the account's currency. */
export interface StakeAndPayoutBounds<C extends string = string> {
  readonly minBetAmount: Minor<C>;
  /** null = unbounded. */
  readonly maxBetAmount: Minor<C> | null;
  /** null = unbounded. */
  readonly maxPayout: Minor<C> | null;
  /** The bounds of a VIP bet, if the platform accepts one (CPN-11). */
  readonly vip?: VipStakeAndPayoutBounds<C>;
}

/** The bounds of one stake; null = none. */
export interface StakeBounds<C extends string = string> {
  readonly min: Minor<C> | null;
  readonly max: Minor<C> | null;
}

/** The account that pays: the coupon's choice while it exists, else the active one. */
export function findPayingAccount(
  accountId: number | null,
  accounts: Accounts | null,
): Account | null {
  return accounts?.all.find((account) => account.id === accountId) ?? accounts?.active ?? null;
}

/** The stake's text: the typed one, or a sole bet's own; "" until the player gives one. */
export function couponStakeText(coupon: Pick<CouponCookie, "amount" | "bets">): string {
  const [bet, ...others] = coupon.bets;
  return bet && others.length === 0 ? betStakeText(coupon, bet) : coupon.amount;
}

/** The text of a bet's own stake (CPN-02, singles), else the coupon's. */
export function betStakeText(
  { amount }: Pick<CouponCookie, "amount">,
  bet: Pick<CouponBet, "amount">,
): string {
  return bet.amount === "" ? amount : bet.amount;
}

/** The coupon with this stake (plain decimal text); a sole bet's own stake is cleared. */
export function withStake(coupon: CouponCookie, amount: string): CouponCookie {
  const [bet, ...others] = coupon.bets;
  const bets = bet && others.length === 0 ? [{ ...bet, amount: "" }] : coupon.bets;
  return { ...coupon, amount, bets };
}

/**
 * The stake bounds that apply to a coupon (CPN-09): the minimum only for the coupon types in `minAmountTypes`,
 * the maximum not for a bonus account; null = no bound applies.
 */
export function accountStakeBounds<C extends string>(
  bounds: StakeAndPayoutBounds<C> | null,
  typeId: CouponTypeId,
  minAmountTypes: readonly number[],
  account: Account<C> | null,
): StakeBounds<C> {
  if (!bounds) return { min: null, max: null };
  return {
    min: minAmountTypes.includes(typeId) ? bounds.minBetAmount : null,
    max: account?.type === accountTypes.bonus ? null : bounds.maxBetAmount,
  };
}

/** Why a typed stake is refused, with the accepted bound; [] = accepted. */
export function stakeRefusals<C extends string>(
  typed: string,
  iso: C,
  { min, max }: StakeBounds<C>,
  account: Account<C> | null,
): Refusal<C>[] {
  if (typed.trim() === "") return [{ code: "no-stake" }];
  const amount = parseTypedAmount(typed, iso);
  if (!amount.ok) return [{ code: "amount" }];
  // A stake of zero is refused even without a minimum.
  const least = raiseAmountToMinimum(asMinor(1, iso), min);
  const refusals: Refusal<C>[] = [];
  if (isAmountBelow(amount.minor, least)) refusals.push({ code: "below-minimum", bound: least });
  if (max !== null && isAmountAbove(amount.minor, max))
    refusals.push({ code: "above-maximum", bound: max });
  if (account && isAmountAbove(amount.minor, account.money))
    refusals.push({ code: "funds", bound: account.money });
  return refusals;
}
