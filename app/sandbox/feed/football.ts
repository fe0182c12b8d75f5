import type { Book, Course, Stand, StatedPrice } from "./match";
import { outlook, type Rates, scoreChances } from "./model";
import { openingOutcomes, playOutcomes } from "./offer";
import type { Score } from "./types";

export interface Goal {
  /** Second of play since kick-off, without breaks. */
  readonly second: number;
  readonly side: "home" | "away";
}

/** Result of a football match. */
export interface FootballResult {
  readonly score: Score;
  /** Null if not recorded. */
  readonly halfTime: Score | null;
  /** In order of time. */
  readonly goals: readonly Goal[];
}

const minuteMs = 60_000;
export const halfSeconds = 45 * 60;
const breakMs = 15 * minuteMs;
/** Seconds of play: two halves and three minutes of stoppage. */
const playSeconds = 2 * halfSeconds + 3 * 60;
/** How long markets are suspended after a goal, ms. */
const suspensionMs = 40_000;
/** Interval of in-play price moves, seconds of play; prices also move with every goal. */
const liveStepSeconds = 20;

/** Course of a football match; a match without a result is never played. */
export function footballCourse(result: FootballResult | null): Course {
  const score = result?.score ?? null;
  const halfTime = result?.halfTime ?? null;
  const goals = result?.goals ?? [];
  return {
    lengthMs: result ? playSeconds * 1000 + breakMs : 0,
    end: { score, halfTime, parts: [], ending: null, final: score },
    at(ms) {
      const play = playAt(Math.max(0, ms));
      const isAfterHalf = play.seconds >= halfSeconds;
      return {
        ...play,
        score: scoreAfter(goals, play.seconds),
        halfTime: isAfterHalf ? halfTime : null,
        parts: [],
        number: null,
        points: null,
        server: null,
      };
    },
    isSuspended: (ms) =>
      goals.some(({ second }) => {
        const fell = second * 1000 + (second < halfSeconds ? 0 : breakMs);
        return fell <= ms && ms < fell + suspensionMs;
      }),
  };
}

function playAt(ms: number): Pick<Stand, "period" | "minute" | "seconds"> {
  const firstHalf = Math.floor(ms / 1000);
  if (firstHalf < halfSeconds) {
    return { period: "first-half", seconds: firstHalf, minute: Math.floor(firstHalf / 60) + 1 };
  }
  const seconds = Math.floor((ms - breakMs) / 1000);
  if (seconds < halfSeconds) return { period: "break", seconds: halfSeconds, minute: 45 };
  return {
    period: "second-half",
    seconds: Math.min(seconds, playSeconds - 1),
    minute: Math.min(90, Math.floor(seconds / 60) + 1),
  };
}

/** Score after a number of seconds of play. */
export function scoreAfter(goals: readonly Goal[], seconds: number): Score {
  const score = { home: 0, away: 0 };
  for (const goal of goals) if (goal.second <= seconds) score[goal.side]++;
  return score;
}

interface FootballOdds extends Pick<Book, "overround" | "stated" | "since"> {
  readonly startsAt: number;
  readonly stated: readonly StatedPrice[];
  /** Model rates at a moment before kick-off. */
  rates(at: number): Rates;
}

/** Book of a football match based on its goal rates. */
export function footballBook(odds: FootballOdds): Book {
  const { overround, stated } = odds;
  const step = ({ seconds }: Stand) => Math.floor(seconds / liveStepSeconds) * liveStepSeconds;
  const left = (stand: Stand) => 1 - step(stand) / playSeconds;
  return {
    overround,
    stated,
    since: odds.since,
    ahead: (at) => outlook(odds.rates(at)),
    live: (stand) => outlook(odds.rates(odds.startsAt), left(stand), stand.score),
    scores: {
      ahead: (at) => scoreChances(odds.rates(at)),
      live: (stand) => scoreChances(odds.rates(odds.startsAt), left(stand), stand.score),
    },
    key: (stand) => `${step(stand)} ${stand.score.home}:${stand.score.away}`,
    opening: (ends) => openingOutcomes(ends, stated, overround),
    inPlay: (ends, stand, opened) => [...opened(), ...playOutcomes(ends, stand.score, overround)],
  };
}
