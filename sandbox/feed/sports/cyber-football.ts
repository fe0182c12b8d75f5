import {
  footballPricing,
  footballTimeline,
  halfSeconds,
  type MatchPace,
  scoreAfter,
} from "../football";
import { randomGoalTimes } from "../goals";
import { type GoalRates, goalChances } from "../model";
import { pickByShares, seededRandom } from "../random";
import { driftedGoalRates, goalRatesFromRanks } from "../strength";
import { type Fixture, pricesValidSince, type SportModel } from "./sport";
import { fifa } from "./sports";

const overround = 1.06;
/** How many goals the video game has for one in real football. */
const goalsOver = 1.3;

/**
 * Timing of a match of the video game: two halves of 45 minutes by its clock, `halfMs` each in real
 * time.
 */
function paceOf(halfMs: number): MatchPace {
  return {
    playSeconds: 2 * halfSeconds,
    speed: (halfSeconds * 1000) / halfMs,
    breakMs: 60_000,
    suspensionMs: 8_000,
    stepSeconds: 90,
    firstHalfShare: 0.5,
  };
}

function ratesOf({ id, ranks }: Fixture): GoalRates {
  const { home, away } = goalRatesFromRanks(id, ...ranks);
  return { home: home * goalsOver, away: away * goalsOver, draw: 1 };
}

function course(fixture: Fixture, pace: MatchPace) {
  const { id } = fixture;
  const rates = ratesOf(fixture);
  const score = {
    home: pickByShares(goalChances(rates.home), seededRandom(id, 11)),
    away: pickByShares(goalChances(rates.away), seededRandom(id, 12)),
  };
  const goals = randomGoalTimes(id, score, null, pace.firstHalfShare);
  const halfTime = scoreAfter(goals, halfSeconds - 1);
  return footballTimeline({ score, halfTime, goals, counts: { corners: null, cards: null } }, pace);
}

function book(fixture: Fixture, pace: MatchPace) {
  const { id, startsAt } = fixture;
  return footballPricing({
    startsAt,
    overround,
    stated: [],
    counts: {},
    rates: (at) => driftedGoalRates(id, ratesOf(fixture), startsAt - at),
    since: (now) => pricesValidSince(fixture, now),
    pace,
  });
}

/** FIFA: football with more goals and a quicker clock (CAS-12). */
export function cyberFootballModel(isVirtual = false): SportModel {
  const pace = paceOf((isVirtual ? 4 : 6) * 60_000);
  return {
    sport: fifa,
    course: (fixture) => course(fixture, pace),
    book: (fixture) => book(fixture, pace),
  };
}
