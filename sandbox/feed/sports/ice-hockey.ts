import type { Goal, MatchPricing, MatchState, MatchTimeline } from "../match";
import { goalChances, resultProbabilities } from "../model";
import {
  generateAdditionalInPlayLines,
  generateOpeningOutcomes,
  sortedUniqueOutcomes,
} from "../offer";
import type { ResultProbabilities } from "../probabilities";
import { pickByShares, seededRandom } from "../random";
import type { Score } from "../types";
import { outcomesOfOfferablePairs } from "./ladder";
import { type PlayClockSettings, partLength, playPositionAt, playSecondToMs } from "./play-clock";
import {
  type Fixture,
  homeStrengthEdge,
  marketOpinionDrift,
  pricesValidSince,
  type SportModel,
} from "./sport";
import { iceHockey as sport } from "./sports";

const clocking: PlayClockSettings = {
  parts: 3,
  partSeconds: 1200,
  msPerSecond: 1_700,
  breaksMs: [900_000, 900_000, 180_000],
  overtimeSeconds: 300,
};
const regularSeconds = clocking.parts * clocking.partSeconds;
/** Real time of a shoot-out, ms. */
const shootoutMs = 360_000;
const suspensionMs = 40_000;
const liveStepSeconds = 20;
const overround = 1.055;
/**
 * Expected goals of a side in regular time if both are equally strong. In overtime, three against
 * three, there are `overtimeOpenness` times as many.
 */
const usualGoals = 2.75;
const overtimeOpenness = 1.5;

interface Rates {
  readonly home: number;
  readonly away: number;
}
/** Goals expected in regular time. */
function ratesOf(fixture: Fixture, lean = 0): Rates {
  const apart = 0.55 * homeStrengthEdge(fixture) + 0.09 + 0.05 * lean;
  const openness = 0.25 * (seededRandom(fixture.id, 22) - 0.5);
  return {
    home: usualGoals * Math.exp(openness + apart / 2),
    away: usualGoals * Math.exp(openness - apart / 2),
  };
}

/** Home's probability of winning a tied game with `seconds` of sudden death left; shoot-outs are even. */
function overtimeWin({ home, away }: Rates, seconds: number): number {
  const decided = 1 - Math.exp((-(home + away) * overtimeOpenness * seconds) / regularSeconds);
  return (decided * home) / (home + away) + (1 - decided) / 2;
}

interface Story {
  readonly goals: readonly Goal[];
  readonly regular: Score;
  readonly extra: {
    readonly kind: "overtime" | "shootout";
    readonly second: number;
    readonly side: "home" | "away";
  } | null;
}

function storyOf(fixture: Fixture): Story {
  const rates = ratesOf(fixture);
  const goals: Goal[] = [];
  for (const [salt, side] of [
    [51, "home"],
    [52, "away"],
  ] as const) {
    const count = pickByShares(goalChances(rates[side]), seededRandom(fixture.id, salt));
    // No goals in the last ten seconds of a period, so that its score is final when the break begins.
    for (let nth = 0; nth < count; nth++) {
      const second = Math.floor(seededRandom(fixture.id, salt, nth + 1) * regularSeconds);
      const into = second % clocking.partSeconds;
      goals.push({ second: second - into + Math.min(into, clocking.partSeconds - 10), side });
    }
  }
  goals.sort((a, b) => a.second - b.second);
  const regular = scoreAfter(goals, regularSeconds);
  return { goals, regular, extra: regular.home === regular.away ? extraOf(fixture, rates) : null };
}

function extraOf({ id }: Fixture, { home, away }: Rates): Story["extra"] {
  const perSecond = ((home + away) * overtimeOpenness) / regularSeconds;
  const fell = Math.floor(-Math.log(1 - seededRandom(id, 53)) / perSecond);
  const isHome =
    seededRandom(id, 54) < (fell < clocking.overtimeSeconds ? home / (home + away) : 0.5);
  const side = isHome ? "home" : "away";
  return fell < clocking.overtimeSeconds
    ? { kind: "overtime", second: regularSeconds + fell, side }
    : { kind: "shootout", second: regularSeconds + clocking.overtimeSeconds, side };
}

function scoreAfter(goals: readonly Goal[], second: number): Score {
  const score = { home: 0, away: 0 };
  for (const goal of goals) if (goal.second <= second) score[goal.side]++;
  return score;
}

