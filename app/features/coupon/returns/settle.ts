import Big from "big.js";
import { atMost, isAbove, type Minor, zero } from "../../money/amount";
import { productOf } from "../../odds/price";
import { ratioOf, returnAt } from "../../odds/ratio";
import { noRewards, percentFor, type Rewards } from "../bonuses/bonus";
import { type CouponTypeId, couponTypes, type LegState, type PlacedState } from "../types";
import { blocksOf, totalReturn } from "./combine";
import { systemSize } from "./lines";
import { decide, type FinalScore, isLined, isPlain, quartersAhead } from "./outcomes";

export type { FinalScore } from "./outcomes";

/** Whether a type and its line can be settled by this product: types with a line need one in quarters. */
export function isSettleable(type: string, param: string): boolean {
  return isLined(type) ? quarters(param) !== null : isPlain(type) && param === "";
}

/**
 * How a leg ended (CPN-25). `param` is the line as decimal text. A push is void; a quarter line is two halves,
 * one on each neighbouring half line; a null score, an unknown type, a line that is none and an outcome that the
 * score does not decide (a set never played) is void: nobody may win or lose on what cannot be decided.
 */
export function settleLeg(type: string, param: string, score: FinalScore | null): LegState {
  if (score === null || !isSettleable(type, param)) return "void";
  if (!isLined(type)) {
    const isWon = decide(type, score);
    return isWon === null ? "void" : isWon ? "won" : "lost";
  }
  const ahead = quartersAhead(type, quarters(param) ?? 0, score);
  return ahead === null ? "void" : byMargin(ahead);
}

/** What one unit on the leg brings: void 1, half won (1 + price)/2, half lost 1/2; an open leg counts as won. */
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
 * The outcome of a single or an express, or null while it is undecided (open legs and none lost). Only
 * the total is rounded, down (CPN-25). The state tells what became of the money: more than the
 * stake is won, the stake itself void, less lost (a half lost single is lost and returns half).
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

/** A placed coupon as its outcome depends on it. */
export interface Settled<C extends string = string> {
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly stake: Minor<C>;
  readonly amountByBlockId: Readonly<Record<string, Minor<C>>>;
  readonly legs: readonly {
    readonly state: LegState;
    readonly coef: string;
    readonly isBanker: boolean;
    readonly blockId: number;
  }[];
  /** What was promised beside the prices (CPN-06, CPN-13, CPN-14). */
  readonly rewards?: Rewards<C>;
  /** Nothing above it is paid; null where there is no such bound. */
  readonly maxPayout?: Minor<C> | null;
}

/** What became of a coupon's money. */
export interface Outcome<C extends string = string> {
  readonly state: PlacedState;
  readonly return: Minor<C>;
}

/**
 * The outcome of a coupon of any type, or null while it is undecided (CPN-07, CPN-25). A system or a coupon of blocks
 * is won where a won leg brings something back, however little; it is lost as soon as nothing can come of it.
 */
export function settleCoupon<C extends string>(coupon: Settled<C>): Outcome<C> | null {
  const { typeId, legs } = coupon;
  if (typeId !== couponTypes.system && typeId !== couponTypes.blocks) {
    const outcome = settleExpress(coupon.stake, legs);
    return outcome?.state === "won" ? { ...outcome, return: rewarded(coupon) } : outcome;
  }
  const isOfBlocks = typeId === couponTypes.blocks;
  if (!isOfBlocks && isSystemLost(coupon)) return { state: "lost", return: zero() };
  // Nobody waits for the others of a block that is lost already.
  const counting = isOfBlocks ? [...blocksOf(legs).values()].filter(isAlive).flat() : legs;
  if (legs.length === 0 || counting.some((leg) => leg.state === "open")) return null;
  const counted = legs.map((leg) => ({ ...leg, factor: legFactor(leg.state, new Big(leg.coef)) }));
  const paid = totalReturn({ ...coupon, legs: counted });
  const isWon = legs.some(({ state }) => state === "won" || state === "half-won");
  const state = isAbove(paid, zero()) && isWon ? "won" : paid === coupon.stake ? "void" : "lost";
  return { state, return: paid };
}

/**
 * A won single or express with its rewards, rounded once with them. Of an express bonus only the bets that were played
 * count: one that became void is no bet any more (CPN-06).
 */
function rewarded<C extends string>({
  rewards = noRewards,
  maxPayout = null,
  ...coupon
}: Settled<C>): Minor<C> {
  const played = coupon.legs.filter(({ state }) => state !== "void").length;
  const bonusPercent = Math.min(rewards.bonusPercent, percentFor(played));
  const legs = coupon.legs.map((leg) => ({ ...leg, factor: legFactor(leg.state, new Big(leg.coef)) }));
  return atMost(totalReturn({ ...coupon, legs, bonusPercent, extras: rewards.extras }), maxPayout);
}

/** A lost banker loses all (CPN-25), and so does every event that the lines can no longer do without. */
function isSystemLost({ systemValue, legs }: Pick<Settled, "systemValue" | "legs">): boolean {
  const events = legs.filter(({ isBanker }) => !isBanker);
  const size = systemSize(systemValue, events.length) ?? 0;
  const isBankerLost = legs.some(({ isBanker, state }) => isBanker && state === "lost");
  return isBankerLost || events.filter(({ state }) => state !== "lost").length < size;
}

function isAlive(block: readonly { readonly state: LegState }[]): boolean {
  return block.every(({ state }) => state !== "lost");
}

/**
 * What a stake returns at a coefficient, rounded down (CPN-25). Beyond what an amount can hold it stays at the largest
 * one; a platform's highest payout lies far below.
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
