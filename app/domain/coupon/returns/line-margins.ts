import type { FinalScore, SideScores } from "./score";

/**
 * How a market type with a line is decided: `margin` is the score's margin before the line applies,
 * and the line is added to it (`lineSign` 1) or, for "over", subtracted (-1).
 */
interface Lined {
  readonly margin: (score: FinalScore) => number | null;
  readonly lineSign: 1 | -1;
}

/**
 * The types of totals of one set or map, such as `part-2-over`: the rounds, points or games of the
 * second one; undecided if it was not played.
 */
const partTotals = ([1, 2, 3, 4, 5] as const).flatMap((nth): [string, Lined][] => [
  [`part-${nth}-over`, { margin: ({ parts }) => count(parts?.[nth - 1], 1), lineSign: -1 }],
  [`part-${nth}-under`, { margin: ({ parts }) => count(parts?.[nth - 1], -1), lineSign: 1 }],
]);

const lined: Readonly<Record<string, Lined>> = {
  over: { margin: ({ home, away }) => home + away, lineSign: -1 },
  under: { margin: ({ home, away }) => -home - away, lineSign: 1 },
  "handicap-1": { margin: ({ home, away }) => home - away, lineSign: 1 },
  "handicap-2": { margin: ({ home, away }) => away - home, lineSign: 1 },
  "games-over": { margin: (score) => partsMargin(score, 1, 1), lineSign: -1 },
  "games-under": { margin: (score) => partsMargin(score, -1, -1), lineSign: 1 },
  "games-handicap-1": { margin: (score) => partsMargin(score, 1, -1), lineSign: 1 },
  "games-handicap-2": { margin: (score) => partsMargin(score, -1, 1), lineSign: 1 },
  "points-over": { margin: (score) => partsMargin(score, 1, 1), lineSign: -1 },
  "points-under": { margin: (score) => partsMargin(score, -1, -1), lineSign: 1 },
  "half-1-over": { margin: ({ halfTime }) => count(halfTime, 1), lineSign: -1 },
  "half-1-under": { margin: ({ halfTime }) => count(halfTime, -1), lineSign: 1 },
  "corners-over": { margin: ({ corners }) => count(corners, 1), lineSign: -1 },
  "corners-under": { margin: ({ corners }) => count(corners, -1), lineSign: 1 },
  "cards-over": { margin: ({ cards }) => count(cards, 1), lineSign: -1 },
  "cards-under": { margin: ({ cards }) => count(cards, -1), lineSign: 1 },
  ...Object.fromEntries(partTotals),
};

/** Whether a market type has a line, as totals and handicaps have; false for an unknown type. */
export function marketTypeHasLine(type: string): boolean {
  return Object.hasOwn(lined, type);
}

/** By how many quarters a score beats a line; `line` is in quarters, too. Null if the score does not decide it. */
export function marginInQuarters(type: string, line: number, score: FinalScore): number | null {
  const rule = lined[type];
  const margin = rule?.margin(score) ?? null;
  return rule && margin !== null ? 4 * margin + rule.lineSign * line : null;
}

function count(sides: SideScores | undefined, sign: 1 | -1): number | null {
  return sides ? sign * (sides.home + sides.away) : null;
}

function partsMargin({ parts }: FinalScore, home: 1 | -1, away: 1 | -1): number | null {
  if (!parts) return null;
  return parts.reduce((sum, part) => sum + home * part.home + away * part.away, 0);
}
