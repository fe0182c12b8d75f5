import type { Outcome } from "./markets";
import type { Rates } from "./model";
import type { Champ, GameStatus, GameView, Named, Score } from "./types";

export interface Goal {
  /** Second of play since kick-off, without the break. */
  readonly second: number;
  readonly side: "home" | "away";
}

/** A price that stands on the line as it was stated, to the digit. */
export interface StatedPrice extends Outcome {
  readonly coef: string;
}

/** Where a match's prices come from. */
export interface MatchOdds {
  /** What the price maker thinks at a moment before kick-off; the same for all of `since(now)` … now. */
  rates(at: number): Rates;
  /** Since when the prices of a moment stand (ms since epoch); 0 where they never move before kick-off. */
  since(now: number): number;
  /** What the implied chances of a market sum to. */
  readonly overround: number;
  readonly stated: readonly StatedPrice[];
}

/** A fixture with all that will come of it. A `result` of null is a match that was never played. */
export interface Match {
  readonly id: number;
  readonly champ: Champ;
  readonly home: Named;
  readonly away: Named;
  /** Kick-off, ms since epoch. */
  readonly startsAt: number;
  readonly result: Score | null;
  /** null where nobody recorded it. */
  readonly halfTime: Score | null;
  /** By time. */
  readonly goals: readonly Goal[];
  readonly odds: MatchOdds;
}

const minute = 60_000;
export const halfSeconds = 45 * 60;
const breakMs = 15 * minute;
/** Seconds of play of a match: two halves and three minutes of stoppage. */
export const playSeconds = 2 * halfSeconds + 3 * 60;
/** From kick-off to the final whistle. */
export const matchMs = playSeconds * 1000 + breakMs;
/** How long bets are off after a goal. */
const suspensionMs = 40_000;

/** When a match is over; one that is never played is over (and void) at kick-off. */
export function endOf(match: Match): number {
  return match.result ? match.startsAt + matchMs : match.startsAt;
}

/** The status by the clock alone. */
export function statusAt(match: Match, now: number): GameStatus {
  if (now >= endOf(match)) return "finished";
  return now >= match.startsAt ? "live" : "line";
}

/** Where play stands by the clock: before kick-off as at its start, after the whistle as in its last second. */
export function playAt(
  match: Match,
  now: number,
): Required<Pick<GameView, "period" | "minute">> & { seconds: number } {
  const since = Math.max(0, now - match.startsAt);
  const firstHalf = Math.floor(since / 1000);
  if (firstHalf < halfSeconds) {
    return { period: "first-half", seconds: firstHalf, minute: Math.floor(firstHalf / 60) + 1 };
  }
  const seconds = Math.floor((since - breakMs) / 1000);
  if (seconds < halfSeconds) return { period: "break", seconds: halfSeconds, minute: 45 };
  return {
    period: "second-half",
    seconds: Math.min(seconds, playSeconds - 1),
    minute: Math.min(90, Math.floor(seconds / 60) + 1),
  };
}

/** The score after so many seconds of play. */
export function scoreAfter(goals: readonly Goal[], seconds: number): Score {
  const score = { home: 0, away: 0 };
  for (const goal of goals) if (goal.second <= seconds) score[goal.side]++;
  return score;
}

/** Whether a goal fell so lately that no bets are taken. */
export function isSuspended(match: Match, now: number): boolean {
  return match.goals.some(({ second }) => {
    const fell = match.startsAt + second * 1000 + (second < halfSeconds ? 0 : breakMs);
    return fell <= now && now < fell + suspensionMs;
  });
}
