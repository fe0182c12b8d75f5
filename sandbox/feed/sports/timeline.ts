import type { MatchEnd, MatchState, MatchTimeline } from "../match";
import { seededRandom } from "../random";
import type { IrregularGameEnding, Score } from "../types";

/** A state of a match and when it begins, ms since its start. */
export interface TimedMatchState {
  readonly at: number;
  readonly stand: MatchState;
}

/** Shares of a sport's matches that never start, and that are abandoned in play. */
export interface AbandonmentRates {
  readonly walkover: number;
  readonly retired: number;
}

/**
 * How the match with this seed fails to finish: its ending, and after what share of its points;
 * null = it is played to the end.
 */
export function randomAbandonment(
  seed: number,
  rates: AbandonmentRates,
): { readonly ending: IrregularGameEnding; readonly playedShare: number } | null {
  const drawn = seededRandom(seed, 61);
  if (drawn < rates.walkover) return { ending: "walkover", playedShare: 0 };
  if (drawn < rates.walkover + rates.retired)
    return { ending: "retired", playedShare: 0.1 + 0.8 * seededRandom(seed, 62) };
  return null;
}

/**
 * Timeline of a match played point by point. An abandoned match has no final score: all bets on it
 * are void.
 */
export function timelineFromStates(
  beats: readonly TimedMatchState[],
  whole: { readonly ms: number; readonly score: Score; readonly parts: readonly Score[] },
  failure: ReturnType<typeof randomAbandonment>,
): MatchTimeline {
  const played = failure ? beats.slice(0, Math.floor(beats.length * failure.playedShare)) : beats;
  const last = played.at(-1);
  const lengthMs = !failure
    ? whole.ms
    : played.length > 0
      ? (beats[played.length]?.at ?? whole.ms)
      : 0;
  const { score, parts } = failure
    ? { score: last?.stand.score ?? null, parts: last?.stand.parts ?? [] }
    : whole;
  const end: MatchEnd = {
    score,
    parts,
    halfTime: null,
    ending: failure?.ending ?? null,
    final: failure || !score ? null : { ...score, parts },
  };
  return {
    lengthMs,
    end,
    at(ms) {
      let low = 0;
      let high = played.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if ((played[middle]?.at ?? 0) <= ms) low = middle;
        else high = middle - 1;
      }
      const beat = played[low] ?? beats[0];
      if (!beat) throw new Error("a match without a beat");
      const seconds = Math.floor(Math.max(0, Math.min(ms, lengthMs - 1)) / 1000);
      return { ...beat.stand, seconds };
    },
    isSuspended: () => false,
  };
}
