import Big from "big.js";
import { isAbove, type Minor, zero } from "../../money/amount";
import { productOf } from "../../odds/price";
import { ratioOf, returnAt } from "../../odds/ratio";
import { noRewards, percentFor, type Rewards } from "../bonus";
import { isCombination, selectionsOf } from "../combination";
import { type CouponTypeId, kindOf } from "../kinds";
import type { Parts } from "../kinds/kind";
import type { LegState, PlacedState } from "../types";
import { totalReturn } from "./combine";
import { decide, type FinalScore, isLined, isPlain, quartersAhead } from "./outcomes";

export type { FinalScore } from "./outcomes";

/** Whether this product can settle a type and its line: lines are multiples of a quarter. */
export function isSettleable(type: string, param: string): boolean {
  if (isCombination(type)) return param === "" && selectionsOf(type) !== null;
  return isLined(type) ? quarters(param) !== null : isPlain(type) && param === "";
}

/**
 * Settles a leg (CPN-25). `param` is the line as decimal text. A push is void; a quarter line is two halves,
 * one on each neighbouring half line. A null score, an unknown type, an invalid line and an undecided outcome
 * (a set never played) are void. A same-game accumulator is won if all its selections are, else lost.
 */
export function settleLeg(type: string, param: string, score: FinalScore | null): LegState {
  if (score === null || !isSettleable(type, param)) return "void";
  const selections = selectionsOf(type);
  if (selections) {
    const isWon = selections.every((one) => settleLeg(one.type, one.param, score) === "won");
    return isWon ? "won" : "lost";
  }
  if (!isLined(type)) {
    const isWon = decide(type, score);
    return isWon === null ? "void" : isWon ? "won" : "lost";
  }
  const ahead = quartersAhead(type, quarters(param) ?? 0, score);
  return ahead === null ? "void" : byMargin(ahead);
}

/** The return per unit of a leg: void 1, half won (1 + price)/2, half lost 1/2; an open leg counts as won. */
export function legFactor(state: LegState, price: Big): Big {
  switch (state) {
    case "open":
    case "won":
      return price;
    case "half-won":
      return price.plus(1).div(2);
    case "void":
      return new Big(1);
    case "half-lost":
      return new Big("0.5");
    case "lost":
      return new Big(0);
  }
}

/**
 * The result of a single or an express, or null while undecided (open legs and none lost). Only the total is
 * rounded, down (CPN-25). The state follows the return: above the stake is won, equal void, below lost (a
 * half lost single is lost and returns half).
 */
export function settleExpress<C extends string>(
  stake: Minor<C>,
  legs: readonly { readonly state: LegState; readonly coef: string }[],
): Outcome<C> | null {
  if (legs.some((leg) => leg.state === "lost")) return { state: "lost", return: zero() };
  if (legs.length === 0 || legs.some((leg) => leg.state === "open")) return null;
  const factor = productOf(legs.map((leg) => legFactor(leg.state, new Big(leg.coef))));
  const state = factor.gt(1) ? "won" : factor.eq(1) ? "void" : "lost";
  return { state, return: possibleWin(stake, factor) };
}

/** The fields of a placed coupon that settle it. */
export interface Settled<C extends string = string> {
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  /** The whole stake as placed, and the part of it still on the bet; absent = all of it (CPN-23). */
  readonly stake: Minor<C>;
  readonly kept?: Minor<C>;
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  readonly legs: readonly {
    readonly state: LegState;
    readonly coef: string;
    readonly isBanker: boolean;
    readonly blockId: number;
  }[];
  /** The rewards promised at placing (CPN-06, CPN-13, CPN-14). */
  readonly rewards?: Rewards<C>;
  /** The largest payout; null = unbounded. */
  readonly maxPayout?: Minor<C> | null;
}

/** The result of a coupon. */
export interface Outcome<C extends string = string> {
  readonly state: PlacedState;
  readonly return: Minor<C>;
}

/** The result of a coupon of any type, or null while undecided (CPN-07, CPN-25). */
export function settleCoupon<C extends string>(coupon: Settled<C>): Outcome<C> | null {
  const { parts } = kindOf(coupon.typeId);
  if (parts) return settleParts(coupon, parts);
  const outcome = settleExpress(coupon.kept ?? coupon.stake, coupon.legs);
  return outcome?.state === "won" ? { ...outcome, return: rewarded(coupon) } : outcome;
}

/** It is won if a won leg returns anything; it is lost as soon as no line or block can win. */
function settleParts<C extends string>(coupon: Settled<C>, parts: Parts): Outcome<C> | null {
  const { legs, systemValue } = coupon;
  if (parts.isLost(legs, systemValue)) return { state: "lost", return: zero() };
  if (legs.length === 0 || parts.counting(legs).some((leg) => leg.state === "open")) return null;
  const counted = legs.map((leg) => ({ ...leg, factor: legFactor(leg.state, new Big(leg.coef)) }));
  const paid = totalReturn({ ...coupon, legs: counted });
  const isWon = legs.some(({ state }) => state === "won" || state === "half-won");
  const kept = coupon.kept ?? coupon.stake;
  const state = isAbove(paid, zero()) && isWon ? "won" : paid === kept ? "void" : "lost";
  return { state, return: paid };
}

/**
 * The return of a won single or express with its rewards, rounded once. The express bonus counts only bets
 * that are not void (CPN-06).
 */
function rewarded<C extends string>({
  rewards = noRewards,
  maxPayout = null,
  ...coupon
}: Settled<C>): Minor<C> {
  const played = coupon.legs.filter(({ state }) => state !== "void").length;
  const bonusPercent = Math.min(rewards.bonusPercent, percentFor(played));
  const legs = coupon.legs.map((leg) => ({
    ...leg,
    factor: legFactor(leg.state, new Big(leg.coef)),
  }));
  return totalReturn({ ...coupon, legs, bonusPercent, extras: rewards.extras }, maxPayout);
}

/**
 * The return of a stake at a price, rounded down (CPN-25). Capped at the largest amount; a platform's maximum
 * payout is far below.
 */
export function possibleWin<C extends string>(stake: Minor<C>, coef: Big): Minor<C> {
  return returnAt(stake, ratioOf(coef));
}

/** A line as a whole number of quarters, or null: `-0.75` is -3. */
function quarters(param: string): number | null {
  if (!/^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(param)) return null;
  const count = new Big(param.replace("+", "")).times(4);
  return count.mod(1).eq(0) ? Number(count.toFixed()) : null;
}

/** A margin of one quarter is a half push: the other half of the stake is decided. */
function byMargin(quarterMargin: number): LegState {
  if (quarterMargin > 1) return "won";
  if (quarterMargin === 1) return "half-won";
  if (quarterMargin === 0) return "void";
  return quarterMargin === -1 ? "half-lost" : "lost";
}
