import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CouponWithCurrentLegPrices,
  calculateCashOutAmount,
  calculateCouponWorth,
} from "~/domain/coupon/cash-out/cash-out";
import { couponTypes } from "~/domain/coupon/kinds";
import type { PlacedLegState } from "~/domain/coupon/placed";
import { calculatePossibleWin } from "~/domain/coupon/returns/possible-win";
import { units } from "../../../support/amounts";

const state = fc.constantFrom<PlacedLegState>(
  "open",
  "won",
  "half-won",
  "void",
  "half-lost",
  "lost",
);
/** Thousandths. */
const price = fc.integer({ min: 1001, max: 50_000 });
const stake = fc.integer({ min: 1, max: 100_000_000 });
type Part = readonly [state: PlacedLegState, placed: number, now: number];
const part: fc.Arbitrary<Part> = fc.tuple(state, price, price);
const parts = fc.array(part, { minLength: 1, maxLength: 12 });

const text = (thousandths: number) => String(thousandths / 1000);
const legOf = (
  [legState, coef, now]: Part,
  more: Partial<CouponWithCurrentLegPrices["legs"][number]> = {},
) => ({
  state: legState,
  coef: text(coef),
  now: legState === "open" ? text(now) : null,
  isBanker: false,
  blockId: 0,
  ...more,
});

function express(
  minor: number,
  legs: CouponWithCurrentLegPrices["legs"],
): CouponWithCurrentLegPrices {
  return {
    typeId: couponTypes.express,
    systemValue: 2,
    stake: units(minor),
    amountByBlockId: {},
    legs,
  };
}

/** What is paid for a coupon; nothing where it has no worth. */
function paid(coupon: CouponWithCurrentLegPrices, most = Number.MAX_SAFE_INTEGER): number {
  const worth = calculateCouponWorth(coupon);
  return worth === null ? 0 : calculateCashOutAmount(worth, units(most));
}

/** The exact worth of a unit on a leg as a fraction of whole numbers, counted by hand: halves stay whole. */
function fraction([legState, coef, now]: Part): readonly [top: bigint, bottom: bigint] {
  const [p, n] = [BigInt(coef), BigInt(now)];
  switch (legState) {
    case "open":
      return [p, n];
    case "won":
      return [p, 1000n];
    case "half-won":
      return [1000n + p, 2000n];
    case "void":
      return [1n, 1n];
    case "half-lost":
      return [1n, 2n];
    case "lost":
      return [0n, 1n];
  }
}

/** A sum of products of fractions, less a twentieth and rounded down: line by line, over one common denominator. */
function bruteForce(
  lines: readonly { readonly amount: readonly [bigint, bigint]; readonly legs: readonly Part[] }[],
) {
  let [top, bottom] = [0n, 1n];
  for (const { amount, legs } of lines) {
    let [a, b] = amount;
    for (const [t, u] of legs.map(fraction)) [a, b] = [a * t, b * u];
    [top, bottom] = [top * b + a * bottom, bottom * b];
  }
  const whole = (top * 95n) / (bottom * 100n);
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(whole > most ? most : whole);
}

function choose<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  return [...choose(rest, size - 1).map((line) => [first, ...line]), ...choose(rest, size)];
}

