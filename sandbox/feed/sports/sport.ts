import type { MatchPricing, MatchTimeline } from "../match";
import { seededRandom } from "../random";
import { randomWalk } from "../strength";
import type { Sport } from "../types";

/** Input for building a match. */
export interface Fixture {
  /** Also the random seed of the match. */
  readonly id: number;
  readonly startsAt: number;
  /**
   * Ranks of the home and the away side among the sides of their championship: 0 strongest, 1
   * weakest.
   */
  readonly ranks: readonly [number, number];
}

/**
 * How a sport is played and priced; both use the same strengths, so that prices are fair on average (SBX-02).
 */
export interface SportModel {
  readonly sport: Sport;
  course(fixture: Fixture): MatchTimeline;
  book(fixture: Fixture): MatchPricing;
}

const hourMs = 3_600_000;
/** Pre-match prices move every two minutes, at a different second for each match. */
const priceStepMs = 120_000;

/** The moment since which the prices of `now` are valid, ms since epoch. */
export function pricesValidSince({ id, startsAt }: Fixture, now: number): number {
  const phase = Math.floor(seededRandom(id, 13) * priceStepMs);
  return Math.min(startsAt, Math.floor((now - phase) / priceStepMs) * priceStepMs + phase);
}

/** Drift of pre-match opinion towards the home side, about -1 to 1; 0 at the start. */
export function marketOpinionDrift({ id, startsAt }: Fixture, at: number): number {
  const ahead = startsAt - at;
  return (
    0.8 * randomWalk(id, 31, ahead / (2 * hourMs)) + 0.2 * randomWalk(id, 32, ahead / (hourMs / 6))
  );
}

/** Strength advantage of the home side, about -1 to 1, with the day's form. */
export function homeStrengthEdge({ id, ranks: [home, away] }: Fixture): number {
  return away - home + 0.3 * (seededRandom(id, 21) - 0.5);
}
