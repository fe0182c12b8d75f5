import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateCashOutAmount, calculateCouponWorth } from "~/domain/coupon/cash-out/cash-out";
import { couponKindByType, couponTypes } from "~/domain/coupon/kinds";
import {
  calculateTotalReturn,
  calculateUnitReturnRange,
  type PricedLeg,
  unitReturnText,
} from "~/domain/coupon/returns/combine";
import { countSystemLines } from "~/domain/coupon/returns/lines";
import { systemLines } from "~/domain/coupon/returns/listed-lines";
import { toPricedCoupon } from "~/domain/coupon/returns/priced-coupon";
import { ratioText, returnRoundedDown } from "~/domain/odds/ratio";
import { betNo, cookieOf } from "../../../features/coupon/make";
import { show } from "../../../features/coupon/show";
import { units } from "../../../support/amounts";
import { shownReturn } from "../../../support/shown-return";
import { systemRatio } from "./system-ratio";

const stakes = { stake: units(3000), amountByBlockId: {} };
const leg = (coef: string, isBanker = false): PricedLeg => ({
  factor: new Big(coef),
  isBanker,
  blockId: 0,
});
const anyLeg = fc
  .tuple(fc.integer({ min: 1001, max: 20_000 }), fc.boolean())
  .map(([thousandths, isBanker]) => leg(String(thousandths / 1000), isBanker));

/** Every subset of the events, kept where it has the size: the plainest way to list lines. */
function linesOf(legs: readonly PricedLeg[], size: number): PricedLeg[][] {
  const events = legs.filter(({ isBanker }) => !isBanker);
  const subsets = events.reduce<PricedLeg[][]>(
    (all, one) => all.concat(all.map((of) => [...of, one])),
    [[]],
  );
  const bankers = legs.filter(({ isBanker }) => isBanker);
  return subsets.filter(({ length }) => length === size).map((line) => [...bankers, ...line]);
}
const productOf = (line: readonly PricedLeg[]) =>
  line.reduce((all, { factor }) => all.times(factor), new Big(1));

