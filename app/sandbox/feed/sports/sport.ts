import type { Book, Course } from "../match";
import { chance } from "../random";
import { wander } from "../strength";
import type { Sport } from "../types";

/** What a built-in match is made from. */
export interface Fixture {
  /** Also the seed of all its chances. */
  readonly id: number;
  readonly startsAt: number;
  /** Places of home and away in their list: 0 strongest, 1 weakest. */
  readonly ranks: readonly [number, number];
}

/** How a sport is played and priced; both follow from the same strengths, so that prices are right on average (SBX-02). */
export interface Play {
  readonly sport: Sport;
  course(fixture: Fixture): Course;
  book(fixture: Fixture): Book;
}

const hourMs = 3_600_000;
/** Pre-match prices stand for two minutes, each match changing at its own second. */
const priceStepMs = 120_000;

/** Since when the prices of a moment stand. */
export function sinceOf({ id, startsAt }: Fixture, now: number): number {
  const phase = Math.floor(chance(id, 13) * priceStepMs);
  return Math.min(startsAt, Math.floor((now - phase) / priceStepMs) * priceStepMs + phase);
}

/** By how much opinion leans to the home side so long before the start, about -1 to 1; nothing at the start. */
export function leanOf({ id, startsAt }: Fixture, at: number): number {
  const ahead = startsAt - at;
  return 0.8 * wander(id, 31, ahead / (2 * hourMs)) + 0.2 * wander(id, 32, ahead / (hourMs / 6));
}

/** How much stronger the home side is, about -1 to 1, with the day's form. */
export function edgeOf({ id, ranks: [home, away] }: Fixture): number {
  return away - home + 0.3 * (chance(id, 21) - 0.5);
}
