import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { couponTypes } from "~/domain/coupon/kinds";
import type { PlacedLegState } from "~/domain/coupon/placed";
import {
  calculateTotalReturn,
  calculateUnitReturnRange,
  type PricedCoupon,
  returnRangeForStake,
  unitReturnText,
} from "~/domain/coupon/returns/combine";
import { legReturnFactor } from "~/domain/coupon/returns/leg-return";
import { clampSystemSize, countSystemLines, listSystemSizes } from "~/domain/coupon/returns/lines";
import { systemLines } from "~/domain/coupon/returns/listed-lines";
import { type SettlementInput, settleCoupon } from "~/domain/coupon/returns/settle";
import { returnRoundedDown } from "~/domain/odds/ratio";
import { blocksReturnRange } from "~/features/coupon/stakes/blocks";
import { units } from "../../../support/amounts";
import { systemRatio } from "./system-ratio";

const leg = (coef: string, isBanker = false, state: PlacedLegState = "open") => ({
  coef,
  isBanker,
  state,
  blockId: 0,
});
type TestLeg = ReturnType<typeof leg>;

const system = (systemValue: number, stake: number, legs: readonly TestLeg[]): SettlementInput => ({
  typeId: couponTypes.system,
  systemValue,
  stake: units(stake),
  amountByBlockId: {},
  legs,
});
const counted = (coupon: SettlementInput): PricedCoupon => ({
  ...coupon,
  legs: coupon.legs.map((one) => ({
    ...one,
    factor: legReturnFactor(one.state, new Big(one.coef)),
  })),
});
const withStates = (
  coupon: SettlementInput,
  states: readonly PlacedLegState[],
): SettlementInput => ({
  ...coupon,
  legs: coupon.legs.map((one, at) => ({ ...one, state: states[at] ?? one.state })),
});

