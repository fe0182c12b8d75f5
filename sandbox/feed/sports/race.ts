import type { MatchPricing, MatchState, MatchTimeline } from "../match";
import type { ResultProbabilities } from "../probabilities";
import { seededRandom } from "../random";
import type { GamePeriod, Score, Sport } from "../types";
import {
  type PossibleSetResult,
  type SetsMarketSettings,
  setsMarketOutcomes,
  setsProbabilities,
} from "./sets";
import {
  type Fixture,
  homeStrengthEdge,
  marketOpinionDrift,
  pricesValidSince,
  type SportModel,
} from "./sport";
import {
  type AbandonmentRates,
  randomAbandonment,
  type TimedMatchState,
  timelineFromStates,
} from "./timeline";

/** A sport whose sets (or maps) are played to a number of points (rounds, towers). */
export interface PointSetRules {
  readonly sport: Sport;
  readonly period: Extract<GamePeriod, "set" | "map">;
  /** Sets that win a match. */
  readonly need: 2 | 3;
  /** Points that win a set, and the lead that it takes. */
  readonly target: number;
  readonly lead: 1 | 2;
  /**
   * How strongly the probability of a point depends on the sides' strength; `mapSpread`: on the
   * map.
   */
  readonly sharpness: number;
  readonly mapSpread: number;
  readonly pointMs: number;
  readonly setBreakMs: number;
  readonly failing: AbandonmentRates;
  readonly small: SetsMarketSettings["small"];
}

const overround = 1.06;
/**
 * How many extra points of each side (beyond one below the target) are modelled; the probability
 * that a set lasts longer is given to the last results modelled.
 */
const mostExtra = 16;

/**
 * The home side's probability of winning a point, in each set or map that a match can have; each
 * map favours one of the sides.
 */
function pointWins(fixture: Fixture, race: PointSetRules, lean = 0): readonly number[] {
  return Array.from({ length: 2 * race.need - 1 }, (_, at) => {
    const map = race.mapSpread * (2 * seededRandom(fixture.id, 81, at) - 1);
    return 0.5 + race.sharpness * (homeStrengthEdge(fixture) + 0.1 * lean) + map;
  });
}

/** The points and the lead that win a set. */
type SetRule = Pick<PointSetRules, "target" | "lead">;

function isSetOver({ home, away }: Score, { target, lead }: SetRule): boolean {
  return Math.max(home, away) >= target && Math.abs(home - away) >= lead;
}

function course(fixture: Fixture, race: PointSetRules): MatchTimeline {
  const wins = pointWins(fixture, race);
  const beats: TimedMatchState[] = [];
  const parts: { home: number; away: number }[] = [];
  const score = { home: 0, away: 0 };
  let ms = 0;
  let points = 0;
  while (Math.max(score.home, score.away) < race.need) {
    const p = wins[parts.length] ?? 0.5;
    const now = { home: 0, away: 0 };
    parts.push(now);
    while (!isSetOver(now, race)) {
      const stand: MatchState = {
        score: { ...score },
        halfTime: null,
        parts: parts.map((part) => ({ ...part })),
        period: race.period,
        number: parts.length,
        minute: null,
        points: null,
        server: null,
        seconds: 0,
      };
      beats.push({ at: ms, stand });
      now[seededRandom(fixture.id, 82, points++) < p ? "home" : "away"]++;
      ms += race.pointMs;
    }
    score[now.home > now.away ? "home" : "away"]++;
    ms += race.setBreakMs;
  }
  return timelineFromStates(
    beats,
    { ms: ms - race.setBreakMs, score, parts },
    randomAbandonment(fixture.id, race.failing),
  );
}

/** Distribution of a set's result from a score in points, each won by home with probability `p`. */
export function setResultDistribution(
  p: number,
  rule: SetRule,
  from: Score,
): readonly PossibleSetResult[] {
  const { target } = rule;
  const ends: PossibleSetResult[] = [];
  let states = new Map<number, number>([[from.home, 1]]);
  for (let points = from.home + from.away; states.size > 0; points++) {
    const isLast = points >= 2 * (target - 1) + 2 * mostExtra && points % 2 === 0;
    const next = new Map<number, number>();
    for (const [home, weight] of states) {
      for (const [h, share] of [
        // From a tie two points decide or return to it: the share of decisions won by home.
        [home + 1, isLast ? (p * p) / (p * p + (1 - p) * (1 - p)) : p],
        [home, isLast ? ((1 - p) * (1 - p)) / (p * p + (1 - p) * (1 - p)) : 1 - p],
      ] as const) {
        const a = points + 1 - h;
        const chance = weight * share;
        if (isLast)
          ends.push({
            home: h > home ? home + 2 : home,
            away: h > home ? points - home : points - home + 2,
            chance,
          });
        else if (isSetOver({ home: h, away: a }, rule)) ends.push({ home: h, away: a, chance });
        else next.set(h, (next.get(h) ?? 0) + chance);
      }
    }
    states = next;
  }
  return ends;
}

function outlookFrom(
  wins: readonly number[],
  race: PointSetRules,
  { score, parts }: Pick<MatchState, "score" | "parts">,
): ResultProbabilities {
  const { need, target, lead, small } = race;
  const count = score.home + score.away;
  const zero = { home: 0, away: 0 };
  const endsOf = (nth: number, from: Score) =>
    setResultDistribution(wins[nth - 1] ?? 0.5, race, from);
  const later = Array.from({ length: 2 * need }, (_, at) =>
    at > count ? endsOf(at + 1, zero) : [],
  );
  const played = parts
    .slice(0, count)
    .reduce((a, b) => ({ home: a.home + b.home, away: a.away + b.away }), zero);
  return setsProbabilities({
    need,
    score,
    played: small ? played : zero,
    current: endsOf(count + 1, parts[count] ?? zero),
    later: (nth) => later[nth - 1] ?? [],
    mostSmall: small ? (2 * need - 1) * 2 * (target + (lead === 2 ? mostExtra : 0)) : 0,
  });
}

function book(fixture: Fixture, race: PointSetRules): MatchPricing {
  const offer = (ends: ResultProbabilities, stand?: MatchState) =>
    setsMarketOutcomes(ends, stand ? stand.score.home + stand.score.away : 0, {
      need: race.need,
      small: race.small,
      overround,
    });
  const opening = { score: { home: 0, away: 0 }, parts: [] };
  return {
    overround,
    stated: [],
    since: (now) => pricesValidSince(fixture, now),
    ahead: (at) =>
      outlookFrom(pointWins(fixture, race, marketOpinionDrift(fixture, at)), race, opening),
    live: (stand) => outlookFrom(pointWins(fixture, race), race, stand),
    key: ({ score, parts }) => JSON.stringify([score, parts]),
    opening: (ends) => offer(ends),
    inPlay: offer,
  };
}

/**
 * Builds the model of a sport whose sets are played to a number of points. An abandoned match is
 * void (SBX-02).
 */
export function pointSetSportModel(race: PointSetRules): SportModel {
  return {
    sport: race.sport,
    course: (fixture) => course(fixture, race),
    book: (fixture) => book(fixture, race),
  };
}
