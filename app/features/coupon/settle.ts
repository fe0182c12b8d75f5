import Big from "big.js";
import { productOf } from "../odds/price";
import type { LegState, PlacedState } from "./types";

/** The final score a leg is settled by; null where the event has none (abandoned, cancelled). */
export interface FinalScore {
  readonly home: number;
  readonly away: number;
}

/** How a score decides a leg. */
type Judge = (score: FinalScore) => LegState;

const half = new Big("0.5");

const outcomes = new Map<string, (score: FinalScore) => boolean>([
  ["1", ({ home, away }) => home > away],
  ["X", ({ home, away }) => home === away],
  ["2", ({ home, away }) => home < away],
  ["1X", ({ home, away }) => home >= away],
  ["12", ({ home, away }) => home !== away],
  ["2X", ({ home, away }) => home <= away],
  ["both-score-yes", ({ home, away }) => home > 0 && away > 0],
  ["both-score-no", ({ home, away }) => home === 0 || away === 0],
]);

/** Quarters of a goal by which a type stands above its line, itself in quarters; a total's counts against "over". */
const margins = new Map<string, (score: FinalScore, line: number) => number>([
  ["over", ({ home, away }, line) => 4 * (home + away) - line],
  ["under", ({ home, away }, line) => line - 4 * (home + away)],
  ["handicap-1", ({ home, away }, line) => 4 * (home - away) + line],
  ["handicap-2", ({ home, away }, line) => 4 * (away - home) + line],
]);

/** Whether a type and its line can be settled by this product: types with a line need one in quarters. */
export function isSettleable(type: string, param: string): boolean {
  return judgeOf(type, param) !== null;
}

/**
 * How a leg ended (CPN-25). `param` is the line as decimal text. A push is void; a quarter line is two halves,
 * one on each neighbouring half line; a null score, an unknown type or a line that is none is void: nobody may
 * win or lose on what cannot be decided.
 */
export function settleLeg(type: string, param: string, score: FinalScore | null): LegState {
  const judge = judgeOf(type, param);
  return score && judge ? judge(score) : "void";
}

/** What one unit on the leg brings: void 1, half won (1 + price)/2, half lost 1/2; an open leg counts as won. */
export function legFactor(state: LegState, price: Big): Big {
  switch (state) {
    case "open":
    case "won":
      return price;
    case "half-won":
      return price.plus(1).times(half);
    case "void":
      return new Big(1);
    case "half-lost":
      return half;
    case "lost":
      return new Big(0);
  }
}

/**
 * The outcome of a single or an express, or null while it is undecided (open legs and none lost). Amounts are
 * minor units; only the total is rounded, down (CPN-25). The state tells what became of the money: more than the
 * stake is won, the stake itself void, less lost (a half lost single is lost and returns half).
 */
export function settleExpress(
  stakeMinor: number,
  legs: readonly { readonly state: LegState; readonly coef: string }[],
): { readonly state: PlacedState; readonly return: number } | null {
  if (legs.some((leg) => leg.state === "lost")) return { state: "lost", return: 0 };
  if (legs.length === 0 || legs.some((leg) => leg.state === "open")) return null;
  const factor = productOf(legs.map((leg) => legFactor(leg.state, new Big(leg.coef))));
  const state = factor.gt(1) ? "won" : factor.eq(1) ? "void" : "lost";
  return { state, return: possibleWin(stakeMinor, factor) };
}

/**
 * What a stake returns at a coefficient, in minor units, rounded down (CPN-25). Beyond what an amount can hold
 * it stays at the largest one; a platform's highest payout lies far below.
 */
export function possibleWin(stakeMinor: number, coef: Big): number {
  const win = coef.times(stakeMinor).round(0, Big.roundDown);
  return win.gt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(win.toFixed());
}

/** The rule of a type with its line; null where the product cannot settle it. */
function judgeOf(type: string, param: string): Judge | null {
  const outcome = outcomes.get(type);
  if (outcome && param === "") return (score) => (outcome(score) ? "won" : "lost");
  const margin = margins.get(type);
  const line = quarters(param);
  return margin && line !== null ? (score) => byMargin(margin(score, line)) : null;
}

/** A line as a whole number of quarters, or null: `-0.75` is -3. */
function quarters(param: string): number | null {
  if (!/^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(param)) return null;
  const count = new Big(param.replace("+", "")).times(4);
  return count.mod(1).eq(0) ? Number(count.toFixed()) : null;
}

/** A margin of one quarter is a half push: the other half of the stake is decided. */
function byMargin(quarterMargin: number): LegState {
  if (quarterMargin === 0) return "void";
  if (quarterMargin === 1) return "half-won";
  if (quarterMargin === -1) return "half-lost";
  return quarterMargin > 0 ? "won" : "lost";
}
