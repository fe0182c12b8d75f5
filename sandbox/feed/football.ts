import type { FinalScore } from "~/domain/coupon/returns/score";
import type { CornersAndCards } from "./counts";
import { generateSideMarketOutcomes, isStillOfferedInPlay } from "./football-offer";
import { firstHalfGoalShare, halvesAndScoreProbabilities, type RemainingPlay } from "./halves";
import type { Goal, MatchPricing, MatchState, MatchTimeline, SourcePrice } from "./match";
import { type GoalRates, resultProbabilities, scoreChances } from "./model";
import { generateAdditionalInPlayLines, generateOpeningOutcomes } from "./offer";
import type { IntegerDistribution, ResultProbabilities } from "./probabilities";
import type { Score } from "./types";

/** Result of a football match. */
export interface FootballResult {
  readonly score: Score;
  /** Null if not recorded. */
  readonly halfTime: Score | null;
  /** In order of time. */
  readonly goals: readonly Goal[];
  /** Null where the source does not have them. */
  readonly counts: { readonly [Name in keyof CornersAndCards<Score>]: Score | null };
}

export const halfSeconds = 45 * 60;

/** Timing of a match: of football, or of the football video game, whose clock runs faster. */
export interface MatchPace {
  /** Length of both halves together, stoppage included, in seconds of play. */
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

/** Timing of real football: three minutes of stoppage, a break of 15 minutes. */
const footballPace: MatchPace = {
  playSeconds: 2 * halfSeconds + 3 * 60,
  speed: 1,
  breakMs: 15 * 60_000,
  suspensionMs: 40_000,
  stepSeconds: 20,
  firstHalfShare: firstHalfGoalShare,
};

/** Timeline of a football match; a match without a result is never played. */
export function footballTimeline(
  result: FootballResult | null,
  pace = footballPace,
): MatchTimeline {
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
  { speed, breakMs, playSeconds }: MatchPace,
): Pick<MatchState, "period" | "minute" | "seconds"> {
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

interface FootballOdds extends Pick<MatchPricing, "overround" | "stated" | "since"> {
  readonly startsAt: number;
  readonly stated: readonly SourcePrice[];
  /**
   * Distributions of the numbers of corners and cards; one is absent where no bet on it is offered.
   */
  readonly counts: Partial<CornersAndCards<IntegerDistribution>>;
  /** Model rates at a moment before kick-off. */
  rates(at: number): GoalRates;
  /** Football's own, if absent. */
  readonly pace?: MatchPace;
}

const goalless: Score = { home: 0, away: 0 };

/**
 * Pricing of a football match by its goal rates. Corners and cards are offered before kick-off
 * only: no feed has their minutes.
 */
export function footballPricing(odds: FootballOdds): MatchPricing {
  const { overround, stated, counts, pace = footballPace } = odds;
  const { playSeconds, stepSeconds } = pace;
  const wholeMatch: RemainingPlay = { first: pace.firstHalfShare, second: 1 - pace.firstHalfShare };
  const step = ({ seconds }: MatchState) => Math.floor(seconds / stepSeconds) * stepSeconds;
  return {
    overround,
    stated,
    since: odds.since,
    ahead(at): ResultProbabilities {
      const rates = odds.rates(at);
      return {
        ...resultProbabilities(rates),
        ...halvesAndScoreProbabilities(rates, wholeMatch, goalless, null),
        ...counts,
      };
    },
    live(stand): ResultProbabilities {
      const rates = odds.rates(odds.startsAt);
      const remaining = 1 - step(stand) / playSeconds;
      return {
        ...resultProbabilities(rates, remaining, stand.score),
        ...halvesAndScoreProbabilities(
          rates,
          leftAt(step(stand), remaining, pace),
          stand.score,
          stand.halfTime,
        ),
      };
    },
    scores: {
      ahead: (at) => scoreChances(odds.rates(at)),
      live: (stand) =>
        scoreChances(odds.rates(odds.startsAt), 1 - step(stand) / playSeconds, stand.score),
    },
    key: (stand) => [step(stand), textOf(stand.score), textOf(stand.halfTime)].join(" "),
    opening: (ends) => [
      ...generateOpeningOutcomes(ends, stated, overround),
      ...generateSideMarketOutcomes(ends, overround),
    ],
    inPlay: (ends, stand, opened) => [
      ...opened().filter((outcome) => isStillOfferedInPlay(ends, outcome)),
      ...generateAdditionalInPlayLines(ends, stand.score, overround),
    ],
  };
}

const textOf = (score: Score | null) => score && `${score.home}:${score.away}`;

/**
 * The remaining play by halves, each as the share of the match's expected goals that is still to
 * come in it.
 */
function leftAt(
  seconds: number,
  remaining: number,
  { firstHalfShare: share }: MatchPace,
): RemainingPlay {
  if (seconds >= halfSeconds) return { first: 0, second: remaining };
  const first = share * (1 - seconds / halfSeconds);
  const ofFirst = first / (first + 1 - share);
  return { first: remaining * ofFirst, second: remaining * (1 - ofFirst) };
}
