import type { RandomSource } from "../draw";
import { fieldText, type GameRules, type Json, oneStepOutcome, parseWholeNumber } from "../engine";

/**
 * `climb`: the player names a multiplier, and is paid it if the drawn one is at least as high; a
 * multiplier `m` is reached with probability `part` / (100 m). `ladder`: each rung is reached with
 * probability `up` / `of`.
 */
export type CrashParams =
  | { readonly kind: "climb"; readonly part: number; readonly most: number }
  | {
      readonly kind: "ladder";
      readonly part: number;
      readonly rungs: number;
      readonly up: number;
      readonly of: number;
    };

/** Multipliers in hundredths; for a ladder the number of rungs. */
export type ShownCrashRound = {
  readonly asked: number;
  readonly reached: number;
  readonly isWon: boolean;
};

const range = 2 ** 32;

/** What reaching a rung returns, as a whole ratio. */
export function ladderRungPayoutRatio(
  { part, up, of }: Extract<CrashParams, { kind: "ladder" }>,
  rung: number,
): { readonly num: number; readonly den: number } {
  return { num: part * of ** rung, den: 100 * up ** rung };
}

/** A multiplier, given in hundredths, as text: "2.50". */
export const formatMultiplier = (hundredths: number): string => (hundredths / 100).toFixed(2);

function askedIn(json: Json): number {
  const { at } = json as { at?: unknown };
  if (typeof at !== "number" || at < 1) throw new RangeError("not a bet on a height");
  return at;
}

/** Rules of crash games. The player names the multiplier to cash out at before the round begins. */
export function crashRules(figures: CrashParams): GameRules {
  return figures.kind === "climb" ? climb(figures) : ladder(figures);
}

function climb({ part, most }: Extract<CrashParams, { kind: "climb" }>): GameRules {
  return {
    engine: "crash",
    // Heights are cut to whole hundredths, which costs the highest of them less than a millionth.
    returns: () => {
      const back = (at: number) => ((at / 100) * Math.floor((part * range) / at)) / range;
      return { least: Math.min(back(101), back(most * 100)), most: part / 100 };
    },
    most: (bet) => askedIn(bet) / 100,
    readBet(fields) {
      const typed = fieldText(fields, "cash-out-at").replace(",", ".");
      const at = /^\d{1,4}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
      return at >= 101 && at <= most * 100
        ? { ok: true, bet: { at }, total: null }
        : { ok: false, field: "cash-out-at", code: "choice" };
    },
    play(bet, _choices, draw) {
      const asked = askedIn(bet);
      const height = Math.floor((part * range) / (draw.below(range) + 1));
      const reached = Math.min(Math.max(height, 100), most * 100);
      const isWon = height >= asked;
      const shown: ShownCrashRound = { asked, reached, isWon };
      return oneStepOutcome(isWon ? asked : 0, 100, shown);
    },
  };
}

function ladder(figures: Extract<CrashParams, { kind: "ladder" }>): GameRules {
  const back = figures.part / 100;
  const climbed = (draw: RandomSource) => {
    let rung = 0;
    while (rung < figures.rungs && draw.below(figures.of) < figures.up) rung += 1;
    return rung;
  };
  return {
    engine: "crash",
    returns: () => ({ least: back, most: back }),
    most: (bet) => {
      const { num, den } = ladderRungPayoutRatio(figures, askedIn(bet));
      return num / den;
    },
    readBet(fields) {
      const at = parseWholeNumber(fieldText(fields, "target"), 1, figures.rungs);
      return at === null
        ? { ok: false, field: "target", code: "choice" }
        : { ok: true, bet: { at }, total: null };
    },
    play(bet, _choices, draw) {
      const asked = askedIn(bet);
      const reached = climbed(draw);
      const isWon = reached >= asked;
      const shown: ShownCrashRound = { asked, reached, isWon };
      const { num, den } = ladderRungPayoutRatio(figures, asked);
      return oneStepOutcome(isWon ? num : 0, den, shown);
    },
  };
}
