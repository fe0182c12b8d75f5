import Big from "big.js";
import { isCombination, parseCombinationType } from "../combination";
import type { PlacedLegState } from "../placed";
import { marginInQuarters, marketTypeHasLine } from "./line-margins";
import { decideOutcomeWithoutLine, isMarketTypeWithoutLine } from "./outcomes";
import type { FinalScore } from "./score";

/** Whether this product can settle a type and its line: lines are multiples of a quarter. */
export function isSettleable(type: string, param: string): boolean {
  if (isCombination(type)) return param === "" && parseCombinationType(type) !== null;
  return marketTypeHasLine(type)
    ? quarters(param) !== null
    : isMarketTypeWithoutLine(type) && param === "";
}

/**
 * Settles a leg (CPN-25). `param` is the line as decimal text. A push is void; a quarter line is two halves,
 * one on each neighbouring half line. A null score, an unknown type, an invalid line and an undecided outcome
 * (a set never played) are void. A same-game accumulator is won if all its selections are, else lost.
 */
export function settleLeg(type: string, param: string, score: FinalScore | null): PlacedLegState {
  if (score === null || !isSettleable(type, param)) return "void";
  const selections = parseCombinationType(type);
  if (selections) {
    const isWon = selections.every((one) => settleLeg(one.type, one.param, score) === "won");
    return isWon ? "won" : "lost";
  }
  if (!marketTypeHasLine(type)) {
    const isWon = decideOutcomeWithoutLine(type, score);
    return isWon === null ? "void" : isWon ? "won" : "lost";
  }
  const ahead = marginInQuarters(type, quarters(param) ?? 0, score);
  return ahead === null ? "void" : byMargin(ahead);
}

/**
 * A line as a whole number of quarters: `-0.75` is -3. Null for a text that is no number or no
 * multiple of a quarter.
 */
function quarters(param: string): number | null {
  if (!/^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(param)) return null;
  const count = new Big(param.replace("+", "")).times(4);
  return count.mod(1).eq(0) ? Number(count.toFixed()) : null;
}

/**
 * The state of a leg by its margin over the line, in quarters. At a margin of one quarter, half of
 * the stake is returned and the other half is won or lost.
 */
function byMargin(quarterMargin: number): PlacedLegState {
  if (quarterMargin > 1) return "won";
  if (quarterMargin === 1) return "half-won";
  if (quarterMargin === 0) return "void";
  return quarterMargin === -1 ? "half-lost" : "lost";
}
