import type { MatchPricing, MatchState, MatchTimeline } from "../match";
import type { ResultProbabilities } from "../probabilities";
import { seededRandom } from "../random";
import type { Score } from "../types";
import { setsMarketOutcomes, setsProbabilities } from "./sets";
import {
  type Fixture,
  homeStrengthEdge,
  marketOpinionDrift,
  pricesValidSince,
  type SportModel,
} from "./sport";
import { tennis as sport } from "./sports";
import {
  gameWinProbability,
  isPointServedByFirstServer,
  type ServeProbabilities,
  tennisSetResultDistribution,
  tieBreakWinProbability,
} from "./tennis-chances";
import { randomAbandonment, type TimedMatchState, timelineFromStates } from "./timeline";

/** Parameters of a tour. */
interface Tour {
  /** Sets that win a match. */
  readonly need: 2 | 3;
  /** Share of points that the server wins between equal players. */
  readonly serve: number;
}

const pointMs = 27_000;
const gameBreakMs = 15_000;
const setBreakMs = 100_000;
const overround = 1.06;
const failing = { walkover: 0.01, retired: 0.025 };
const calls = ["0", "15", "30", "40", "A"];
const openingStand = { halfTime: null, period: "set", minute: null, seconds: 0 } as const;

function serveOf(fixture: Fixture, tour: Tour, lean = 0): ServeProbabilities {
  const edge = 0.055 * homeStrengthEdge(fixture) + 0.008 * lean;
  const pace = 0.04 * (seededRandom(fixture.id, 22) - 0.5);
  return { home: tour.serve + edge + pace, away: tour.serve - edge + pace };
}

/**
 * The timeline of a match, played out point by point: the server wins each with the probability
 * that also prices the match.
 */
function course(fixture: Fixture, tour: Tour): MatchTimeline {
  const serve = serveOf(fixture, tour);
  const beats: TimedMatchState[] = [];
  const parts: { home: number; away: number }[] = [];
  const score = { home: 0, away: 0 };
  let isHomeServing = seededRandom(fixture.id, 71) < 0.5;
  let ms = 0;
  let points = 0;
  while (Math.max(score.home, score.away) < tour.need) {
    const games = { home: 0, away: 0 };
    parts.push(games);
    while (!isSetOver(games)) {
      const isTieBreak = games.home + games.away === 12;
      const now = { home: 0, away: 0 };
      // Fields that stay constant during a game are shared by its points.
      const gameStand = {
        ...openingStand,
        score: { ...score },
        parts: parts.map((part) => ({ ...part })),
        number: parts.length,
      };
      while (!isGameOver(now, isTieBreak ? 7 : 4)) {
        const isServing = isTieBreak
          ? isPointServedByFirstServer(now.home + now.away) === isHomeServing
          : isHomeServing;
        const stand: MatchState = {
          ...gameStand,
          points: isTieBreak ? `${now.home}:${now.away}` : called(now),
          server: isServing ? "home" : "away",
        };
        beats.push({ at: ms, stand });
        const isHome =
          seededRandom(fixture.id, 72, points++) < (isServing ? serve.home : 1 - serve.away);
        now[isHome ? "home" : "away"]++;
        ms += pointMs;
      }
      games[now.home > now.away ? "home" : "away"]++;
      isHomeServing = !isHomeServing;
      ms += gameBreakMs;
    }
    score[games.home > games.away ? "home" : "away"]++;
    ms += setBreakMs;
  }
  return timelineFromStates(
    beats,
    { ms: ms - setBreakMs, score, parts },
    randomAbandonment(fixture.id, failing),
  );
}

function isGameOver({ home, away }: Score, need: number): boolean {
  return Math.max(home, away) >= need && Math.abs(home - away) >= 2;
}

function isSetOver({ home, away }: Score): boolean {
  return Math.max(home, away) === 7 || isGameOver({ home, away }, 6);
}

/** Score of a game as announced. */
function called({ home, away }: Score): string {
  if (Math.min(home, away) < 3) return `${calls[home]}:${calls[away]}`;
  return home === away ? "40:40" : home > away ? "A:40" : "40:A";
}

