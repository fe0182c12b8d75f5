import type { FinalScore } from "~/domain/coupon/returns/score";
import type { MarketOutcome } from "./markets";
import type { ScoreChance } from "./model";
import type { ResultProbabilities } from "./probabilities";
import type {
  Champ,
  GamePeriod,
  GameStatus,
  IrregularGameEnding,
  LocalizedText,
  Score,
} from "./types";

/** A price quoted exactly as stated by the source. */
export interface SourcePrice extends MarketOutcome {
  readonly coef: string;
}

/** A goal in a match's timeline. */
export interface Goal {
  /** When the goal falls, in seconds of play since the start, without breaks. */
  readonly second: number;
  readonly side: "home" | "away";
}

/** State of a match at a moment of its play; its fields mean what they mean in `GameSnapshot`. */
export interface MatchState {
  readonly score: Score;
  readonly halfTime: Score | null;
  readonly parts: readonly Score[];
  readonly period: GamePeriod;
  readonly number: number | null;
  readonly minute: number | null;
  readonly points: string | null;
  readonly server: "home" | "away" | null;
  /** Seconds of play so far. */
  readonly seconds: number;
}

/** How a match ends. `final` is the score that settles bets; null = all bets are void. */
export interface MatchEnd {
  readonly score: Score | null;
  readonly halfTime: Score | null;
  readonly parts: readonly Score[];
  readonly ending: IrregularGameEnding | null;
  readonly final: FinalScore | null;
  /** Goals in order of time; absent in sports whose timeline has no single goals. */
  readonly goals?: readonly Goal[];
}

/** A match's timeline: its state at each moment, by ms since its start. */
export interface MatchTimeline {
  /** Duration from start to end, ms; 0 for a match that is never played. */
  readonly lengthMs: number;
  readonly end: MatchEnd;
  /**
   * The state at `ms` since the start; before the start the first state, after the end the last
   * one.
   */
  at(ms: number): MatchState;
  /**
   * Whether markets are suspended at `ms` since the start, because of an event such as a goal just
   * before.
   */
  isSuspended(ms: number): boolean;
}

/** How a match's outcomes are offered and priced. */
export interface MatchPricing {
  /** Sum of a market's implied probabilities. */
  readonly overround: number;
  readonly stated: readonly SourcePrice[];
  /**
   * Since when the pre-match prices of the moment `now` hold, ms since epoch; 0 if they never move.
   */
  since(now: number): number;
  /** Result probabilities at a moment before the start, ms since epoch. */
  ahead(at: number): ResultProbabilities;
  /** Result probabilities in play, from a state whose score may be overridden. */
  live(stand: MatchState): ResultProbabilities;
  /** Joint distributions of the final score, before the start and in play; absent = none is known. */
  readonly scores?: {
    ahead(at: number): readonly ScoreChance[];
    live(stand: MatchState): readonly ScoreChance[];
  };
  /** Cache key: states with equal keys have the same probabilities. */
  key(stand: MatchState): string;
  opening(ends: ResultProbabilities): readonly MarketOutcome[];
  inPlay(
    ends: ResultProbabilities,
    stand: MatchState,
    opened: () => readonly MarketOutcome[],
  ): readonly MarketOutcome[];
}

/** A fixture with its complete timeline, from before the start to the result. */
export interface Match {
  readonly id: number;
  readonly champ: Champ;
  readonly home: LocalizedText;
  readonly away: LocalizedText;
  /** Kick-off, ms since epoch. */
  readonly startsAt: number;
  /** How long before its start it is offered, ms. */
  readonly aheadMs: number;
  readonly course: MatchTimeline;
  readonly book: MatchPricing;
}

/** End of a match; one that is never played ends (void) at its start. */
export function matchEndsAt(match: Match): number {
  return match.startsAt + match.course.lengthMs;
}

/**
 * Longest that a match of any sport can last, ms. A match that started longer ago is over, so its
 * timeline need not be read.
 */
export const maxMatchMs = 8 * 3_600_000;

/** Status by the clock, without overrides. */
export function statusAt(match: Match, now: number): GameStatus {
  if (now < match.startsAt) return "line";
  return now - match.startsAt >= maxMatchMs || now >= matchEndsAt(match) ? "finished" : "live";
}
