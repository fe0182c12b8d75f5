import type { MarketOutcome } from "./markets";
import { canBeOffered } from "./offer";
import { fairPrice } from "./price";
import type { IntegerDistribution, ResultProbabilities } from "./probabilities";
import { type MarketType, marketTypes } from "./types";

const linesOfHalf = [0.5, 1.5, 2.5];
/** Distances of the offered lines of corners and cards from the line nearest to even. */
const linesAround = [-2, -1, 0, 1, 2];

const pairs = {
  half: ["half-1-over", "half-1-under"],
  corners: ["corners-over", "corners-under"],
  cards: ["cards-over", "cards-under"],
} as const satisfies Record<string, readonly [MarketType, MarketType]>;

/**
 * Football's further market types without a line: odd and even, correct scores, and results of the
 * halves.
 */
const plain = marketTypes.filter(
  (type) =>
    type === "odd" ||
    type === "even" ||
    type.startsWith("score-") ||
    /^half-(?:1|2|full-[1X2])-[1X2]$/.test(type),
);
const extra: ReadonlySet<MarketType> = new Set([...plain, ...Object.values(pairs).flat()]);

/**
 * Outcomes of halves, correct scores, odd and even, corners and cards that have an acceptable
 * price.
 */
export function generateSideMarketOutcomes(
  ends: ResultProbabilities,
  overround: number,
): readonly MarketOutcome[] {
  const lined = [
    ...linesOfHalf.flatMap((line) => pairAt(pairs.half, line)),
    ...countPairs(ends.corners, pairs.corners),
    ...countPairs(ends.cards, pairs.cards),
  ];
  const single = plain.map((type) => [{ type, param: null }]);
  return [...single, ...lined]
    .filter((outcomes) => outcomes.every((outcome) => canBeOffered(ends, outcome, overround)))
    .flat();
}

/**
 * Whether a pre-match outcome stays on offer in play: those of `generateSideMarketOutcomes` that are decided, or
 * for which the timeline has no data, do not.
 */
export function isStillOfferedInPlay(ends: ResultProbabilities, outcome: MarketOutcome): boolean {
  if (!extra.has(outcome.type)) return true;
  const fair = fairPrice(ends, outcome);
  return Number.isFinite(fair) && fair > 1 + 1e-9;
}

function countPairs(
  spread: IntegerDistribution | undefined,
  types: readonly [MarketType, MarketType],
): readonly (readonly MarketOutcome[])[] {
  if (!spread) return [];
  const even = evenLine(spread);
  return linesAround
    .map((by) => even + by)
    .filter((line) => line > 0)
    .flatMap((line) => pairAt(types, line));
}

function pairAt(
  [over, under]: readonly [MarketType, MarketType],
  line: number,
): readonly (readonly MarketOutcome[])[] {
  return [
    [
      { type: over, param: line },
      { type: under, param: line },
    ],
  ];
}

/**
 * The half line (2.5, 3.5, …) for which "over" and "under" come nearest to equal probabilities.
 */
function evenLine({ chances }: IntegerDistribution): number {
  let below = 0;
  for (let nth = 0; nth < chances.length; nth++) {
    const next = below + (chances[nth] ?? 0);
    if (next >= 0.5) return Math.abs(next - 0.5) < Math.abs(below - 0.5) ? nth + 0.5 : nth - 0.5;
    below = next;
  }
  return 0.5;
}
