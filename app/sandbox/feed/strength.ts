import type { Rates } from "./model";
import { chance } from "./random";

const homeGoals = 1.52;
const awayGoals = 1.22;
/** From the first to the last of a league, goals scored fall by this factor (as a power of e). */
const spread = 0.95;
const hour = 3_600_000;

/**
 * Expected goals of a match from the places of its clubs (0 strongest, 1 weakest) and the day's form.
 * @param seed the same match always gives the same
 */
export function strengthRates(seed: number, home: number, away: number): Rates {
  const apart = spread * (away - home) + 0.3 * (chance(seed, 21) - 0.5);
  const openness = 0.3 * (chance(seed, 22) - 0.5);
  return {
    home: homeGoals * Math.exp(apart / 2 + openness),
    away: awayGoals * Math.exp(openness - apart / 2),
    draw: 1.06,
  };
}

/**
 * The same as the market sees it so long before kick-off: opinions wander by a few percent, settling towards it.
 * @param ahead ms until kick-off
 */
export function wanderingRates(seed: number, rates: Rates, ahead: number): Rates {
  const lean = 0.05 * wander(seed, 31, ahead / (2 * hour)) + 0.015 * wander(seed, 32, ahead / (hour / 6));
  const goals = 0.03 * wander(seed, 33, ahead / (3 * hour));
  return {
    home: rates.home * Math.exp(lean + goals),
    away: rates.away * Math.exp(goals - lean),
    draw: rates.draw,
  };
}

/** A smooth walk between -1 and 1 that starts from 0; `at` is how many of its steps off. */
export function wander(seed: number, salt: number, at: number): number {
  const knot = Math.floor(at);
  const part = at - knot;
  const ease = part * part * (3 - 2 * part);
  return knotAt(seed, salt, knot) * (1 - ease) + knotAt(seed, salt, knot + 1) * ease;
}

function knotAt(seed: number, salt: number, knot: number): number {
  return knot <= 0 ? 0 : 2 * chance(seed, salt, knot) - 1;
}
