import type { FinalScore } from "~/features/coupon/returns/outcomes";
import type { Outcome } from "./markets";
import type { Outlook } from "./outlook";
import type { Champ, Ending, GameStatus, Named, Period, Score } from "./types";

/** A price that stands on the line as it was stated, to the digit. */
export interface StatedPrice extends Outcome {
  readonly coef: string;
}

/** How a match stands at a moment of its play; the fields are those of `GameView`. */
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

/** How a match ended. `final` null: its bets are void. */
export interface End {
  readonly score: Score | null;
  readonly halfTime: Score | null;
  readonly parts: readonly Score[];
  readonly ending: Ending | null;
  readonly final: FinalScore | null;
}

/** All that happens in a match, by ms since its start. */
export interface Course {
  /** From start to end; 0 for a match that is never played. */
  readonly lengthMs: number;
  readonly end: End;
  /** Before the start as at it, after the end as just before it. */
  at(ms: number): Stand;
  /** Whether bets are off because of what fell just now. */
  isSuspended(ms: number): boolean;
}

/** What the price maker of a match thinks, and what it offers. */
export interface Book {
  /** What the implied chances of a market sum to. */
  readonly overround: number;
  readonly stated: readonly StatedPrice[];
  /** Since when the prices of a moment before the start stand (ms since epoch); 0 where they never move. */
  since(now: number): number;
  /** How the match ends, as thought at a moment before its start. */
  ahead(at: number): Outlook;
  /** How it ends from here; `stand` may have a score laid over it. */
  live(stand: Stand): Outlook;
  /** Moments of one key have one outlook. */
  key(stand: Stand): string;
  opening(ends: Outlook): readonly Outcome[];
  inPlay(ends: Outlook, stand: Stand, opened: () => readonly Outcome[]): readonly Outcome[];
}

/** A fixture with all that will come of it. */
export interface Match {
  readonly id: number;
  readonly champ: Champ;
  readonly home: Named;
  readonly away: Named;
  /** Kick-off, ms since epoch. */
  readonly startsAt: number;
  /** How long before its start it is on the line, ms. */
  readonly aheadMs: number;
  readonly course: Course;
  readonly book: Book;
}

/** When a match is over; one that is never played is over (and void) at its start. */
export function endOf(match: Match): number {
  return match.startsAt + match.course.lengthMs;
}

/** No match of any sport is longer: what began before needs no look at its course. */
export const longestMs = 8 * 3_600_000;

/** The status by the clock alone. */
export function statusAt(match: Match, now: number): GameStatus {
  if (now < match.startsAt) return "line";
  return now - match.startsAt >= longestMs || now >= endOf(match) ? "finished" : "live";
}
