import Big from "big.js";
import { isAmountAbove, type Minor, zero } from "../../money/amount";
import { productOfPrices } from "../../odds/price";
import {
  roundDownUnroundedAmount,
  toRatio,
  type UnroundedAmount,
  unroundedReturn,
  zeroRatio,
} from "../../odds/ratio";
import { type CouponRewards, expressBonusPercentForBetCount, noCouponRewards } from "../bonus";
import { type CouponTypeId, couponKindByType } from "../kinds";
import type { PartSettlementRules } from "../kinds/kind";
import type { PlacedCouponState, PlacedLegState } from "../placed";
import { exactTotalReturn } from "./combine";
import { legReturnFactor } from "./leg-return";

/** A result before its return is rounded. */
interface ExactOutcome<C extends string> {
  readonly state: PlacedCouponState;
  readonly return: UnroundedAmount<C>;
}

/**
 * The result of a single or an express, or null while undecided (open legs and none lost). The state
 * follows the return: above the stake is won, equal void, below lost (a half lost single is lost and
 * returns half).
 */
function settleProduct<C extends string>(
  stake: Minor<C>,
  legs: readonly { readonly state: PlacedLegState; readonly coef: string }[],
): ExactOutcome<C> | null {
  if (legs.some((leg) => leg.state === "lost"))
    return { state: "lost", return: unroundedReturn(stake, zeroRatio) };
  if (legs.length === 0 || legs.some((leg) => leg.state === "open")) return null;
  const factor = productOfPrices(legs.map((leg) => legReturnFactor(leg.state, new Big(leg.coef))));
  const state = factor.gt(1) ? "won" : factor.eq(1) ? "void" : "lost";
  return { state, return: unroundedReturn(stake, toRatio(factor)) };
}

/** The fields of a placed coupon that settle it. */
export interface SettlementInput<C extends string = string> {
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  /**
   * The whole stake as placed (`stake`), and the part of it still on the bet (`kept`, absent = all
   * of it; CPN-23).
   */
  readonly stake: Minor<C>;
  readonly kept?: Minor<C>;
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  readonly legs: readonly {
    readonly state: PlacedLegState;
    readonly coef: string;
    readonly isBanker: boolean;
    readonly blockId: number;
  }[];
  /** The rewards promised at placing (CPN-06, CPN-13, CPN-14). */
  readonly rewards?: CouponRewards<C>;
  /** The largest payout; null = unbounded. */
  readonly maxPayout?: Minor<C> | null;
  /** The largest payout of each block, which are bounded by themselves (CPN-09); absent = unbounded. */
  readonly maxPayoutByBlockId?: Readonly<Record<string, Minor<C>>>;
}

/** The result of a coupon. */
export interface CouponOutcome<C extends string = string> {
  readonly state: PlacedCouponState;
  readonly return: Minor<C>;
}

/**
 * The result of a coupon of any type, or null while undecided. Only the total is rounded, down (CPN-07,
 * CPN-25).
 */
export function settleCoupon<C extends string>(
  coupon: SettlementInput<C>,
): CouponOutcome<C> | null {
  const outcome = settleExactly(coupon);
  return outcome && { ...outcome, return: roundDownUnroundedAmount(outcome.return) };
}

/**
 * What a coupon returns if every open leg wins, before rounding. Settlement pays it rounded down, and of
 * a smaller stake left on the bet its proportion, rounded down (CPN-23, CPN-25).
 */
export function exactPossibleReturn<C extends string>(
  coupon: SettlementInput<C>,
): UnroundedAmount<C> {
  const legs = coupon.legs.map((leg) =>
    leg.state === "open" ? { ...leg, state: "won" as const } : leg,
  );
  return settleExactly({ ...coupon, legs })?.return ?? unroundedReturn(coupon.stake, zeroRatio);
}

function settleExactly<C extends string>(coupon: SettlementInput<C>): ExactOutcome<C> | null {
  const { parts } = couponKindByType(coupon.typeId);
  if (parts) return settleParts(coupon, parts);
  const outcome = settleProduct(coupon.kept ?? coupon.stake, coupon.legs);
  return outcome?.state === "won" ? { ...outcome, return: rewarded(coupon) } : outcome;
}

/**
 * The result of a coupon whose lines or blocks win and lose independently; null while undecided. It
 * is lost as soon as no line or block can win. Else it is won if it returns anything and a leg is
 * won or half won, void if it returns exactly the stake without such a leg, and lost otherwise.
 */
function settleParts<C extends string>(
  coupon: SettlementInput<C>,
  parts: PartSettlementRules,
): ExactOutcome<C> | null {
  const { legs, systemValue } = coupon;
  if (parts.isLost(legs, systemValue))
    return { state: "lost", return: unroundedReturn(coupon.stake, zeroRatio) };
  if (legs.length === 0 || parts.counting(legs).some((leg) => leg.state === "open")) return null;
  const counted = legs.map((leg) => ({
    ...leg,
    factor: legReturnFactor(leg.state, new Big(leg.coef)),
  }));
  const exact = exactTotalReturn({ ...coupon, legs: counted }, coupon.maxPayout ?? null);
  const paid = roundDownUnroundedAmount(exact);
  const isWon = legs.some(({ state }) => state === "won" || state === "half-won");
  const kept = coupon.kept ?? coupon.stake;
  const state = isAmountAbove(paid, zero()) && isWon ? "won" : paid === kept ? "void" : "lost";
  return { state, return: exact };
}

/**
 * The return of a won single or express with its rewards, at most `maxPayout` (null = unbounded),
 * before rounding. The express bonus counts only bets that are not void (CPN-06).
 */
function rewarded<C extends string>({
  rewards = noCouponRewards,
  maxPayout = null,
  ...coupon
}: SettlementInput<C>): UnroundedAmount<C> {
  const played = coupon.legs.filter(({ state }) => state !== "void").length;
  const bonusPercent = Math.min(rewards.bonusPercent, expressBonusPercentForBetCount(played));
  const legs = coupon.legs.map((leg) => ({
    ...leg,
    factor: legReturnFactor(leg.state, new Big(leg.coef)),
  }));
  return exactTotalReturn({ ...coupon, legs, bonusPercent, extras: rewards.extras }, maxPayout);
}