/** Goals by period, as far as begun. */
function partsOf(goals: readonly Goal[], until: number, count: number): readonly Score[] {
  return Array.from({ length: Math.min(count, clocking.parts) }, (_, part) => {
    const begins = part * clocking.partSeconds;
    const own = goals.filter(
      ({ second }) => second >= begins && second < begins + clocking.partSeconds,
    );
    return scoreAfter(own, until);
  });
}

function course(fixture: Fixture): MatchTimeline {
  const { goals, regular, extra } = storyOf(fixture);
  const seconds = extra ? extra.second : regularSeconds;
  const lengthMs =
    playSecondToMs(clocking, seconds) + (extra?.kind === "shootout" ? shootoutMs : 0);
  const score = extra ? { ...regular, [extra.side]: regular[extra.side] + 1 } : regular;
  return {
    lengthMs,
    end: {
      score,
      halfTime: null,
      parts: partsOf(goals, regularSeconds, clocking.parts),
      ending: extra?.kind ?? null,
      final: { ...regular, overall: score },
      // A shoot-out adds a point to the score, but no goal with a minute.
      goals: extra?.kind === "overtime" ? [...goals, extra] : goals,
    },
    at(ms) {
      const play = playPositionAt(clocking, Math.min(ms, lengthMs - 1));
      const isShootout = play.seconds >= regularSeconds + clocking.overtimeSeconds;
      const isOvertime = play.part > clocking.parts;
      return {
        score: scoreAfter(goals, play.seconds),
        halfTime: null,
        parts: partsOf(goals, play.seconds, play.part),
        period: isShootout
          ? "shootout"
          : play.isBreak
            ? "break"
            : isOvertime
              ? "overtime"
              : "period",
        number: isOvertime ? 1 : play.part,
        minute: isShootout
          ? null
          : Math.min(
              partLength(clocking, play.part) / 60,
              Math.floor((play.seconds - play.partBegan) / 60) + 1,
            ),
        points: null,
        server: null,
        seconds: Math.min(play.seconds, regularSeconds + clocking.overtimeSeconds),
      };
    },
    isSuspended: (ms) =>
      goals.some(({ second }) => {
        const fell = playSecondToMs(clocking, second);
        return fell <= ms && ms < fell + suspensionMs;
      }),
  };
}

function outlookFrom(
  fixture: Fixture,
  lean: number,
  seconds: number,
  score: Score,
): ResultProbabilities {
  const rates = ratesOf(fixture, lean);
  const regular = resultProbabilities(
    { ...rates, draw: 1 },
    Math.max(0, 1 - seconds / regularSeconds),
    score,
  );
  const played = Math.max(0, seconds - regularSeconds);
  const extra = overtimeWin(rates, Math.max(0, clocking.overtimeSeconds - played));
  return { ...regular, overall: regular.homeWin + regular.draw * extra };
}

function book(fixture: Fixture): MatchPricing {
  const step = ({ seconds }: MatchState) => Math.floor(seconds / liveStepSeconds) * liveStepSeconds;
  const winner = (ends: ResultProbabilities) =>
    outcomesOfOfferablePairs(
      ends,
      [
        [
          { type: "winner-1", param: null },
          { type: "winner-2", param: null },
        ],
      ],
      overround,
    );
  return {
    overround,
    stated: [],
    since: (now) => pricesValidSince(fixture, now),
    ahead: (at) => outlookFrom(fixture, marketOpinionDrift(fixture, at), 0, { home: 0, away: 0 }),
    live: (stand) => outlookFrom(fixture, 0, step(stand), stand.score),
    key: (stand) => `${step(stand)} ${stand.score.home}:${stand.score.away}`,
    opening: (ends) =>
      sortedUniqueOutcomes([...generateOpeningOutcomes(ends, [], overround), ...winner(ends)]),
    inPlay: (ends, stand, opened) => [
      ...opened(),
      ...generateAdditionalInPlayLines(ends, stand.score, overround),
      ...winner(ends),
    ],
  };
}

/**
 * Ice hockey: three periods of twenty minutes. 1, X, 2, totals and handicaps cover regular time; `winner-1`
 * and `winner-2` include five minutes of sudden death and the shoot-out (SBX-02).
 */
export const iceHockeyModel: SportModel = { sport, course, book };
