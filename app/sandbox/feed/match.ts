import type { FinalScore } from "~/domain/coupon/returns/outcomes";
import type { Outcome } from "./markets";
import type { ScoreChance } from "./model";
import type { Outlook } from "./outlook";
import type { Champ, Ending, GameStatus, Named, Period, Score } from "./types";

/** A price quoted exactly as stated by the source. */
export interface StatedPrice extends Outcome {
  readonly coef: string;
}

/** A goal of a course. */
export interface Goal {
  /** Second of play since the start, without breaks. */
  readonly second: number;
  readonly side: "home" | "away";
}

/** State of a match at a moment of its play, with the fields of `GameView`. */
export interface Stand {
  readonly score: Score;
  readonly halfTime: Score | null;
  readonly parts: readonly Score[];
  readonly period: Period;
  readonly number: number | null;
  readonly minute: number | null;
  readonly points: string | null;
  readonly server: "home" | "away" | null;
  /** Seconds of play so far. */
  readonly seconds: number;
}

/** Result of a match. `final` null: its bets are void. */
export interface End {
  readonly score: Score | null;
  readonly halfTime: Score | null;
  readonly parts: readonly Score[];
  readonly ending: Ending | null;
  readonly final: FinalScore | null;
  /** Every goal in order of time; absent where the course does not know them one by one. */
  readonly goals?: readonly Goal[];
}

/** Everything that happens in a match, by ms since its start. */
export interface Course {
  /** From start to end; 0 for a match that is never played. */
  readonly lengthMs: number;
  readonly end: End;
  /** Clamped: before the start as at it, after the end as just before it. */
  at(ms: number): Stand;
  /** Whether markets are suspended by a recent event. */
  isSuspended(ms: number): boolean;
}

/** Pricing model and offer of a match. */
export interface Book {
  /** Sum of a market's implied probabilities. */
  readonly overround: number;
  readonly stated: readonly StatedPrice[];
  /** Start of validity of pre-match prices (ms since epoch); 0 if they never move. */
  since(now: number): number;
  /** Outlook at a moment before the start. */
  ahead(at: number): Outlook;
  /** Outlook in play; `stand` may have an overridden score. */
  live(stand: Stand): Outlook;
  /** Joint distributions of the final score, before the start and in play; absent = none is known. */
  readonly scores?: {
    ahead(at: number): readonly ScoreChance[];
    live(stand: Stand): readonly ScoreChance[];
  };
  /** Cache key: stands with equal keys have the same outlook. */
  key(stand: Stand): string;
  opening(ends: Outlook): readonly Outcome[];
  inPlay(ends: Outlook, stand: Stand, opened: () => readonly Outcome[]): readonly Outcome[];
}

/** A fixture with its complete course. */
export interface Match {
  readonly id: number;
  readonly champ: Champ;
  readonly home: Named;
  readonly away: Named;
  /** Kick-off, ms since epoch. */
  readonly startsAt: number;
  /** How long before its start it is offered, ms. */
  readonly aheadMs: number;
  readonly course: Course;
  readonly book: Book;
}

/** End of a match; one that is never played ends (void) at its start. */
export function endOf(match: Match): number {
  return match.startsAt + match.course.lengthMs;
}

/** Maximum length of a match in any sport: earlier matches are over without checking their course. */
export const longestMs = 8 * 3_600_000;

/** Status by the clock, without overrides. */
export function statusAt(match: Match, now: number): GameStatus {
  if (now < match.startsAt) return "line";
  return now - match.startsAt >= longestMs || now >= endOf(match) ? "finished" : "live";
}
