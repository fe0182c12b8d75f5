/** Goals, points, sets or maps of both sides. */
interface Sides {
  readonly home: number;
  readonly away: number;
}

/**
 * The final score that settles a leg (CPN-25). `home` and `away` are goals, points, sets or maps; of regular
 * time in sports where a draw is a market although overtime follows (ice hockey).
 */
export interface FinalScore extends Sides {
  /** The score with overtime and shoot-out, where `home` and `away` exclude them. */
  readonly overall?: Sides;
  /** The score of each set or map, in games, points or rounds. */
  readonly parts?: readonly Sides[];
  /** Football: the score at half-time, corners taken, and cards shown (a yellow or a red one counts 1). */
  readonly halfTime?: Sides;
  readonly corners?: Sides;
  readonly cards?: Sides;
}

type Decided = boolean | null;

/** Types without a line: won, lost, or null if the score does not decide it. */
const plain: Readonly<Record<string, (score: FinalScore) => Decided>> = {
  "1": ({ home, away }) => home > away,
  X: ({ home, away }) => home === away,
  "2": ({ home, away }) => home < away,
  "1X": ({ home, away }) => home >= away,
  "12": ({ home, away }) => home !== away,
  "2X": ({ home, away }) => home <= away,
  "both-score-yes": ({ home, away }) => home > 0 && away > 0,
  "both-score-no": ({ home, away }) => home === 0 || away === 0,
  "winner-1": (score) => isAhead(score.overall ?? score, true),
  "winner-2": (score) => isAhead(score.overall ?? score, false),
  odd: ({ home, away }) => (home + away) % 2 === 1,
  even: ({ home, away }) => (home + away) % 2 === 0,
  "score-other": ({ home, away }) => Math.max(home, away) > mostListed,
};

/** Correct scores are listed up to this many goals of a side; the others are `score-other`. */
const mostListed = 4;

/** Type families: `part-2-1`: the first side wins the second set or map; `score-2-1`: a correct score. */
const family = /^(part|score)-(\d)-(\d)$/;

/** `half-2-X`: the second half alone is drawn; `half-full-1-X`: home leads at half-time, the match is drawn. */
const halfFamily = /^half-(1|2|full-([1X2]))-([1X2])$/;

/** A type with a line: its margin before the line applies; a total's line counts against "over". */
interface Lined {
  readonly margin: (score: FinalScore) => number | null;
  readonly lineSign: 1 | -1;
}

/** `part-2-over`: rounds, points or games of the second map or set; undecided where it is not played. */
const partTotals = ([1, 2, 3, 4, 5] as const).flatMap((nth): [string, Lined][] => [
  [`part-${nth}-over`, { margin: ({ parts }) => count(parts?.[nth - 1], 1), lineSign: -1 }],
  [`part-${nth}-under`, { margin: ({ parts }) => count(parts?.[nth - 1], -1), lineSign: 1 }],
]);

const lined: Readonly<Record<string, Lined>> = {
  over: { margin: ({ home, away }) => home + away, lineSign: -1 },
  under: { margin: ({ home, away }) => -home - away, lineSign: 1 },
  "handicap-1": { margin: ({ home, away }) => home - away, lineSign: 1 },
  "handicap-2": { margin: ({ home, away }) => away - home, lineSign: 1 },
  "games-over": { margin: (score) => small(score, 1, 1), lineSign: -1 },
  "games-under": { margin: (score) => small(score, -1, -1), lineSign: 1 },
  "games-handicap-1": { margin: (score) => small(score, 1, -1), lineSign: 1 },
  "games-handicap-2": { margin: (score) => small(score, -1, 1), lineSign: 1 },
  "points-over": { margin: (score) => small(score, 1, 1), lineSign: -1 },
  "points-under": { margin: (score) => small(score, -1, -1), lineSign: 1 },
  "half-1-over": { margin: ({ halfTime }) => count(halfTime, 1), lineSign: -1 },
  "half-1-under": { margin: ({ halfTime }) => count(halfTime, -1), lineSign: 1 },
  "corners-over": { margin: ({ corners }) => count(corners, 1), lineSign: -1 },
  "corners-under": { margin: ({ corners }) => count(corners, -1), lineSign: 1 },
  "cards-over": { margin: ({ cards }) => count(cards, 1), lineSign: -1 },
  "cards-under": { margin: ({ cards }) => count(cards, -1), lineSign: 1 },
  ...Object.fromEntries(partTotals),
};

/** Whether a type has a line. */
export function marketTypeHasLine(type: string): boolean {
  return Object.hasOwn(lined, type);
}

/** Whether a type is known and has no line. */
export function isMarketTypeWithoutLine(type: string): boolean {
  return Object.hasOwn(plain, type) || family.test(type) || halfFamily.test(type);
}

/** Whether a score wins a bet without a line; null if undecided (a set never played). */
export function decideOutcome(type: string, score: FinalScore): Decided {
  if (Object.hasOwn(plain, type)) return plain[type]?.(score) ?? null;
  const half = halfFamily.exec(type);
  if (half) return decideHalf(score, half);
  const [, kind, first, second] = family.exec(type) ?? [];
  if (kind === "score") return score.home === Number(first) && score.away === Number(second);
  const part = score.parts?.[Number(first) - 1];
  return part ? isAhead(part, second === "1") : null;
}

/** By how many quarters a score beats a line (in quarters); null if the score does not decide it. */
export function marginInQuarters(type: string, line: number, score: FinalScore): number | null {
  const rule = lined[type];
  const margin = rule?.margin(score) ?? null;
  return rule && margin !== null ? 4 * margin + rule.lineSign * line : null;
}

/** Undecided without a half-time score. */
function decideHalf(score: FinalScore, [, kind, first, wanted]: readonly string[]): Decided {
  const { halfTime } = score;
  if (!halfTime) return null;
  if (kind === "1") return resultOf(halfTime) === wanted;
  const { home, away } = score;
  if (kind === "2")
    return resultOf({ home: home - halfTime.home, away: away - halfTime.away }) === wanted;
  return resultOf(halfTime) === first && resultOf(score) === wanted;
}

function resultOf({ home, away }: Sides): string {
  if (home === away) return "X";
  return home > away ? "1" : "2";
}

function count(sides: Sides | undefined, sign: 1 | -1): number | null {
  return sides ? sign * (sides.home + sides.away) : null;
}

function isAhead({ home, away }: Sides, isHome: boolean): Decided {
  return home === away ? null : home > away === isHome;
}

function small({ parts }: FinalScore, home: 1 | -1, away: 1 | -1): number | null {
  if (!parts) return null;
  return parts.reduce((sum, part) => sum + home * part.home + away * part.away, 0);
}
