import Big from "big.js";
import { describe, expect, it } from "vitest";
import { calculateCouponWorth } from "~/domain/coupon/cash-out/cash-out";
import {
  acceptsBetCount,
  couponKindByType,
  couponKindOrNull,
  couponTypesInShownOrder,
  isCouponTypeSelectable,
  parseCouponType,
  typeForBetCount,
} from "~/domain/coupon/kinds";
import type { CouponKind } from "~/domain/coupon/kinds/kind";
import type { PlacedLegState } from "~/domain/coupon/placed";
import {
  calculateTotalReturn,
  calculateUnitReturnRange,
  unitReturnText,
} from "~/domain/coupon/returns/combine";
import { settleCoupon } from "~/domain/coupon/returns/settle";
import { ratioText } from "~/domain/odds/ratio";
import { units } from "../../../support/amounts";

/** Single, express, system, blocks and singles, in this order. */
const ids = [0, 1, 2, 4, 9] as const;
const kinds = ids.map(couponKindByType);
const each = <T>(ask: (kind: CouponKind) => T) => kinds.map(ask);

/** Four legs at 2, 3, 4 and 5: the first is a banker, the last stands in a second block. */
const coefs = ["2", "3", "4", "5"];
const legs = coefs.map((coef, at) => ({
  factor: new Big(coef),
  isBanker: at === 0,
  blockId: at === 3 ? 2 : 1,
}));
const placed = {
  systemValue: 2,
  stake: units(300),
  amountByBlockId: { 1: units(100), 2: units(200) },
};

