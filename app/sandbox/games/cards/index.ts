import { drawSome } from "../draw";
import {
  asChips,
  type Json,
  type Outcome,
  type Rules,
  readChips,
  settled,
  textOf,
} from "../engine";
import { rankOf } from "../playing-cards";

/**
 * `duel`: a card each for two sides, from one deck; chips on a side return twice, on a tie half of them, and on the tie
 * `tie` times. `higher`: a card is shown, and the next one, from another deck, is higher or lower; what that pays is
 * `part` hundredths of a fair price.
 */
export type CardsFigures =
  | { readonly kind: "duel"; readonly tie: number }
  | { readonly kind: "higher"; readonly part: number };

export type DuelShown = {
  readonly left: number;
  readonly right: number;
  readonly chips: Readonly<Record<string, number>>;
};
export type HigherShown = {
  readonly first: number;
  readonly second: number | null;
  readonly choice: string | null;
};

export const duelSpots = ["left", "right", "tie"] as const;

/** Games of single cards. */
export function cards(figures: CardsFigures): Rules {
  return figures.kind === "duel" ? duel(figures.tie) : higher(figures.part);
}

function duel(tie: number): Rules {
  const tied = 3 / 51;
  const side = ((1 - tied) / 2) * 2 + tied / 2;
  const returns = [side, tied * tie];
  return {
    engine: "cards",
    returns: () => ({ least: Math.min(...returns), most: Math.max(...returns) }),
    most: (bet) => ("tie" in asChips(bet) ? tie : 2),
    readBet: (fields, amount) => readChips(fields, duelSpots, amount),
    play(bet, _choices, draw) {
      const chips = asChips(bet);
      const [left = 0, right = 0] = drawSome(draw, 52, 2);
      const gap = rankOf(left) - rankOf(right);
      const on = (spot: string) => chips[spot] ?? 0;
      const total = on("left") + on("right") + on("tie");
      const halves =
        gap === 0
          ? on("left") + on("right") + 2 * tie * on("tie")
          : 4 * on(gap > 0 ? "left" : "right");
      const shown: DuelShown = { left, right, chips };
      return settled(halves, 2 * total, shown);
    },
  };
}

/** Of 13 ranks, how many are above or below one. */
export function ranksThat(choice: string, first: number): number {
  return choice === "higher" ? 12 - rankOf(first) : rankOf(first);
}

function higher(part: number): Rules {
  const back = part / 100;
  return {
    engine: "cards",
    returns: () => ({ least: back, most: back }),
    most: () => 13 * back,
    readBet: () => ({ ok: true, bet: {}, total: null }),
    readChoice: (fields) =>
      ["higher", "lower"].find((name) => name === textOf(fields, "action")) ?? null,
    // The likelier of the two.
    closing: (shown: Json) => (rankOf((shown as HigherShown).first) < 6 ? "higher" : "lower"),
    play(_bet, choices, draw): Outcome {
      const first = draw.below(52);
      const [choice] = choices;
      if (choice === undefined) {
        const open = ["higher", "lower"].filter((name) => ranksThat(name, first) > 0);
        const shown: HigherShown = { first, second: null, choice: null };
        return { pays: { num: 0, den: 1 }, stakes: 1, choices: open, shown };
      }
      const ranks = ranksThat(choice, first);
      if (ranks === 0) throw new RangeError("nothing is beyond this card");
      const second = draw.below(52);
      const gap = rankOf(second) - rankOf(first);
      const isWon = choice === "higher" ? gap > 0 : gap < 0;
      const shown: HigherShown = { first, second, choice };
      return settled(isWon ? part * 13 : 0, 100 * ranks, shown);
    },
  };
}
