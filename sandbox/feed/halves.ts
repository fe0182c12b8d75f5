import { type GoalRates, goalChances } from "./model";
import type {
  HalvesProbabilities,
  ResultProbabilities,
  ThreeWayProbabilities,
} from "./probabilities";
import type { Score } from "./types";

/**
 * Share of a match's goals that fall in the first half: 2724 of 6079 in the ten leagues of 2024/25 on
 * football-data.co.uk (HTHG, HTAG of FTHG, FTAG).
 */
export const firstHalfGoalShare = 2724 / 6079;

/**
 * Most goals of a side in the correct scores that are listed one by one; a score with more is
 * `score-other`.
 */
const mostListed = 4;

/**
 * Remaining play of both halves, as shares of the match's goal rates; `first` is 0 once the first
 * half is over.
 */
export interface RemainingPlay {
  readonly first: number;
  readonly second: number;
}

/**
 * Probabilities of the halves' results and of the correct score. Goals of both halves are Poisson
 * with their shares of the match's rates; draws at full time are weighted as in
 * `resultProbabilities`.
 * @param halfTime the score at half-time, null while the first half is
 * played or where it is not known
 */
export function halvesAndScoreProbabilities(
  rates: GoalRates,
  left: RemainingPlay,
  score: Score,
  halfTime: Score | null,
): Pick<ResultProbabilities, "halves" | "scores"> {
  const scores = correctScores(rates, left.first + left.second, score);
  const isFirstOver = left.first <= 0;
  if (isFirstOver && !halfTime) return { scores };
  const before = isFirstOver ? (halfTime ?? score) : score;
  return { scores, halves: halvesFrom(rates, left, before, score) };
}

/**
 * Probabilities of the halves' results, seen from a moment of play. `left` is the play still to
 * come by halves, `before` the score of the first half so far, `score` that of the match so far.
 */
function halvesFrom(
  rates: GoalRates,
  left: RemainingPlay,
  before: Score,
  score: Score,
): HalvesProbabilities {
  const later = marginChances(rates, left.second);
  // Goals of the second half so far.
  const lead = score.home - before.home - (score.away - before.away);
  const first = [0, 0, 0];
  const second = [0, 0, 0];
  const both = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const firstTotals: number[] = [];
  let sum = 0;
  const homeChances = goalChances(rates.home * left.first);
  const awayChances = goalChances(rates.away * left.first);
  homeChances.forEach((homeChance, homeMore) => {
    awayChances.forEach((awayChance, awayMore) => {
      const goals = before.home + homeMore + before.away + awayMore;
      const ahead = before.home + homeMore - before.away - awayMore;
      for (const [margin, chance] of later) {
        const full = ahead + lead + margin;
        const weight = homeChance * awayChance * chance * (full === 0 ? rates.draw : 1);
        const half = placeOf(ahead);
        sum += weight;
        add(first, half, weight);
        add(second, placeOf(lead + margin), weight);
        add(both[half] ?? [], placeOf(full), weight);
        firstTotals[goals] = (firstTotals[goals] ?? 0) + weight;
      }
    });
  });
  const shares = (weights: readonly number[]) =>
    weights.map((weight) => weight / sum) as unknown as ThreeWayProbabilities;
  const [home = [], draw = [], away = []] = both;
  return {
    first: shares(first),
    second: shares(second),
    firstTotals: Array.from(firstTotals, (weight = 0) => weight / sum),
    both: [shares(home), shares(draw), shares(away)],
  };
}

/**
 * The margins (home minus away) of the goals that fall in a share of the match, each with its
 * probability.
 */
function marginChances(rates: GoalRates, share: number): readonly (readonly [number, number])[] {
  const margins = new Map<number, number>();
  const awayChances = goalChances(rates.away * share);
  goalChances(rates.home * share).forEach((homeChance, home) => {
    awayChances.forEach((awayChance, away) => {
      margins.set(home - away, (margins.get(home - away) ?? 0) + homeChance * awayChance);
    });
  });
  return [...margins];
}

function correctScores(rates: GoalRates, left: number, score: Score): ReadonlyMap<string, number> {
  const homeChances = goalChances(rates.home * left);
  const awayChances = goalChances(rates.away * left);
  const listed = new Map<string, number>();
  let sum = 0;
  let other = 0;
  homeChances.forEach((homeChance, homeMore) => {
    awayChances.forEach((awayChance, awayMore) => {
      const home = score.home + homeMore;
      const away = score.away + awayMore;
      const weight = homeChance * awayChance * (home === away ? rates.draw : 1);
      sum += weight;
      if (Math.max(home, away) > mostListed) other += weight;
      else listed.set(`${home}-${away}`, weight);
    });
  });
  const shares = [...listed].map(([at, weight]) => [at, weight / sum] as const);
  return new Map([...shares, ["other", other / sum] as const]);
}

/** Index in `ThreeWayProbabilities` of the result that a margin means. */
function placeOf(margin: number): 0 | 1 | 2 {
  if (margin === 0) return 1;
  return margin > 0 ? 0 : 2;
}

function add(into: number[], at: number, weight: number): void {
  into[at] = (into[at] ?? 0) + weight;
}