describe("coupon kinds", () => {
  it("CPN-02 only a single takes one bet; with more bets the picked coupon type applies", () => {
    expect(each((kind) => [0, 1, 2, 50].map((bets) => acceptsBetCount(kind, bets)))).toEqual([
      [false, true, false, false],
      [false, false, true, true],
      [false, false, true, true],
      [false, false, true, true],
      [false, false, true, true],
    ]);
    expect(ids.map((id) => [0, 1, 2, 50].map((bets) => typeForBetCount(bets, id)))).toEqual([
      [0, 0, 1, 1],
      [0, 0, 1, 1],
      [0, 0, 2, 2],
      [0, 0, 4, 4],
      [0, 0, 9, 9],
    ]);
    expect(ids.map(isCouponTypeSelectable)).toEqual([false, true, true, true, true]);
    expect(couponTypesInShownOrder).toEqual([0, 1, 2, 9, 4]);
  });

  it("CPN-02 a coupon kind is found only by its numeric id", () => {
    expect([0, 1, 2, 3, 4, 9, 10, -1, "1", null, undefined].map(parseCouponType)).toEqual([
      ...[0, 1, 2, null, 4, 9],
      ...[null, null, null, null, null],
    ]);
    expect([couponKindOrNull(2), couponKindOrNull(3)]).toEqual([couponKindByType(2), null]);
  });

  it("CPN-02 CPN-05 coupon kinds differ in where stakes apply, whether bets combine and whether they have bankers", () => {
    expect(each(({ stakedOn }) => stakedOn)).toEqual([
      "coupon",
      "coupon",
      "coupon",
      "block",
      "bet",
    ]);
    expect(each(({ isCombined }) => isCombined)).toEqual([false, true, true, true, false]);
    expect(each(({ hasBankers }) => hasBankers)).toEqual([false, false, true, false, false]);
    const bets = [0, 1, 3].flatMap((blockId) => [
      { blockId, isBanker: false },
      { blockId, isBanker: true },
    ]);
    expect(each(({ placedBlock }) => bets.map((bet) => placedBlock(bet)))).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 1, 0, 1, 0, 1],
      [1, 1, 1, 1, 3, 3],
      [0, 0, 0, 0, 0, 0],
    ]);
    expect(each(({ groupOf }) => [0, 1, 3].map((blockId) => groupOf({ blockId })))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [1, 1, 3],
      [0, 0, 0],
    ]);
  });

  it("CPN-06 CPN-13 CPN-14 accumulator offers apply to accumulators only; singles and accumulators are products", () => {
    expect(each(({ isProduct }) => isProduct)).toEqual([true, true, false, false, false]);
    const isOffered = each(({ takesExpressOffers }) => takesExpressOffers);
    expect(isOffered).toEqual([false, true, false, false, false]);
  });

  it("CPN-07 a system of 2 of 4 with a banker has 3 lines, and other coupon kinds have no lines", () => {
    expect(each(({ lines }) => lines !== null)).toEqual([false, false, true, false, false]);
    const lines = (size: number, of = legs) => {
      const made = couponKindByType(2).lines?.(of, size);
      return made && [made.count, ratioText(made.least, 4)];
    };
    // The least line of 2 of 3, 4 and 5 is 2 × 3 × 4 = 24, on a third of the stake.
    expect(lines(2)).toEqual([3, "8"]);
    // Of three events, lines of two are the longest.
    expect(lines(3)).toEqual([3, "8"]);
    // Without a banker 6 pairs, the least 2 × 3; with two events no size is left.
    const events = legs.map((leg) => ({ ...leg, isBanker: false }));
    expect(lines(2, events)).toEqual([6, "1"]);
    expect(lines(3, events)).toEqual([4, "6"]);
    expect(lines(2, events.slice(2))).toEqual([0, "0"]);
  });

  it("CPN-08 CPN-22 the return per unit is the product, the mean of a system's lines or the highest single", () => {
    const range = (typeId: (typeof ids)[number], bonusPercent = 0) => {
      const { most, least, lines } = calculateUnitReturnRange({
        typeId,
        legs,
        ...placed,
        bonusPercent,
      });
      return [ratioText(most, 4), ratioText(least, 4), lines];
    };
    // The lines: 2 × 3 × 4, 2 × 3 × 5 and 2 × 4 × 5, which make 94.
    expect(ids.map((id) => range(id))).toEqual([
      ["120", "120", 1],
      ["120", "120", 1],
      ["31.3333", "8", 3],
      ["120", "120", 1],
      ["5", "5", 1],
    ]);
    expect(ids.map((id) => range(id, 10)[0])).toEqual(["132", "132", "31.3333", "120", "5"]);
  });

  it("CPN-02 CPN-25 blocks return their own stakes, every other coupon kind returns the coupon's stake", () => {
    const ofAll = { ...placed, legs };
    expect(each(({ sharesOf }) => sharesOf(ofAll).map(({ stake }) => stake))).toEqual([
      [300],
      [300],
      [300],
      [100, 200],
      [300],
    ]);
    expect(each(({ sharesOf }) => sharesOf(ofAll).map((share) => share.legs.length))).toEqual([
      [4],
      [4],
      [4],
      [3, 1],
      [4],
    ]);
    // Blocks: 100 at 2 × 3 × 4 and 200 at 5.
    const placedAs = ids.slice(0, 4).map((typeId) => ({ typeId, ...ofAll }));
    expect(placedAs.map((coupon) => calculateTotalReturn(coupon))).toEqual([
      36_000, 36_000, 9400, 3400,
    ]);
    expect(placedAs.map((coupon) => unitReturnText(coupon))).toEqual([
      "120",
      "120",
      "31.333333",
      "11.333333",
    ]);
  });

  it("CPN-23 a coupon of each kind is worth its stake while no price has moved", () => {
    const open = coefs.map((coef, at) => ({
      ...{ coef, now: coef, state: "open" as const },
      ...{ isBanker: at === 0, blockId: at === 3 ? 2 : 1 },
    }));
    const worth = ids
      .slice(0, 4)
      .map((typeId) => calculateCouponWorth({ typeId, ...placed, legs: open }));
    expect(worth.map((exact) => exact && ratioText(exact, 2))).toEqual([
      "300",
      "300",
      "300",
      "300",
    ]);
  });

  it.each<[string, readonly PlacedLegState[], readonly (readonly [string, number] | null)[]]>([
    [
      "all won",
      ["won", "won", "won", "won"],
      [
        ["won", 36_000],
        ["won", 9400],
        ["won", 3400],
      ],
    ],
    // The system loses its only lines with the banker; of the blocks the second pays 200 at 5.
    [
      "the banker lost",
      ["lost", "won", "won", "won"],
      [
        ["lost", 0],
        ["lost", 0],
        ["won", 1000],
      ],
    ],
    // The line of 4 and 5 with the banker: 40 on a third.
    [
      "an event lost",
      ["won", "lost", "won", "won"],
      [
        ["lost", 0],
        ["won", 4000],
        ["won", 1000],
      ],
    ],
    [
      "two events lost",
      ["won", "lost", "won", "lost"],
      [
        ["lost", 0],
        ["lost", 0],
        ["lost", 0],
      ],
    ],
    // An open leg of a lost block does not hold up the other block.
    [
      "one open in a lost block",
      ["lost", "open", "won", "won"],
      [
        ["lost", 0],
        ["lost", 0],
        ["won", 1000],
      ],
    ],
    ["one open", ["won", "won", "won", "open"], [null, null, null]],
    [
      "all void",
      ["void", "void", "void", "void"],
      [
        ["void", 300],
        ["void", 300],
        ["void", 300],
      ],
    ],
  ])("CPN-25 an accumulator, a system and blocks are settled: %s", (_, states, outcomes) => {
    const settled = ([1, 2, 4] as const).map((typeId) => {
      const of = states.map((state, at) => ({
        ...{ state, coef: coefs[at] ?? "1" },
        ...{ isBanker: at === 0, blockId: at === 3 ? 2 : 1 },
      }));
      const outcome = settleCoupon({ typeId, ...placed, legs: of });
      return outcome && [outcome.state, outcome.return];
    });
    expect(settled).toEqual(outcomes);
  });
});
