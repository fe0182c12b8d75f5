import type { Book, Course } from "../match";
import { chance } from "../random";
import { wander } from "../strength";
import type { Sport } from "../types";

/** Input for building a match. */
export interface Fixture {
  /** Also the random seed of the match. */
  readonly id: number;
  readonly startsAt: number;
  /** Ranks of home and away in their list: 0 strongest, 1 weakest. */
  readonly ranks: readonly [number, number];
}

/**
 * How a sport is played and priced; both use the same strengths, so that prices are fair on average (SBX-02).
 */
export interface Play {
  readonly sport: Sport;
  course(fixture: Fixture): Course;
  book(fixture: Fixture): Book;
}

const hourMs = 3_600_000;
/** Pre-match prices move every two minutes, at a different second for each match. */
const priceStepMs = 120_000;

/** Start of validity of the prices at a moment. */
export function sinceOf({ id, startsAt }: Fixture, now: number): number {
  const phase = Math.floor(chance(id, 13) * priceStepMs);
  return Math.min(startsAt, Math.floor((now - phase) / priceStepMs) * priceStepMs + phase);
}

/** Drift of pre-match opinion towards the home side, about -1 to 1; 0 at the start. */
export function leanOf({ id, startsAt }: Fixture, at: number): number {
  const ahead = startsAt - at;
  return 0.8 * wander(id, 31, ahead / (2 * hourMs)) + 0.2 * wander(id, 32, ahead / (hourMs / 6));
}

/** Strength advantage of the home side, about -1 to 1, with the day's form. */
export function edgeOf({ id, ranks: [home, away] }: Fixture): number {
  return away - home + 0.3 * (chance(id, 21) - 0.5);
}
