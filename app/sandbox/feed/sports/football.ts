import { countSpread, drawnCounts, usualCounts } from "../counts";
import { footballBook, footballCourse, halfSeconds, scoreAfter } from "../football";
import { goalsOf } from "../goals";
import { football as sport } from "../leagues";
import { goalChances } from "../model";
import { chance, placeOf } from "../random";
import { strengthRates, wanderingRates } from "../strength";
import { type Fixture, type Play, sinceOf } from "./sport";

const overround = 1.05;
const counts = {
  corners: countSpread(usualCounts.corners),
  cards: countSpread(usualCounts.cards),
};

function course({ id, ranks }: Fixture) {
  const rates = strengthRates(id, ...ranks);
  const score = {
    home: placeOf(goalChances(rates.home), chance(id, 11)),
    away: placeOf(goalChances(rates.away), chance(id, 12)),
  };
  const goals = goalsOf(id, score, null);
  const halfTime = scoreAfter(goals, halfSeconds - 1);
  return footballCourse({ score, halfTime, goals, counts: drawnCounts(id) });
}

function book(fixture: Fixture) {
  const { id, startsAt, ranks } = fixture;
  return footballBook({
    startsAt,
    overround,
    stated: [],
    counts,
    rates: (at) => wanderingRates(id, strengthRates(id, ...ranks), startsAt - at),
    since: (now) => sinceOf(fixture, now),
  });
}

/** Football of the built-in leagues: goals fall at the rates of the pricing model (SBX-02). */
export const builtInFootball: Play = { sport, course, book };
