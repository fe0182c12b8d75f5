import { isValidLine, type MarketOutcome, oppositeLine } from "./markets";
import type { SourcePrice } from "./match";
import { fairPrice, priceWithMargin } from "./price";
import type { ResultProbabilities } from "./probabilities";
import { type MarketType, marketTypes, type Score } from "./types";

const plain: readonly MarketOutcome[] = (
  ["1", "X", "2", "1X", "12", "2X", "both-score-yes", "both-score-no"] as const
).map((type) => ({ type, param: null }));
/** Distances, in goals, of the offered totals from the main line of the total. */
const aroundTotal = [-0.5, -0.25, 0, 0.25, 0.5];
const aroundHandicap = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
const halfGoals = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5];
/**
 * By how many goals additional totals in play lie above the goals so far; `handicapsAhead`: how far
 * additional handicaps lie from the current difference.
 */
const totalsAhead = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3.5];
const handicapsAhead = [-0.5, -0.25, 0, 0.25, 0.5];

/**
 * Pre-match markets of football and ice hockey: winner, double chance, totals and handicaps around the even
 * line (or the stated one), both teams to score. A pair is left out if one side has no acceptable price.
 */
export function generateOpeningOutcomes(
  ends: ResultProbabilities,
  stated: readonly SourcePrice[],
  overround: number,
): readonly MarketOutcome[] {
  const total = mainLine(ends, "over", "under", 0.5, 7);
  const home =
    stated.find(({ type }) => type === "handicap-1")?.param ??
    mainLine(ends, "handicap-1", "handicap-2", -5, 5);
  const pairs = [
    ...[...halfGoals, ...aroundTotal.map((by) => total + by)]
      .filter((line) => line >= 0.5)
      .map(totalPair),
    ...aroundHandicap.map((by) => handicapPair(home + by)),
  ].filter((pair) => pair.every((outcome) => canBeOffered(ends, outcome, overround)));
  const single = plain.filter((outcome) => canBeOffered(ends, outcome, overround));
  return sortedUniqueOutcomes([...stated, ...single, ...pairs.flat()]);
}

/** Additional in-play markets: lines near the score, if both sides have an acceptable price. */
export function generateAdditionalInPlayLines(
  ends: ResultProbabilities,
  score: Score,
  overround: number,
): readonly MarketOutcome[] {
  return [
    ...totalsAhead.map((by) => totalPair(score.home + score.away + by)),
    ...handicapsAhead.map((by) => handicapPair(score.away - score.home + by)),
  ]
    .filter((pair) => pair.every((outcome) => canBeOffered(ends, outcome, overround)))
    .flat();
}

/** Unique outcomes, ordered by type, then by line. */
export function sortedUniqueOutcomes(outcomes: readonly MarketOutcome[]): readonly MarketOutcome[] {
  const unique = new Map(outcomes.map(({ type, param }) => [`${type} ${param}`, { type, param }]));
  return [...unique.values()].sort(
    (a, b) => place(a) - place(b) || (a.param ?? 0) - (b.param ?? 0),
  );
}

function place({ type }: MarketOutcome): number {
  return marketTypes.indexOf(type);
}

function mainLine(
  ends: ResultProbabilities,
  one: MarketType,
  other: MarketType,
  from: number,
  to: number,
): number {
  let main = from;
  let least = Number.POSITIVE_INFINITY;
  for (let line = from; line <= to; line += 0.25) {
    const facing = one === "over" ? line : oppositeLine(line);
    const apart = Math.abs(
      1 / fairPrice(ends, { type: one, param: line }) -
        1 / fairPrice(ends, { type: other, param: facing }),
    );
    if (apart < least - 1e-9) {
      least = apart;
      main = line;
    }
  }
  return main;
}

function totalPair(line: number): readonly MarketOutcome[] {
  return [
    { type: "over", param: line },
    { type: "under", param: line },
  ];
}

function handicapPair(line: number): readonly MarketOutcome[] {
  return [
    { type: "handicap-1", param: oppositeLine(oppositeLine(line)) },
    { type: "handicap-2", param: oppositeLine(line) },
  ];
}

/** Whether an outcome can be offered: a line of its type, at an accepted price. */
export function canBeOffered(
  ends: ResultProbabilities,
  outcome: MarketOutcome,
  overround: number,
): boolean {
  return (
    (outcome.param === null || isValidLine(outcome.type, outcome.param)) &&
    !priceWithMargin(fairPrice(ends, outcome), overround).isBlocked
  );
}
