import { drawSome } from "../draw";
import { type Fields, type Json, type Outcome, type Rules, textOf } from "../engine";
import { type Hand, handOf } from "./hands";

/** Pays by hand, in stakes; a hand that is not listed pays nothing. */
export interface PokerFigures {
  readonly pays: Readonly<Partial<Record<Hand, number>>>;
  /** Return of the best play, over all deals: reckoned by counting every hand and every choice. */
  readonly best: number;
}

/** Five cards; `held` has a place for each once the draw is made, and `hand` is what they are then. */
export type PokerShown = {
  readonly dealt: readonly number[];
  readonly cards: readonly number[];
  readonly held: readonly boolean[] | null;
  readonly hand: Hand | null;
};

/** What five cards return, in stakes. */
export function pokerPays({ pays }: PokerFigures, cards: readonly number[]): number {
  const hand = handOf(cards);
  return hand === null ? 0 : (pays[hand] ?? 0);
}

/** Which places a choice holds: `draw:10110`. */
function heldBy(choice: string): readonly boolean[] {
  const marks = /^draw:([01]{5})$/.exec(choice)?.[1];
  if (marks === undefined) throw new RangeError("not a choice of cards to hold");
  return [...marks].map((mark) => mark === "1");
}

function drawChoice(fields: Fields): string | null {
  if (textOf(fields, "action") !== "draw") return null;
  const marks = [1, 2, 3, 4, 5].map((place) =>
    textOf(fields, `hold-${place}`) === "" ? "0" : "1",
  );
  return `draw:${marks.join("")}`;
}

/** Video poker: five cards, one draw. */
export function poker(figures: PokerFigures): Rules {
  return {
    engine: "poker",
    returns: () => ({ least: figures.best, most: figures.best }),
    most: () => Math.max(...Object.values(figures.pays)),
    readBet: () => ({ ok: true, bet: {}, total: null }),
    readChoice: drawChoice,
    // Nothing more is drawn for who has left: the cards stay as they were dealt.
    closing: () => "draw:11111",
    play(_bet: Json, choices, draw): Outcome {
      const deck = drawSome(draw, 52, 10);
      const dealt = deck.slice(0, 5);
      const [choice] = choices;
      if (choice === undefined) {
        const shown: PokerShown = { dealt, cards: dealt, held: null, hand: handOf(dealt) };
        return { pays: { num: 0, den: 1 }, stakes: 1, choices: ["draw"], shown };
      }
      const held = heldBy(choice);
      const fresh = deck.slice(5);
      const cards = dealt.map((card, place) => (held[place] ? card : (fresh.shift() ?? card)));
      const shown: PokerShown = { dealt, cards, held, hand: handOf(cards) };
      return { pays: { num: pokerPays(figures, cards), den: 1 }, stakes: 1, choices: [], shown };
    },
  };
}
