import type { Course, End, Stand } from "../match";
import { chance } from "../random";
import type { Ending, Score } from "../types";

/** A state of a match and when it begins, ms since its start. */
export interface Beat {
  readonly at: number;
  readonly stand: Stand;
}

/** Shares of matches that never start, and that are abandoned in play. */
export interface Failing {
  readonly walkover: number;
  readonly retired: number;
}

/** Which matches of this sport are abandoned, and after what share of points; null = played to the end. */
export function failureOf(
  seed: number,
  failing: Failing,
): { readonly ending: Ending; readonly after: number } | null {
  const drawn = chance(seed, 61);
  if (drawn < failing.walkover) return { ending: "walkover", after: 0 };
  if (drawn < failing.walkover + failing.retired)
    return { ending: "retired", after: 0.1 + 0.8 * chance(seed, 62) };
  return null;
}

/**
 * Course of a match played point by point. An abandoned match has no final score: all bets on it are void.
 */
export function courseOf(
  beats: readonly Beat[],
  whole: { readonly ms: number; readonly score: Score; readonly parts: readonly Score[] },
  failure: ReturnType<typeof failureOf>,
): Course {
  const played = failure ? beats.slice(0, Math.floor(beats.length * failure.after)) : beats;
  const last = played.at(-1);
  const lengthMs = !failure
    ? whole.ms
    : played.length > 0
      ? (beats[played.length]?.at ?? whole.ms)
      : 0;
  const { score, parts } = failure
    ? { score: last?.stand.score ?? null, parts: last?.stand.parts ?? [] }
    : whole;
  const end: End = {
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