describe("system lines", () => {
  it("CPN-07 the number of system lines follows Pascal's triangle", () => {
    const triangle = [[1]];
    for (let row = 1; row <= 30; row += 1) {
      const above = triangle[row - 1] ?? [];
      triangle.push(
        Array.from({ length: row + 1 }, (_, at) => (above[at - 1] ?? 0) + (above[at] ?? 0)),
      );
    }
    for (const [events, row] of triangle.entries()) {
      expect(row.map((_, size) => countSystemLines(events, size))).toEqual(row);
      expect([countSystemLines(events, -1), countSystemLines(events, events + 1)]).toEqual([0, 0]);
    }
    // The most that a coupon can have, known from tables.
    expect(countSystemLines(50, 25)).toBe(126_410_606_437_752);
  });

  it("CPN-22 CPN-25 each system line returns the product of its legs, and the lowest is the system's lowest return", () => {
    fc.assert(
      fc.property(
        fc.array(anyLeg, { minLength: 4, maxLength: 9 }),
        fc.integer({ min: 2, max: 7 }),
        (legs, chosen) => {
          const events = legs.filter(({ isBanker }) => !isBanker).length;
          fc.pre(events > 2);
          const size = Math.min(chosen, events - 1);
          const lines = linesOf(legs, size).map(productOf);
          const listed = systemLines(legs, size, 0, lines.length).map(({ ratio }) =>
            ratioText(ratio, 60),
          );
          expect(listed.toSorted()).toEqual(lines.map((product) => product.toFixed()).toSorted());
          const outlook = calculateUnitReturnRange({
            typeId: couponTypes.system,
            systemValue: size,
            legs,
          });
          const least = lines.reduce((low, product) => (product.lt(low) ? product : low));
          // Of a stake of as many units as there are lines, each line has one.
          expect(outlook.lines).toBe(lines.length);
          expect(returnRoundedDown(units(lines.length), outlook.least)).toBe(
            Number(least.round(0, Big.roundDown).toFixed()),
          );
        },
      ),
    );
  });

  it("CPN-22 system lines are listed from the requested position, and none outside the range", () => {
    const legs = ["1.5", "2", "3"].map((coef) => leg(coef));
    const from = (at: number, count: number) =>
      systemLines(legs, 2, at, count).map(({ places }) => places);
    expect(from(0, 9)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect([from(-2, 3), from(2, 5), from(3, 5), from(1, 1)]).toEqual([
      [[0, 1]],
      [[1, 2]],
      [],
      [[0, 2]],
    ]);
  });
});

describe("system with too few events", () => {
  const two = ["1.5", "2"].map((coef) => leg(coef));
  const system = { typeId: couponTypes.system, systemValue: 2, ...stakes };

  it("CPN-07 a system with too few events has no lines, no return and no cash-out", () => {
    expect(calculateUnitReturnRange({ ...system, legs: two })).toMatchObject({
      lines: 0,
      most: { num: 0n },
      least: { num: 0n },
    });
    expect([
      calculateTotalReturn({ ...system, legs: two }),
      unitReturnText({ ...system, legs: two }),
    ]).toEqual([0, "0"]);
    expect(returnRoundedDown(units(3000), systemRatio(two, 3))).toBe(0);
    const open = two.map(({ factor }) => ({
      ...{ coef: factor.toFixed(), now: factor.toFixed(), state: "open" as const },
      ...{ isBanker: false, blockId: 0 },
    }));
    const worth = calculateCouponWorth({ ...system, legs: open });
    expect(worth && calculateCashOutAmount(worth, units(5000))).toBe(0);
  });

  it("CPN-07 CPN-22 a system with two events is refused and offers no sizes", () => {
    const shown = show(cookieOf([betNo(1), betNo(2)], { typeId: 2, amount: "30.00" }));
    expect(shown.refusals.coupon).toEqual([{ code: "system" }]);
    expect([shown.systemSize, shown.systemValues, shownReturn(shown)]).toEqual([null, [], null]);
  });
});

describe("priced coupon", () => {
  const bets = [
    betNo(1, { isBanker: true, blockId: 3 }),
    betNo(2, { coef: "2" }),
    betNo(3),
    betNo(4),
  ];
  const of = (typeId: 0 | 1 | 2 | 4) =>
    toPricedCoupon(cookieOf(bets, { typeId, systemValue: 9 }), stakes);

  it("CPN-02 bankers of a system get block 1, bets of blocks keep their own block, other bets have none", () => {
    const [banker] = bets;
    const blocks = [0, 1, 2, 4, 9] as const;
    expect(blocks.map((type) => banker && couponKindByType(type).placedBlock(banker))).toEqual([
      0, 0, 1, 3, 0,
    ]);
    expect(of(2).legs.map(({ blockId }) => blockId)).toEqual([1, 0, 0, 0]);
    expect(of(4).legs.map(({ blockId }) => blockId)).toEqual([3, 1, 1, 1]);
    expect(of(1).legs.map(({ blockId }) => blockId)).toEqual([0, 0, 0, 0]);
  });

  it("CPN-02 CPN-07 a banker counts only in a system; in an accumulator it is an ordinary leg", () => {
    expect([of(2), of(1)].map(({ legs, systemValue }) => [legs[0]?.isBanker, systemValue])).toEqual(
      [
        [true, 2],
        [false, 3],
      ],
    );
    // A product has one line, which brings least and most.
    const { most, least, lines } = calculateUnitReturnRange(of(1));
    expect([lines, ratioText(least, 12)]).toEqual([1, ratioText(most, 12)]);
  });

  it("CPN-08 a coupon is priced at current prices, else at the prices in the coupon, and at 1 for an invalid price", () => {
    const prices = (coefs?: readonly string[], coupon = cookieOf(bets, { typeId: 1 })) =>
      toPricedCoupon(coupon, stakes, coefs).legs.map(({ factor }) => factor.toFixed());
    expect(prices()).toEqual(["1.85", "2", "1.85", "1.85"]);
    expect(prices(["3", "4", "5", "6"])).toEqual(["3", "4", "5", "6"]);
    expect(prices(["3", "4"])).toEqual(["3", "4", "1.85", "1.85"]);
    expect(prices(["0.5"], cookieOf([betNo(1)]))).toEqual(["1"]);
  });
});
