import { probabilitiesFromTotalsAndMargins, type ResultProbabilities } from "./probabilities";
import type { Score } from "./types";

/**
 * Pricing model of a match: both sides score at steady rates over the whole game (Poisson), and draws are
 * weighted by `draw` (real football has more draws).
 */
export interface GoalRates {
  readonly home: number;
  readonly away: number;
  readonly draw: number;
}

const goalless: Score = { home: 0, away: 0 };

/**
 * Probabilities of a game's result (SBX-02).
 * @param remaining share of the playing time left, 1
 * before kick-off, 0 at the end
 */
export function resultProbabilities(
  rates: GoalRates,
  remaining = 1,
  score: Score = goalless,
): ResultProbabilities {
  const home = goalChances(rates.home * remaining);
  const away = goalChances(rates.away * remaining);
  const leastMargin = score.home - score.away - (away.length - 1);
  const totals = zeros(score.home + score.away + home.length + away.length - 1);
  const margins = zeros(home.length + away.length - 1);
  let sum = 0;
  let bothScore = 0;
  home.forEach((homeChance, homeMore) => {
    away.forEach((awayChance, awayMore) => {
      const atHome = score.home + homeMore;
      const atAway = score.away + awayMore;
      const weight = homeChance * awayChance * (atHome === atAway ? rates.draw : 1);
      sum += weight;
      if (atHome > 0 && atAway > 0) bothScore += weight;
      add(totals, atHome + atAway, weight);
      add(margins, atHome - atAway - leastMargin, weight);
    });
  });
  const ends = probabilitiesFromTotalsAndMargins(
    totals.map((weight) => weight / sum),
    { least: leastMargin, chances: margins.map((weight) => weight / sum) },
  );
  return { ...ends, bothScore: bothScore / sum };
}

/** A final score with its probability. */
export interface ScoreChance extends Score {
  readonly chance: number;
}

/** Joint distribution of the final score, with the same weights as `resultProbabilities`; the probabilities sum to 1. */
export function scoreChances(
  rates: GoalRates,
  remaining = 1,
  score: Score = goalless,
): readonly ScoreChance[] {
  const away = goalChances(rates.away * remaining);
  const weighed = goalChances(rates.home * remaining).flatMap((homeChance, homeMore) =>
    away.map((awayChance, awayMore) => {
      const final = { home: score.home + homeMore, away: score.away + awayMore };
      const weight = homeChance * awayChance * (final.home === final.away ? rates.draw : 1);
      return { ...final, chance: weight };
    }),
  );
  const sum = weighed.reduce((total, { chance }) => total + chance, 0);
  return weighed.map((one) => ({ ...one, chance: one.chance / sum }));
}

/** Probabilities of 0, 1, 2 … goals at a rate; the omitted tail is under 1e-9. */
export function goalChances(rate: number): readonly number[] {
  const most = Math.ceil(rate + 7 * Math.sqrt(rate)) + (rate > 0 ? 3 : 0);
  const chances = [Math.exp(-rate)];
  for (let goals = 1; goals <= most; goals++)
    chances.push(((chances[goals - 1] ?? 0) * rate) / goals);
  return chances;
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

function add(into: number[], at: number, weight: number): void {
  into[at] = (into[at] ?? 0) + weight;
}
