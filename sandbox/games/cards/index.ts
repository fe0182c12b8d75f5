import { drawDistinctFromZero } from "../draw";
import {
  fieldText,
  type GameRules,
  type Json,
  oneStepOutcome,
  parseChips,
  parseStoredChips,
  type RoundOutcome,
} from "../engine";
import { cardRank } from "../playing-cards";

/**
 * `duel`: a card each for two sides, from one deck; chips on a side return twice, on a tie half of them, and on the tie
 * `tie` times. `higher`: a card is shown, and the next one, from another deck, is higher or lower; what that pays is
 * `part` hundredths of a fair price.
 */
export type CardsParams =
  | { readonly kind: "duel"; readonly tie: number }
  | { readonly kind: "higher"; readonly part: number };

export type ShownDuelRound = {
  readonly left: number;
  readonly right: number;
  readonly chips: Readonly<Record<string, number>>;
};
export type ShownHigherRound = {
  readonly first: number;
  readonly second: number | null;
  readonly choice: string | null;
};

export const duelSpots = ["left", "right", "tie"] as const;

/** Games of single cards. */
export function cardsRules(figures: CardsParams): GameRules {
  return figures.kind === "duel" ? duel(figures.tie) : higher(figures.part);
}

function duel(tie: number): GameRules {
  const tied = 3 / 51;
  const side = ((1 - tied) / 2) * 2 + tied / 2;
  const returns = [side, tied * tie];
  return {
    engine: "cards",
    returns: () => ({ least: Math.min(...returns), most: Math.max(...returns) }),
    most: (bet) => ("tie" in parseStoredChips(bet) ? tie : 2),
    readBet: (fields, amount) => parseChips(fields, duelSpots, amount),
    play(bet, _choices, draw) {
      const chips = parseStoredChips(bet);
      const [left = 0, right = 0] = drawDistinctFromZero(draw, 52, 2);
      const gap = cardRank(left) - cardRank(right);
      const on = (spot: string) => chips[spot] ?? 0;
      const total = on("left") + on("right") + on("tie");
      const halves =
        gap === 0
          ? on("left") + on("right") + 2 * tie * on("tie")
          : 4 * on(gap > 0 ? "left" : "right");
      const shown: ShownDuelRound = { left, right, chips };
      return oneStepOutcome(halves, 2 * total, shown);
    },
  };
}

/** How many of the 13 ranks are above ("higher") or below the rank of the first card. */
export function countWinningRanks(choice: string, first: number): number {
  return choice === "higher" ? 12 - cardRank(first) : cardRank(first);
}

function higher(part: number): GameRules {
  const back = part / 100;
  return {
    engine: "cards",
    returns: () => ({ least: back, most: back }),
    most: () => 13 * back,
    readBet: () => ({ ok: true, bet: {}, total: null }),
    readChoice: (fields) =>
      ["higher", "lower"].find((name) => name === fieldText(fields, "action")) ?? null,
    // An abandoned round is closed with the likelier choice.
    closing: (shown: Json) =>
      cardRank((shown as ShownHigherRound).first) < 6 ? "higher" : "lower",
    play(_bet, choices, draw): RoundOutcome {
      const first = draw.below(52);
      const [choice] = choices;
      if (choice === undefined) {
        const open = ["higher", "lower"].filter((name) => countWinningRanks(name, first) > 0);
        const shown: ShownHigherRound = { first, second: null, choice: null };
        return { pays: { num: 0, den: 1 }, stakes: 1, choices: open, shown };
      }
      const ranks = countWinningRanks(choice, first);
      if (ranks === 0) throw new RangeError("nothing is beyond this card");
      const second = draw.below(52);
      const gap = cardRank(second) - cardRank(first);
      const isWon = choice === "higher" ? gap > 0 : gap < 0;
      const shown: ShownHigherRound = { first, second, choice };
      return oneStepOutcome(isWon ? part * 13 : 0, 100 * ranks, shown);
    },
  };
}
