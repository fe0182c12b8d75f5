import { averageMatchCornersAndCards, countDistribution, randomCornersAndCards } from "../counts";
import { footballPricing, footballTimeline, halfSeconds, scoreAfter } from "../football";
import { randomGoalTimes } from "../goals";
import { football as sport } from "../leagues";
import { goalChances } from "../model";
import { pickByShares, seededRandom } from "../random";
import { driftedGoalRates, goalRatesFromRanks } from "../strength";
import { type Fixture, pricesValidSince, type SportModel } from "./sport";

const overround = 1.05;
const counts = {
  corners: countDistribution(averageMatchCornersAndCards.corners),
  cards: countDistribution(averageMatchCornersAndCards.cards),
};

function course({ id, ranks }: Fixture) {
  const rates = goalRatesFromRanks(id, ...ranks);
  const score = {
    home: pickByShares(goalChances(rates.home), seededRandom(id, 11)),
    away: pickByShares(goalChances(rates.away), seededRandom(id, 12)),
  };
  const goals = randomGoalTimes(id, score, null);
  const halfTime = scoreAfter(goals, halfSeconds - 1);
  return footballTimeline({ score, halfTime, goals, counts: randomCornersAndCards(id) });
}

function book(fixture: Fixture) {
  const { id, startsAt, ranks } = fixture;
  return footballPricing({
    startsAt,
    overround,
    stated: [],
    counts,
    rates: (at) => driftedGoalRates(id, goalRatesFromRanks(id, ...ranks), startsAt - at),
    since: (now) => pricesValidSince(fixture, now),
  });
}

/** Football of the built-in leagues: goals fall at the rates of the pricing model (SBX-02). */
export const builtInFootballModel: SportModel = { sport, course, book };
