import type { GoalRates } from "./model";
import { seededRandom } from "./random";

const homeGoals = 1.52;
const awayGoals = 1.22;
/**
 * How much stronger the first club of a league is than the last: logarithm of the ratio of the
 * goals that the two are expected to score against each other, without the home advantage.
 */
const spread = 0.95;
const hour = 3_600_000;

/**
 * Expected goals of a match from the ranks of its clubs (0 strongest, 1 weakest) and the day's form.
 * @param seed the same match always gives the same result
 */
export function goalRatesFromRanks(seed: number, home: number, away: number): GoalRates {
  const apart = spread * (away - home) + 0.3 * (seededRandom(seed, 21) - 0.5);
  const openness = 0.3 * (seededRandom(seed, 22) - 0.5);
  return {
    home: homeGoals * Math.exp(apart / 2 + openness),
    away: awayGoals * Math.exp(openness - apart / 2),
    draw: 1.06,
  };
}

/**
 * Market estimate of the rates before kick-off: drifts by a few percent and converges at kick-off.
 * @param ahead ms until kick-off
 */
export function driftedGoalRates(seed: number, rates: GoalRates, ahead: number): GoalRates {
  const lean =
    0.05 * randomWalk(seed, 31, ahead / (2 * hour)) +
    0.015 * randomWalk(seed, 32, ahead / (hour / 6));
  const goals = 0.03 * randomWalk(seed, 33, ahead / (3 * hour));
  return {
    home: rates.home * Math.exp(lean + goals),
    away: rates.away * Math.exp(goals - lean),
    draw: rates.draw,
  };
}

/** Smooth random walk between -1 and 1, starting at 0; `at` is in steps. */
export function randomWalk(seed: number, salt: number, at: number): number {
  const knot = Math.floor(at);
  const part = at - knot;
  const ease = part * part * (3 - 2 * part);
  return knotAt(seed, salt, knot) * (1 - ease) + knotAt(seed, salt, knot + 1) * ease;
}

function knotAt(seed: number, salt: number, knot: number): number {
  return knot <= 0 ? 0 : 2 * seededRandom(seed, salt, knot) - 1;
}
