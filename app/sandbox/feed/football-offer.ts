import type { Outcome } from "./markets";
import { hasPrice } from "./offer";
import type { Outlook, Spread } from "./outlook";
import { fairPrice } from "./price";
import { type MarketType, marketTypes } from "./types";

const linesOfHalf = [0.5, 1.5, 2.5];
/** Lines of corners and cards on each side of the one nearest to even. */
const linesAround = [-2, -1, 0, 1, 2];

const pairs = {
  half: ["half-1-over", "half-1-under"],
  corners: ["corners-over", "corners-under"],
  cards: ["cards-over", "cards-under"],
} as const satisfies Record<string, readonly [MarketType, MarketType]>;

/** Markets of football beside those of the whole match's winner, totals and handicaps. */
const plain = marketTypes.filter(
  (type) =>
    type === "odd" ||
    type === "even" ||
    type.startsWith("score-") ||
    /^half-(?:1|2|full-[1X2])-[1X2]$/.test(type),
);
const extra: ReadonlySet<MarketType> = new Set([...plain, ...Object.values(pairs).flat()]);

/** Halves, correct scores, odd and even, corners and cards, as far as they have an acceptable price. */
export function extraOutcomes(ends: Outlook, overround: number): readonly Outcome[] {
  const lined = [
    ...linesOfHalf.flatMap((line) => pairAt(pairs.half, line)),
    ...countPairs(ends.corners, pairs.corners),
    ...countPairs(ends.cards, pairs.cards),
  ];
  const single = plain.map((type) => [{ type, param: null }]);
  return [...single, ...lined]
    .filter((outcomes) => outcomes.every((outcome) => hasPrice(ends, outcome, overround)))
    .flat();
}

/**
 * Whether an outcome of the opening is offered in play: those of `extraOutcomes` that are decided, or of which
 * the course tells nothing, are not.
 */
export function isStillOpen(ends: Outlook, outcome: Outcome): boolean {
  if (!extra.has(outcome.type)) return true;
  const fair = fairPrice(ends, outcome);
  return Number.isFinite(fair) && fair > 1 + 1e-9;
}

function countPairs(
  spread: Spread | undefined,
  types: readonly [MarketType, MarketType],
): readonly (readonly Outcome[])[] {
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
): readonly (readonly Outcome[])[] {
  return [
    [
      { type: over, param: line },
      { type: under, param: line },
    ],
  ];
}

/** The half line whose sides are nearest to each other. */
function evenLine({ chances }: Spread): number {
  let below = 0;
  for (let nth = 0; nth < chances.length; nth++) {
    const next = below + (chances[nth] ?? 0);
    if (next >= 0.5) return Math.abs(next - 0.5) < Math.abs(below - 0.5) ? nth + 0.5 : nth - 0.5;
    below = next;
  }
  return 0.5;
}