/** All choices of `size` of `items`, the plain way. */
function choices<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    choices(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** A second way of counting: every line by itself, in fractions of the stake, rounded once. */
function byLines({ legs, systemValue, stake }: SettlementInput): number {
  const bankers = legs.filter(({ isBanker }) => isBanker);
  const lines = choices(
    legs.filter(({ isBanker }) => !isBanker),
    systemValue,
  );
  const sum = lines
    .map((line) =>
      [...bankers, ...line].reduce(
        (product, { state, coef }) => product.times(legReturnFactor(state, new Big(coef))),
        new Big(1),
      ),
    )
    .reduce((total, product) => total.plus(product), new Big(0));
  const { whole } = floorOf(sum.times(stake), lines.length);
  return whole;
}

/** Big's quotient is rounded at its last decimal; the whole part is corrected by multiplying back. */
function floorOf(amount: Big, parts: number) {
  let whole = amount.div(parts).round(0, Big.roundDown);
  while (whole.plus(1).times(parts).lte(amount)) whole = whole.plus(1);
  while (whole.times(parts).gt(amount)) whole = whole.minus(1);
  return { whole: Number(whole.toFixed()) };
}

const price = fc.integer({ min: 1001, max: 20_000 }).map((value) => String(value / 1000));
const stateOf = fc.constantFrom<PlacedLegState>("won", "half-won", "void", "half-lost", "lost");
const anySystem = fc
  .record({
    events: fc.array(fc.tuple(price, stateOf), { minLength: 3, maxLength: 8 }),
    bankers: fc.array(fc.tuple(price, stateOf), { maxLength: 3 }),
    stake: fc.integer({ min: 1, max: 10_000_000 }),
    size: fc.nat(20),
  })
  .map(({ events, bankers, stake, size }) => {
    const sizes = listSystemSizes(events.length);
    const legs = [
      ...bankers.map(([coef, state]) => leg(coef, true, state)),
      ...events.map(([coef, state]) => leg(coef, false, state)),
    ];
    return system(sizes[size % sizes.length] ?? 2, stake, legs);
  });

describe("system returns", () => {
  const fourOf = ["1.5", "2", "2.5", "3"].map((coef) => leg(coef));
  it.each([
    ["2 of 4", system(2, 6000, fourOf), 6, 29_750, 3000],
    ["3 of 4", system(3, 4000, fourOf), 4, 42_750, 7500],
    [
      "a banker and 2 of 3",
      system(2, 3000, [leg("1.4", true), leg("1.8"), leg("2.1"), leg("3.25")]),
      3,
      23_037,
      5292,
    ],
    [
      "two bankers and 2 of 4",
      system(2, 6000, [
        leg("1.3", true),
        leg("1.5", true),
        ...["1.6", "1.75", "2.2", "2.8"].map((coef) => leg(coef)),
      ]),
      6,
      50_134,
      5460,
    ],
  ])(
    "CPN-07 CPN-25 CPN-22 a system of %s has the expected number of lines and highest and lowest return",
    (_, coupon, lines, most, least) => {
      const outlook = returnRangeForStake(
        calculateUnitReturnRange(counted(coupon)),
        coupon.stake,
        null,
      );
      expect(outlook).toEqual({ lines, most, least });
    },
  );

  it("CPN-25 a lost event removes its lines from a system, and a void banker counts at price 1", () => {
    const coupon = system(2, 3000, [leg("1.4", true), leg("1.8"), leg("2.1"), leg("3.25")]);
    expect(settleCoupon(withStates(coupon, ["won", "won", "won", "lost"]))).toEqual({
      state: "won",
      return: 5292,
    });
    expect(settleCoupon(withStates(coupon, ["void", "won", "won", "lost"]))).toEqual({
      state: "won",
      return: 3780,
    });
    expect(settleCoupon(withStates(coupon, ["lost", "won", "won", "won"]))).toEqual({
      state: "lost",
      return: 0,
    });
    expect(settleCoupon(withStates(coupon, ["won", "won", "lost", "lost"]))).toEqual({
      state: "lost",
      return: 0,
    });
    expect(settleCoupon(withStates(coupon, ["void", "void", "void", "void"]))).toEqual({
      state: "void",
      return: 3000,
    });
  });

  it("CPN-25 a system coupon stays open until no unsettled leg can change its return", () => {
    const coupon = system(2, 3000, [leg("1.4", true), leg("1.8"), leg("2.1"), leg("3.25")]);
    expect(settleCoupon(withStates(coupon, ["won", "won", "won", "open"]))).toBeNull();
    expect(settleCoupon(withStates(coupon, ["open", "lost", "lost", "open"]))).toEqual({
      state: "lost",
      return: 0,
    });
    expect(settleCoupon(withStates(coupon, ["lost", "open", "open", "open"]))).toEqual({
      state: "lost",
      return: 0,
    });
    expect(settleCoupon(withStates(coupon, ["won", "lost", "open", "won"]))).toBeNull();
  });

  it("CPN-07 CPN-25 the return of a system is the sum over its lines, rounded down once", () => {
    fc.assert(
      fc.property(anySystem, (coupon) => {
        expect(calculateTotalReturn(counted(coupon))).toBe(byLines(coupon));
      }),
    );
  });

  it("CPN-22 the pages of a system's lines list each line once and leave none out", () => {
    fc.assert(
      fc.property(anySystem, fc.integer({ min: 1, max: 9 }), (coupon, perPage) => {
        const { legs } = counted(coupon);
        const events = legs.filter(({ isBanker }) => !isBanker).length;
        const total = countSystemLines(events, coupon.systemValue);
        const pages = Array.from({ length: Math.ceil(total / perPage) }, (_, page) =>
          systemLines(legs, coupon.systemValue, page * perPage, perPage),
        );
        const lines = pages.flat();
        const places = legs.flatMap((one, at) => (one.isBanker ? [] : [at]));
        const bankers = legs.flatMap((one, at) => (one.isBanker ? [at] : []));
        expect(lines.map(({ places }) => places)).toEqual(
          choices(places, coupon.systemValue).map((chosen) => [...bankers, ...chosen]),
        );
      }),
    );
  });

  it("CPN-25 a higher price never lowers the return of a system, and a void leg counts at price 1", () => {
    fc.assert(
      fc.property(anySystem, fc.nat(10), price, (coupon, at, coef) => {
        const index = at % coupon.legs.length;
        const swap = (patch: Partial<TestLeg>) => ({
          ...coupon,
          legs: coupon.legs.map((one, place) => (place === index ? { ...one, ...patch } : one)),
        });
        const before = coupon.legs[index]?.coef ?? "1";
        const higher = new Big(before).gt(coef) ? before : coef;
        const lower = new Big(before).gt(coef) ? coef : before;
        const returnOf = (one: SettlementInput) => calculateTotalReturn(counted(one));
        expect(returnOf(swap({ coef: higher }))).toBeGreaterThanOrEqual(
          returnOf(swap({ coef: lower })),
        );
        expect(returnOf(swap({ state: "void" }))).toBe(returnOf(swap({ state: "won", coef: "1" })));
      }),
    );
  });

  it("CPN-25 a system never pays more than its exact return, nor a whole unit less", () => {
    fc.assert(
      fc.property(anySystem, (coupon) => {
        const { num, den } = systemRatio(counted(coupon).legs, coupon.systemValue);
        const paid = BigInt(calculateTotalReturn(counted(coupon)));
        expect(paid * den <= num * BigInt(coupon.stake)).toBe(true);
        expect((paid + 1n) * den > num * BigInt(coupon.stake)).toBe(true);
      }),
    );
  });

  it("CPN-07 a system of 20 out of 40 is calculated without generating its lines", () => {
    const legs = Array.from({ length: 40 }, () => ({ factor: new Big(2), isBanker: false }));
    expect(countSystemLines(40, 20)).toBe(137_846_528_820);
    expect(returnRoundedDown(units(100), systemRatio(legs, 20))).toBe(100 * 2 ** 20);
    const [line] = systemLines(legs, 20, 137_846_528_819, 5);
    expect(line?.places).toEqual(Array.from({ length: 20 }, (_, at) => at + 20));
  });

  it("CPN-07 system sizes range from 2 to one less than the events, and a chosen size is clamped to them", () => {
    expect(listSystemSizes(2)).toEqual([]);
    expect(listSystemSizes(5)).toEqual([2, 3, 4]);
    expect([
      clampSystemSize(9, 5),
      clampSystemSize(0, 5),
      clampSystemSize(3, 5),
      clampSystemSize(2, 2),
    ]).toEqual([4, 2, 3, null]);
  });
});

describe("block returns", () => {
  const inBlock = (blockId: number, coef: string, state: PlacedLegState = "open") => ({
    coef,
    state,
    blockId,
    isBanker: false,
  });
  const blocks = (legs: SettlementInput["legs"]): SettlementInput => ({
    typeId: couponTypes.blocks,
    systemValue: 2,
    stake: units(3000),
    amountByBlockId: { 1: units(1000), 2: units(2000) },
    legs,
  });

  it("CPN-02 CPN-25 each block returns as an accumulator on its own stake, and the sum is rounded once", () => {
    const coupon = blocks([inBlock(1, "1.5"), inBlock(1, "1.001"), inBlock(2, "3.333")]);
    // 1000 × 1.5015 + 2000 × 3.333 = 1501.5 + 6666
    expect(calculateTotalReturn(counted(coupon))).toBe(8167);
    expect(blocksReturnRange([units(6666), units(1501)])).toEqual({
      most: 8167,
      least: 1501,
      lines: 2,
    });
    expect(unitReturnText(counted(coupon))).toBe("2.7225");
  });

  it("CPN-02 CPN-25 a lost block loses only its own stake, and its open legs do not delay settlement", () => {
    const half = blocks([
      inBlock(1, "1.5", "lost"),
      inBlock(1, "2", "open"),
      inBlock(2, "3", "won"),
    ]);
    expect(settleCoupon(half)).toEqual({ state: "won", return: 6000 });
    const open = blocks([inBlock(1, "1.5", "won"), inBlock(2, "3", "open")]);
    expect(settleCoupon(open)).toBeNull();
    const lost = blocks([
      inBlock(1, "1.5", "lost"),
      inBlock(2, "3", "lost"),
      inBlock(2, "3", "open"),
    ]);
    expect(settleCoupon(lost)).toEqual({ state: "lost", return: 0 });
    const gone = blocks([inBlock(1, "1.5", "void"), inBlock(2, "3", "void")]);
    expect(settleCoupon(gone)).toEqual({ state: "void", return: 3000 });
  });
});
