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
};

/** Type families: `part-2-1`: the first side wins the second set or map; `score-2-1`: a correct score. */
const family = /^(part|score)-(\d)-(\d)$/;

/** Types with a line: their margin before the line applies; a total's line counts against "over". */
const lined: Readonly<
  Record<string, { margin: (score: FinalScore) => number | null; readonly lineSign: 1 | -1 }>
> = {
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
};

/** Whether a type has a line. */
export function isLined(type: string): boolean {
  return Object.hasOwn(lined, type);
}

/** Whether a type is known and has no line. */
export function isPlain(type: string): boolean {
  return Object.hasOwn(plain, type) || family.test(type);
}

/** Whether a score wins a bet without a line; null if undecided (a set never played). */
export function decide(type: string, score: FinalScore): Decided {
  if (Object.hasOwn(plain, type)) return plain[type]?.(score) ?? null;
  const [, kind, first, second] = family.exec(type) ?? [];
  if (kind === "score") return score.home === Number(first) && score.away === Number(second);
  const part = score.parts?.[Number(first) - 1];
  return part ? isAhead(part, second === "1") : null;
}

/** By how many quarters a score beats a line (in quarters); null if the score does not decide it. */
export function quartersAhead(type: string, line: number, score: FinalScore): number | null {
  const rule = lined[type];
  const margin = rule?.margin(score) ?? null;
  return rule && margin !== null ? 4 * margin + rule.lineSign * line : null;
}

function isAhead({ home, away }: Sides, isHome: boolean): Decided {
  return home === away ? null : home > away === isHome;
}

function small({ parts }: FinalScore, home: 1 | -1, away: 1 | -1): number | null {
  if (!parts) return null;
  return parts.reduce((sum, part) => sum + home * part.home + away * part.away, 0);
}