describe("cash-out of a single or an accumulator", () => {
  it.each<[number, readonly Part[], number]>([
    [10_000, [["open", 1850, 1850]], 9500],
    // 100 · 1.85 / 3 · 0.95 = 58.583…
    [10_000, [["open", 1850, 3000]], 5858],
    [10_000, [["open", 1010, 1001]], 9585],
    [
      10_000,
      [
        ["won", 2000, 1],
        ["open", 3000, 2500],
      ],
      22_800,
    ],
    [
      10_000,
      [
        ["void", 2000, 1],
        ["open", 3000, 3000],
      ],
      9500,
    ],
    [
      10_000,
      [
        ["half-lost", 2000, 1],
        ["open", 3000, 3000],
      ],
      4750,
    ],
    [1, [["open", 2000, 2000]], 0],
  ])(
    "CPN-23 the cash-out of a stake of %i with legs [state, price taken, price now] %j is %i",
    (minor, of, amount) => {
      expect(
        paid(
          express(
            minor,
            of.map((each) => legOf(each)),
          ),
        ),
      ).toBe(amount);
    },
  );

  it("CPN-23 the cash-out is 95 per cent of the stake while no price has moved", () => {
    fc.assert(
      fc.property(stake, fc.array(price, { minLength: 1, maxLength: 12 }), (minor, prices) => {
        const unmoved = prices.map((coef) => legOf(["open", coef, coef]));
        expect(paid(express(minor, unmoved))).toBe(Number((BigInt(minor) * 95n) / 100n));
      }),
    );
  });

  it("CPN-23 the cash-out of an accumulator equals an exact calculation in fractions", () => {
    fc.assert(
      fc.property(stake, parts, (minor, legs) => {
        const exact = bruteForce([{ amount: [BigInt(minor), 1n], legs }]);
        expect(
          paid(
            express(
              minor,
              legs.map((each) => legOf(each)),
            ),
          ),
        ).toBe(exact);
      }),
    );
  });

  it("CPN-23 a cash-out never exceeds the possible win or the highest payout, and is zero once a leg is lost", () => {
    fc.assert(
      fc.property(stake, parts, (minor, of) => {
        const legs = of.map((each) => legOf(each));
        const win = of.reduce((all, [, coef]) => all.times(text(coef)), new Big(1));
        expect(paid(express(minor, legs))).toBeLessThanOrEqual(
          calculatePossibleWin(units(minor), win),
        );
        expect(paid(express(minor, legs), 77)).toBeLessThanOrEqual(77);
        expect(paid(express(minor, [...legs, legOf(["lost", 2000, 1])]))).toBe(0);
      }),
    );
  });

  it("CPN-23 a coupon has no cash-out value when an open leg has no price or there are no legs", () => {
    const priced = legOf(["open", 2000, 2000]);
    expect(calculateCouponWorth(express(100, [priced, { ...priced, now: null }]))).toBeNull();
    expect(calculateCouponWorth(express(100, []))).toBeNull();
  });
});

describe("cash-out of a system or of blocks", () => {
  it("CPN-23 CPN-07 the cash-out of a system is the sum over its lines", () => {
    const events = fc.array(part, { minLength: 3, maxLength: 6 });
    const bankers = fc.array(part, { maxLength: 2 });
    fc.assert(
      fc.property(
        stake,
        events,
        bankers,
        fc.integer({ min: 2, max: 5 }),
        (minor, own, kept, chosen) => {
          const size = Math.min(chosen, own.length - 1);
          const lines = choose(own, size);
          const amount = [BigInt(minor), BigInt(lines.length)] as const;
          const exact = bruteForce(lines.map((line) => ({ amount, legs: [...line, ...kept] })));
          const legs = [
            ...own.map((each) => legOf(each)),
            ...kept.map((each) => legOf(each, { isBanker: true })),
          ];
          const coupon = { ...express(minor, legs), typeId: couponTypes.system, systemValue: size };
          expect(paid(coupon)).toBe(exact);
        },
      ),
    );
  });

  it("CPN-23 CPN-02 the cash-out of blocks is the sum over the blocks with their own stakes", () => {
    const block = fc.record({
      amount: stake,
      legs: fc.array(part, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        const exact = bruteForce(
          blocks.map(({ amount, legs }) => ({ amount: [BigInt(amount), 1n] as const, legs })),
        );
        const coupon: CouponWithCurrentLegPrices = {
          typeId: couponTypes.blocks,
          systemValue: 2,
          stake: units(blocks.reduce((sum, { amount }) => sum + amount, 0)),
          amountByBlockId: Object.fromEntries(
            blocks.map(({ amount }, at) => [at + 1, units(amount)]),
          ),
          legs: blocks.flatMap(({ legs }, at) =>
            legs.map((each) => legOf(each, { blockId: at + 1 })),
          ),
        };
        expect(paid(coupon)).toBe(exact);
      }),
    );
  });
});
