import { drawDistinctFromZero } from "../draw";
import {
  fieldText,
  type GameRules,
  type Json,
  type PostedFields,
  type RoundOutcome,
} from "../engine";
import { type PokerHand, pokerHandOf } from "./hands";

/** Pays by hand, in stakes; a hand that is not listed pays nothing. */
export interface PokerParams {
  readonly pays: Readonly<Partial<Record<PokerHand, number>>>;
  /**
   * Return to player with the best play, as a part of the stake; computed beforehand over all deals
   * and all choices.
   */
  readonly best: number;
}

/** Five cards; `held` has a place for each once the draw is made, and `hand` is what they are then. */
export type ShownPokerRound = {
  readonly dealt: readonly number[];
  readonly cards: readonly number[];
  readonly held: readonly boolean[] | null;
  readonly hand: PokerHand | null;
};

/** What five cards return, in stakes. */
export function pokerHandPayout({ pays }: PokerParams, cards: readonly number[]): number {
  const hand = pokerHandOf(cards);
  return hand === null ? 0 : (pays[hand] ?? 0);
}

/** Which of the five cards a choice holds: `draw:10110` holds the first, third and fourth. */
function heldBy(choice: string): readonly boolean[] {
  const marks = /^draw:([01]{5})$/.exec(choice)?.[1];
  if (marks === undefined) throw new RangeError("not a choice of cards to hold");
  return [...marks].map((mark) => mark === "1");
}

function drawChoice(fields: PostedFields): string | null {
  if (fieldText(fields, "action") !== "draw") return null;
  const marks = [1, 2, 3, 4, 5].map((place) =>
    fieldText(fields, `hold-${place}`) === "" ? "0" : "1",
  );
  return `draw:${marks.join("")}`;
}

/** Video poker: five cards, one draw. */
export function pokerRules(figures: PokerParams): GameRules {
  return {
    engine: "poker",
    returns: () => ({ least: figures.best, most: figures.best }),
    most: () => Math.max(...Object.values(figures.pays)),
    readBet: () => ({ ok: true, bet: {}, total: null }),
    readChoice: drawChoice,
    // Closes an abandoned round with all cards held: they stay as dealt.
    closing: () => "draw:11111",
    play(_bet: Json, choices, draw): RoundOutcome {
      const deck = drawDistinctFromZero(draw, 52, 10);
      const dealt = deck.slice(0, 5);
      const [choice] = choices;
      if (choice === undefined) {
        const shown: ShownPokerRound = {
          dealt,
          cards: dealt,
          held: null,
          hand: pokerHandOf(dealt),
        };
        return { pays: { num: 0, den: 1 }, stakes: 1, choices: ["draw"], shown };
      }
      const held = heldBy(choice);
      const fresh = deck.slice(5);
      const cards = dealt.map((card, place) => (held[place] ? card : (fresh.shift() ?? card)));
      const shown: ShownPokerRound = { dealt, cards, held, hand: pokerHandOf(cards) };
      return {
        pays: { num: pokerHandPayout(figures, cards), den: 1 },
        stakes: 1,
        choices: [],
        shown,
      };
    },
  };
}
