import { describe, expect, it } from "vitest";
import { games } from "~sandbox/games/catalogue";
import { type PokerParams, pokerHandPayout, pokerRules } from "~sandbox/games/poker";
import { type PokerHand, pokerHandOf } from "~sandbox/games/poker/hands";

const card = (text: string) =>
  "shdc".indexOf(text.at(-1) ?? "") * 13 + "23456789TJQKA".indexOf(text[0] ?? "");
const cards = (text: string) => text.split(" ").map(card);

describe("video poker", () => {
  it("CAS-06 video poker recognises every kind of hand", () => {
    const named: [string, PokerHand | null][] = [
      ["Ts Js Qs Ks As", "royal"],
      ["As 2s 3s 4s 5s", "straight-flush"],
      ["Ah As Ad Ac 2s", "four-aces"],
      ["3h 3s 3d 3c 2s", "four-low"],
      ["9h 9s 9d 9c 2s", "four"],
      ["9h 9s 9d 2c 2s", "full"],
      ["2h 9h 4h Kh Jh", "flush"],
      ["Ah 2s 3d 4c 5s", "straight"],
      ["Th Js Qd Kc As", "straight"],
      ["Qh Ks Ad 2c 3s", null],
      ["9h 9s 9d 2c 3s", "three"],
      ["9h 9s 2d 2c 3s", "two-pair"],
      ["Jh Js 2d 4c 3s", "jacks"],
      ["Th Ts 2d 4c 3s", null],
    ];
    for (const [text, hand] of named)
      expect([text, pokerHandOf(cards(text))]).toEqual([text, hand]);
  });

  it("CAS-04 CAS-06 video poker leaves held cards in place and draws the rest from the same deck", () => {
    const [game] = games.filter(({ play }) => play.engine === "poker");
    if (!game) throw new Error("no video poker");
    // Always the first card that is left: dealt 0 to 4, drawn 5 and 6.
    const draw = { below: () => 0 };
    const { shown, choices } = game.rules.play({}, [], draw);
    expect(choices).toEqual(["draw"]);
    expect(shown).toMatchObject({ dealt: [0, 1, 2, 3, 4] });
    expect(game.rules.play({}, ["draw:10110"], draw).shown).toMatchObject({
      cards: [0, 5, 2, 3, 6],
    });
    expect(game.rules.closing?.(shown)).toBe("draw:11111");
  });

  // All 2,598,960 deals by all 32 choices; the published returns of these tables are the same.
  it.each(
    games.flatMap(({ name, play }) =>
      play.engine === "poker" ? [{ name, figures: play.figures }] : [],
    ),
  )(
    "CAS-06 $name has the stated return over every hand and choice",
    ({ figures }) => {
      expect(bestOf(figures)).toBeCloseTo(figures.best, 5);
      expect(pokerRules(figures).returns().least).toBe(figures.best);
    },
    600_000,
  );
});

const binomial = Array.from({ length: 53 }, () => [1, 0, 0, 0, 0, 0]);
for (let n = 1; n <= 52; n++)
  for (let k = 1; k <= 5; k++)
    (binomial[n] ?? [])[k] =
      ((binomial[n - 1] ?? [])[k] ?? 0) + ((binomial[n - 1] ?? [])[k - 1] ?? 0);
/** The place of an ascending set of cards among all sets of its size. */
const placeOf = (set: readonly number[]) =>
  set.reduce((sum, each, at) => sum + ((binomial[each] ?? [])[at + 1] ?? 0), 0);

/**
 * The return of the best choice, over all deals. `sums[k]` has for each set of k cards what all hands that contain it
 * pay in total; what a choice draws from is that, less the hands that contain a card thrown away (inclusion and
 * exclusion).
 */
function bestOf(figures: PokerParams): number {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array((binomial[52] ?? [])[size] ?? 1));
  const masks = Array.from({ length: 32 }, (_, mask) => mask);
  const eachHand = (work: (hand: number[]) => void) => {
    const hand = [0, 0, 0, 0, 0];
    for (hand[0] = 0; hand[0] < 48; hand[0]++)
      for (hand[1] = hand[0] + 1; hand[1] < 49; hand[1]++)
        for (hand[2] = hand[1] + 1; hand[2] < 50; hand[2]++)
          for (hand[3] = hand[2] + 1; hand[3] < 51; hand[3]++)
            for (hand[4] = hand[3] + 1; hand[4] < 52; hand[4]++) work(hand);
  };
  const subset = (hand: readonly number[], mask: number) =>
    hand.filter((_, at) => (mask >> at) & 1);
  eachHand((hand) => {
    const pays = pokerHandPayout(figures, hand);
    if (pays === 0) return;
    for (const mask of masks) {
      const set = subset(hand, mask);
      const table = sums[set.length];
      const at = placeOf(set);
      if (table) table[at] = (table[at] ?? 0) + pays;
    }
  });
  const bits = masks.map((mask) => [0, 1, 2, 3, 4].filter((at) => (mask >> at) & 1).length);
  let total = 0;
  let hands = 0;
  const value = new Float64Array(32);
  eachHand((hand) => {
    for (const mask of masks) {
      const set = subset(hand, mask);
      value[mask] = sums[set.length]?.[placeOf(set)] ?? 0;
    }
    let best = 0;
    for (const held of masks) {
      let paid = 0;
      // Over all sets of the dealt cards that contain the held ones.
      for (let more = 31 ^ held; ; more = (more - 1) & (31 ^ held)) {
        paid += ((bits[more] ?? 0) % 2 === 0 ? 1 : -1) * (value[held | more] ?? 0);
        if (more === 0) break;
      }
      best = Math.max(best, paid / ((binomial[47] ?? [])[5 - (bits[held] ?? 0)] ?? 1));
    }
    total += best;
    hands += 1;
  });
  return total / hands;
}
