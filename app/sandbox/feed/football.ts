import type { FinalScore } from "~/domain/coupon/returns/outcomes";
import type { MatchCounts } from "./counts";
import { extraOutcomes, isStillOpen } from "./football-offer";
import { firstHalfShare, halvesOutlook, type Left } from "./halves";
import type { Book, Course, Goal, Stand, StatedPrice } from "./match";
import { outlook, type Rates, scoreChances } from "./model";
import { openingOutcomes, playOutcomes } from "./offer";
import type { Outlook, Spread } from "./outlook";
import type { Score } from "./types";

/** Result of a football match. */
export interface FootballResult {
  readonly score: Score;
  /** Null if not recorded. */
  readonly halfTime: Score | null;
  /** In order of time. */
  readonly goals: readonly Goal[];
  /** Null where the source does not have them. */
  readonly counts: { readonly [Name in keyof MatchCounts<Score>]: Score | null };
}

export const halfSeconds = 45 * 60;

/** How a match goes by: that of football, and that of its video game, whose clock runs faster. */
export interface Pace {
  /** Seconds of play of both halves, stoppage included. */
  readonly playSeconds: number;
  /** Seconds of play in a real second. */
  readonly speed: number;
  readonly breakMs: number;
  /** How long markets are suspended after a goal, ms. */
  readonly suspensionMs: number;
  /** Interval of in-play price moves, seconds of play; prices also move with every goal. */
  readonly stepSeconds: number;
  /** Share of the goals that fall in the first half. */
  readonly firstHalfShare: number;
}

/** Football: three minutes of stoppage, a break of 15 minutes. */
const footballPace: Pace = {
  playSeconds: 2 * halfSeconds + 3 * 60,
  speed: 1,
  breakMs: 15 * 60_000,
  suspensionMs: 40_000,
  stepSeconds: 20,
  firstHalfShare,
};

/** Course of a football match; a match without a result is never played. */
export function footballCourse(result: FootballResult | null, pace = footballPace): Course {
  const { playSeconds, speed, breakMs, suspensionMs } = pace;
  const score = result?.score ?? null;
  const halfTime = result?.halfTime ?? null;
  const goals = result?.goals ?? [];
  return {
    lengthMs: result ? (playSeconds * 1000) / speed + breakMs : 0,
    end: { score, halfTime, parts: [], ending: null, final: result && finalOf(result), goals },
    at(ms) {
      const play = playAt(Math.max(0, ms), pace);
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
        const fell = (second * 1000) / speed + (second < halfSeconds ? 0 : breakMs);
        return fell <= ms && ms < fell + suspensionMs;
      }),
  };
}

function finalOf({ score, halfTime, counts }: FootballResult): FinalScore {
  return {
    ...score,
    ...(halfTime && { halfTime }),
    ...(counts.corners && { corners: counts.corners }),
    ...(counts.cards && { cards: counts.cards }),
  };
}

function playAt(
  ms: number,
  { speed, breakMs, playSeconds }: Pace,
): Pick<Stand, "period" | "minute" | "seconds"> {
  const firstHalf = Math.floor((ms * speed) / 1000);
  if (firstHalf < halfSeconds) {
    return { period: "first-half", seconds: firstHalf, minute: Math.floor(firstHalf / 60) + 1 };
  }
  const seconds = Math.floor(((ms - breakMs) * speed) / 1000);
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
  /** Distributions of corners and cards; absent where none is offered. */
  readonly counts: Partial<MatchCounts<Spread>>;
  /** Model rates at a moment before kick-off. */
  rates(at: number): Rates;
  /** Football's own, if absent. */
  readonly pace?: Pace;
}

const goalless: Score = { home: 0, away: 0 };

/**
 * Book of a football match based on its goal rates. Corners and cards are offered before kick-off only: no
 * feed knows their minutes.
 */
export function footballBook(odds: FootballOdds): Book {
  const { overround, stated, counts, pace = footballPace } = odds;
  const { playSeconds, stepSeconds } = pace;
  const wholeMatch: Left = { first: pace.firstHalfShare, second: 1 - pace.firstHalfShare };
  const step = ({ seconds }: Stand) => Math.floor(seconds / stepSeconds) * stepSeconds;
  return {
    overround,
    stated,
    since: odds.since,
    ahead(at): Outlook {
      const rates = odds.rates(at);
      return {
        ...outlook(rates),
        ...halvesOutlook(rates, wholeMatch, goalless, null),
        ...counts,
      };
    },
    live(stand): Outlook {
      const rates = odds.rates(odds.startsAt);
      const remaining = 1 - step(stand) / playSeconds;
      return {
        ...outlook(rates, remaining, stand.score),
        ...halvesOutlook(rates, leftAt(step(stand), remaining, pace), stand.score, stand.halfTime),
      };
    },
    scores: {
      ahead: (at) => scoreChances(odds.rates(at)),
      live: (stand) =>
        scoreChances(odds.rates(odds.startsAt), 1 - step(stand) / playSeconds, stand.score),
    },
    key: (stand) => [step(stand), textOf(stand.score), textOf(stand.halfTime)].join(" "),
    opening: (ends) => [
      ...openingOutcomes(ends, stated, overround),
      ...extraOutcomes(ends, overround),
    ],
    inPlay: (ends, stand, opened) => [
      ...opened().filter((outcome) => isStillOpen(ends, outcome)),
      ...playOutcomes(ends, stand.score, overround),
    ],
  };
}

const textOf = (score: Score | null) => score && `${score.home}:${score.away}`;

/** The remaining play by halves: what is left of each half's goals, in the proportion of their shares. */
function leftAt(seconds: number, remaining: number, { firstHalfShare: share }: Pace): Left {
  if (seconds >= halfSeconds) return { first: 0, second: remaining };
  const first = share * (1 - seconds / halfSeconds);
  const ofFirst = first / (first + 1 - share);
  return { first: remaining * ofFirst, second: remaining * (1 - ofFirst) };
}