type Now = Pick<MatchState, "score" | "parts" | "points" | "server">;

/**
 * Whether home serves in the current game (in a tie-break: served its first point), and home's
 * probability of winning the game.
 */
function gameNow(
  serve: ServeProbabilities,
  games: Score,
  { points, server }: Now,
): { isHomeServing: boolean; homeWins: number } {
  const [home = "0", away = "0"] = points?.split(":") ?? [];
  if (games.home + games.away === 12) {
    const isHomeServing =
      isPointServedByFirstServer(Number(home) + Number(away)) === (server === "home");
    return {
      isHomeServing,
      homeWins: tieBreakWinProbability(serve, isHomeServing, Number(home), Number(away)),
    };
  }
  const [h, a] = [calls.indexOf(home), calls.indexOf(away)];
  const isHomeServing = server === "home";
  return {
    isHomeServing,
    homeWins: isHomeServing
      ? gameWinProbability(serve.home, h, a)
      : 1 - gameWinProbability(serve.away, a, h),
  };
}

function outlookFrom(serve: ServeProbabilities, { need }: Tour, now: Now): ResultProbabilities {
  const fresh = (isHomeServing: boolean) => {
    const homeWinsGame = isHomeServing
      ? gameWinProbability(serve.home)
      : 1 - gameWinProbability(serve.away);
    return tennisSetResultDistribution(serve, {
      games: { home: 0, away: 0 },
      isHomeServing,
      homeWinsGame,
    });
  };
  const byFirst = { home: fresh(true), away: fresh(false) };
  const { score, parts } = now;
  const count = score.home + score.away;
  const games = parts[count] ?? { home: 0, away: 0 };
  const { isHomeServing, homeWins } = gameNow(serve, games, now);
  const current = tennisSetResultDistribution(serve, {
    games,
    isHomeServing,
    homeWinsGame: homeWins,
  });
  const isHomeFirst = ((games.home + games.away) % 2 === 0) === isHomeServing;
  return setsProbabilities({
    need,
    score,
    played: sum(parts.slice(0, count)),
    current,
    later(_nth, after, from) {
      const wasHomeFirst = from === current ? isHomeFirst : from === byFirst.home;
      // After an odd number of games the other player serves first in the next set.
      const isOdd = (after.home + after.away) % 2 === 1;
      return wasHomeFirst !== isOdd ? byFirst.home : byFirst.away;
    },
    mostSmall: 13 * (2 * need - 1),
  });
}

function sum(parts: readonly Score[]): Score {
  return parts.reduce((a, b) => ({ home: a.home + b.home, away: a.away + b.away }), {
    home: 0,
    away: 0,
  });
}

function book(fixture: Fixture, tour: Tour): MatchPricing {
  const small = {
    kind: "games",
    totals: { step: 1, reach: 4 },
    handicaps: { step: 1, reach: 4 },
  } as const;
  const offer = (ends: ResultProbabilities, stand?: MatchState) =>
    setsMarketOutcomes(ends, stand ? stand.score.home + stand.score.away : 0, {
      need: tour.need,
      small,
      overround,
    });
  const toss = seededRandom(fixture.id, 71) < 0.5 ? "home" : "away";
  const opening: Now = { score: { home: 0, away: 0 }, parts: [], points: null, server: toss };
  return {
    overround,
    stated: [],
    since: (now) => pricesValidSince(fixture, now),
    ahead: (at) =>
      outlookFrom(serveOf(fixture, tour, marketOpinionDrift(fixture, at)), tour, opening),
    live: (stand) =>
      outlookFrom(serveOf(fixture, tour), tour, { ...stand, server: stand.server ?? toss }),
    key: ({ score, parts, points, server }) => JSON.stringify([score, parts, points, server]),
    opening: (ends) => offer(ends),
    inPlay: offer,
  };
}

/**
 * Tennis: sets to six games with a lead of two, at six all a tie-break to seven with a lead of two. An
 * abandoned match is void (SBX-02).
 */
export function tennisModel(tour: Tour): SportModel {
  return {
    sport,
    course: (fixture) => course(fixture, tour),
    book: (fixture) => book(fixture, tour),
  };
}
