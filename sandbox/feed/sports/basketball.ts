import type { MatchPricing, MatchState, MatchTimeline } from "../match";
import {
  type IntegerDistribution,
  probabilitiesFromTotalsAndMargins,
  type ResultProbabilities,
} from "../probabilities";
import { pickByShares, seededRandom } from "../random";
import type { Score } from "../types";
import { handicapOutcomes, outcomesOfOfferablePairs, totalOutcomes } from "./ladder";
import { type PlayClockSettings, partLength, playPositionAt, playSecondToMs } from "./play-clock";
import {
  finalTotalAndMarginDistributions,
  firstUndecidedPossessionSlot,
  type PossessionPointProbabilities,
  possessionPointProbabilities,
  possessionSeconds,
  possessionsLeft,
} from "./possessions";
import {
  type Fixture,
  homeStrengthEdge,
  marketOpinionDrift,
  pricesValidSince,
  type SportModel,
} from "./sport";
import { basketball as sport } from "./sports";

const clocking: PlayClockSettings = {
  parts: 4,
  partSeconds: 600,
  msPerSecond: 2_000,
  breaksMs: [120_000, 900_000, 120_000],
  overtimeSeconds: 300,
};
const regularSeconds = clocking.parts * clocking.partSeconds;
const overround = 1.06;
const markets = { totals: { step: 3, reach: 15 }, handicaps: { step: 2, reach: 12 } };

interface Basket {
  readonly second: number;
  readonly side: "home" | "away";
  readonly points: number;
}

/**
 * Each side's probabilities of 0 to 3 points in a possession; the home advantage is about three
 * points a game.
 */
function sidesOf(
  fixture: Fixture,
  lean = 0,
): { home: PossessionPointProbabilities; away: PossessionPointProbabilities } {
  const edge = 0.1 * homeStrengthEdge(fixture) + 0.018 + 0.01 * lean;
  const pace = 0.06 * (seededRandom(fixture.id, 22) - 0.5);
  return {
    home: possessionPointProbabilities(1 + edge + pace),
    away: possessionPointProbabilities(1 - edge + pace),
  };
}

/**
 * Draws a whole game: its baskets, length in seconds of play and score. Sides attack in turn, each
 * basket at a random moment of its possession; tied games get overtimes.
 */
function basketsOf(fixture: Fixture): {
  baskets: readonly Basket[];
  seconds: number;
  score: Score;
} {
  const sides = sidesOf(fixture);
  const baskets: Basket[] = [];
  const score = { home: 0, away: 0 };
  let seconds = 0;
  let slot = 0;
  for (let part = 1; part <= clocking.parts || score.home === score.away; part++) {
    seconds += partLength(clocking, part);
    for (; slot * possessionSeconds < seconds; slot++) {
      const side = slot % 2 === 0 ? "home" : "away";
      const points = pickByShares(sides[side], seededRandom(fixture.id, 41, slot));
      if (points === 0) continue;
      score[side] += points;
      baskets.push({
        second: slot * possessionSeconds + 2 + Math.floor(12 * seededRandom(fixture.id, 42, slot)),
        side,
        points,
      });
    }
  }
  return { baskets, seconds, score };
}

function course(fixture: Fixture): MatchTimeline {
  const { baskets, seconds, score } = basketsOf(fixture);
  const parts = (until: number) => partsOf(baskets, until);
  return {
    lengthMs: playSecondToMs(clocking, seconds),
    end: {
      score,
      halfTime: null,
      parts: parts(seconds),
      ending: seconds > regularSeconds ? "overtime" : null,
      final: score,
    },
    at(ms) {
      const play = playPositionAt(clocking, Math.min(ms, playSecondToMs(clocking, seconds) - 1));
      const isOver = play.part > clocking.parts;
      const shown = parts(play.seconds);
      return {
        score: sum(shown),
        halfTime: null,
        parts: shown.slice(0, play.part),
        period: play.isBreak ? "break" : isOver ? "overtime" : "quarter",
        number: isOver ? play.part - clocking.parts : play.part,
        minute: Math.min(
          partLength(clocking, play.part) / 60,
          Math.floor((play.seconds - play.partBegan) / 60) + 1,
        ),
        points: null,
        server: null,
        seconds: play.seconds,
      };
    },
    isSuspended: () => false,
  };
}

/**
 * Scores of each quarter and overtime that has begun by the second of play `until`, in their order.
 */
function partsOf(baskets: readonly Basket[], until: number): readonly Score[] {
  const parts: { home: number; away: number }[] = [];
  let ends = 0;
  for (let part = 1; ends < until || part === 1; part++) {
    const begins = ends;
    ends += partLength(clocking, part);
    const own = { home: 0, away: 0 };
    for (const { second, side, points } of baskets) {
      if (second >= begins && second < ends && second <= until) own[side] += points;
    }
    parts.push(own);
  }
  return parts;
}

function sum(parts: readonly Score[]): Score {
  return parts.reduce((a, b) => ({ home: a.home + b.home, away: a.away + b.away }), {
    home: 0,
    away: 0,
  });
}

/**
 * Result probabilities at a moment: from the remaining possessions of the quarters, or of the
 * current overtime.
 */
function outlookFrom(
  fixture: Fixture,
  lean: number,
  seconds: number,
  score: Score,
): ResultProbabilities {
  const into =
    seconds < regularSeconds ? seconds : (seconds - regularSeconds) % clocking.overtimeSeconds;
  const length = seconds < regularSeconds ? regularSeconds : clocking.overtimeSeconds;
  const isEnded = seconds >= regularSeconds && into === 0;
  const left = isEnded ? { home: 0, away: 0 } : possessionsLeft(length, into);
  const { totals, margins } = finalTotalAndMarginDistributions(sidesOf(fixture, lean), score, left);
  return probabilitiesFromTotalsAndMargins(totals.chances, margins);
}

function book(fixture: Fixture): MatchPricing {
  const offer = (ends: ResultProbabilities) => {
    const totals: IntegerDistribution = { least: 0, chances: ends.totals };
    const margins: IntegerDistribution = { least: ends.leastMargin, chances: ends.margins };
    return [
      ...outcomesOfOfferablePairs(ends, [[plain("1"), plain("2")]], overround),
      ...totalOutcomes(ends, totals, ["over", "under"], markets.totals, overround),
      ...handicapOutcomes(
        ends,
        margins,
        ["handicap-1", "handicap-2"],
        markets.handicaps,
        overround,
      ),
    ];
  };
  return {
    overround,
    stated: [],
    since: (now) => pricesValidSince(fixture, now),
    ahead: (at) => outlookFrom(fixture, marketOpinionDrift(fixture, at), 0, { home: 0, away: 0 }),
    live: (stand) => outlookFrom(fixture, 0, stand.seconds, stand.score),
    key: ({ seconds, score }: MatchState) =>
      `${firstUndecidedPossessionSlot(seconds)} ${score.home}:${score.away}`,
    opening: offer,
    inPlay: offer,
  };
}

const plain = (type: "1" | "2") => ({ type, param: null });

/** Basketball: four quarters of ten minutes, overtimes of five; all markets include overtime (SBX-02). */
export const basketballModel: SportModel = { sport, course, book };
