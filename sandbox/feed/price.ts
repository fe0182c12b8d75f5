import type { MarketOutcome } from "./markets";
import type { IntegerDistribution, ResultProbabilities } from "./probabilities";
import type { MarketType } from "./types";

/** A displayed price: decimal text, and whether it is too short or too long to be offered. */
interface Quote {
  readonly coef: string;
  readonly isBlocked: boolean;
}

/** Shortest and longest price offered. */
const shortest = 1.02;
const longest = 500;

/**
 * Fair price without a margin: the expected return equals the stake; a push returns the stake and quarter
 * lines settle as two halves (CPN-25). 1 = certain, Infinity = impossible, NaN = no such market in this game.
 */
export function fairPrice(ends: ResultProbabilities, { type, param }: MarketOutcome): number {
  const line = param ?? 0;
  switch (type) {
    case "1":
      return 1 / ends.homeWin;
    case "X":
      return 1 / ends.draw;
    case "2":
      return 1 / ends.awayWin;
    case "1X":
      return 1 / (ends.homeWin + ends.draw);
    case "12":
      return 1 / (ends.homeWin + ends.awayWin);
    case "2X":
      return 1 / (ends.draw + ends.awayWin);
    case "both-score-yes":
      return 1 / ends.bothScore;
    case "both-score-no":
      return 1 / (1 - ends.bothScore);
    case "over":
      return linePrice(totalsOf(ends), (goals) => goals - line);
    case "under":
      return linePrice(totalsOf(ends), (goals) => line - goals);
    case "handicap-1":
      return linePrice(marginsOf(ends), (margin) => margin + line);
    case "handicap-2":
      return linePrice(marginsOf(ends), (margin) => line - margin);
    case "winner-1":
      return 1 / (ends.overall ?? Number.NaN);
    case "winner-2":
      return 1 / (1 - (ends.overall ?? Number.NaN));
    case "games-over":
    case "points-over":
      return linePrice(ends.small?.totals, (total) => total - line);
    case "games-under":
    case "points-under":
      return linePrice(ends.small?.totals, (total) => line - total);
    case "games-handicap-1":
      return linePrice(ends.small?.margins, (margin) => margin + line);
    case "games-handicap-2":
      return linePrice(ends.small?.margins, (margin) => line - margin);
    case "odd":
      return 1 / parityChance(ends, 1);
    case "even":
      return 1 / parityChance(ends, 0);
    case "half-1-over":
      return linePrice(firstTotalsOf(ends), (goals) => goals - line);
    case "half-1-under":
      return linePrice(firstTotalsOf(ends), (goals) => line - goals);
    case "corners-over":
      return linePrice(ends.corners, (corners) => corners - line);
    case "corners-under":
      return linePrice(ends.corners, (corners) => line - corners);
    case "cards-over":
      return linePrice(ends.cards, (cards) => cards - line);
    case "cards-under":
      return linePrice(ends.cards, (cards) => line - cards);
    default:
      return type.startsWith("half-") ? halfPrice(ends, type) : partPrice(ends, type, line);
  }
}

/**
 * Fair price of a market on one set or map, or of a correct score. Bets on a set that is not played
 * are void, so the probabilities are those on condition that it is played.
 */
function partPrice(ends: ResultProbabilities, type: MarketType, line: number): number {
  const [kind, first, second] = type.split("-");
  if (kind === "score") return 1 / (ends.scores?.get(type.slice("score-".length)) ?? 0);
  const part = ends.parts?.[Number(first) - 1];
  if (!part) return Number.NaN;
  const totals = { least: 0, chances: part.totals };
  if (second === "over") return linePrice(totals, (total) => total - line);
  if (second === "under") return linePrice(totals, (total) => line - total);
  return (part.home + part.away) / (second === "1" ? part.home : part.away);
}

/** `half-1-X`, `half-2-1`, `half-full-X-2`. */
function halfPrice({ halves }: ResultProbabilities, type: MarketType): number {
  if (!halves) return Number.NaN;
  const [, kind, first = "", second = ""] = type.split("-");
  if (kind === "full") return 1 / (halves.both[placeOf(first)]?.[placeOf(second)] ?? 0);
  return 1 / (kind === "1" ? halves.first : halves.second)[placeOf(first)];
}

/** Index of a result in `ThreeWayProbabilities`. */
function placeOf(result: string): 0 | 1 | 2 {
  if (result === "X") return 1;
  return result === "1" ? 0 : 2;
}

function parityChance({ totals }: ResultProbabilities, parity: 0 | 1): number {
  return totals.reduce((sum, chance, total) => (total % 2 === parity ? sum + chance : sum), 0);
}

const firstTotalsOf = ({ halves }: ResultProbabilities): IntegerDistribution | undefined =>
  halves && { least: 0, chances: halves.firstTotals };
const totalsOf = ({ totals }: ResultProbabilities): IntegerDistribution => ({
  least: 0,
  chances: totals,
});
const marginsOf = ({ margins, leastMargin }: ResultProbabilities): IntegerDistribution => ({
  least: leastMargin,
  chances: margins,
});

/**
 * Fair price of a total or handicap. `ahead` tells by how much a result is on the winning side of
 * the bet's line (negative: on the losing side); a quarter either way settles only half of the
 * stake, 0 returns the stake.
 */
function linePrice(
  spread: IntegerDistribution | undefined,
  ahead: (value: number) => number,
): number {
  if (!spread) return Number.NaN;
  let won = 0;
  let lost = 0;
  const { least, chances } = spread;
  for (let at = 0; at < chances.length; at++) {
    const chance = chances[at] ?? 0;
    const by = Math.max(-0.5, Math.min(0.5, ahead(least + at)));
    if (by > 0) won += chance * by;
    else lost -= chance * by;
  }
  return 1 + lost / won;
}

/**
 * Applies the margin to a fair price, and cuts the result to three decimals below 1.1, two below
 * 10, one below 50, else none. A price below 1.02 or above the longest price is blocked (ODD-04).
 * @param overround sum of the market's implied probabilities, about 1.05
 */
export function priceWithMargin(fair: number, overround: number): Quote {
  // At short prices a flat margin would take the whole profit; at most half of it is taken.
  const price = Math.max(fair / overround, 1 + (fair - 1) / 2);
  if (!(price >= shortest)) return { coef: String(shortest), isBlocked: true };
  if (price > longest) return { coef: String(longest), isBlocked: true };
  const scale = price < 1.1 ? 1000 : price < 10 ? 100 : price < 50 ? 10 : 1;
  return { coef: String(Math.floor(price * scale) / scale), isBlocked: false };
}
