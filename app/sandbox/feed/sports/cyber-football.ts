import { footballBook, footballCourse, halfSeconds, type Pace, scoreAfter } from "../football";
import { goalsOf } from "../goals";
import { goalChances, type Rates } from "../model";
import { chance, placeOf } from "../random";
import { strengthRates, wanderingRates } from "../strength";
import { type Fixture, type Play, sinceOf } from "./sport";
import { fifa } from "./sports";

const overround = 1.06;
/** Goals of the video game over those of football. */
const goalsOver = 1.3;

/** Two halves of 45 minutes by the game's clock, `halfMs` of real time each. */
function paceOf(halfMs: number): Pace {
  return {
    playSeconds: 2 * halfSeconds,
    speed: (halfSeconds * 1000) / halfMs,
    breakMs: 60_000,
    suspensionMs: 8_000,
    stepSeconds: 90,
    firstHalfShare: 0.5,
  };
}

function ratesOf({ id, ranks }: Fixture): Rates {
  const { home, away } = strengthRates(id, ...ranks);
  return { home: home * goalsOver, away: away * goalsOver, draw: 1 };
}

function course(fixture: Fixture, pace: Pace) {
  const { id } = fixture;
  const rates = ratesOf(fixture);
  const score = {
    home: placeOf(goalChances(rates.home), chance(id, 11)),
    away: placeOf(goalChances(rates.away), chance(id, 12)),
  };
  const goals = goalsOf(id, score, null, pace.firstHalfShare);
  const halfTime = scoreAfter(goals, halfSeconds - 1);
  return footballCourse({ score, halfTime, goals, counts: { corners: null, cards: null } }, pace);
}

function book(fixture: Fixture, pace: Pace) {
  const { id, startsAt } = fixture;
  return footballBook({
    startsAt,
    overround,
    stated: [],
    counts: {},
    rates: (at) => wanderingRates(id, ratesOf(fixture), startsAt - at),
    since: (now) => sinceOf(fixture, now),
    pace,
  });
}

/** FIFA: football with more goals and a quicker clock (CAS-12). */
export function cyberFootball(isVirtual = false): Play {
  const pace = paceOf((isVirtual ? 4 : 6) * 60_000);
  return {
    sport: fifa,
    course: (fixture) => course(fixture, pace),
    book: (fixture) => book(fixture, pace),
  };
}
