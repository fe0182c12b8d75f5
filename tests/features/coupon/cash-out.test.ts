import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cashOutAmount, couponWorth, expressWorth, type StandingLeg } from "~/features/coupon/cash-out";
import { possibleWin } from "~/features/coupon/settle";
import type { LegState } from "~/features/coupon/types";

const state = fc.constantFrom<LegState>("open", "won", "half-won", "void", "half-lost", "lost");
/** Thousandths. */
const price = fc.integer({ min: 1001, max: 50_000 });
const legs = fc.array(fc.tuple(state, price, price), { minLength: 1, maxLength: 12 });
const stake = fc.integer({ min: 1, max: 100_000_000 });

const text = (thousandths: number) => String(thousandths / 1000);
const standing = (parts: readonly (readonly [LegState, number, number])[]): StandingLeg[] =>
  parts.map(([legState, coef, now]) => ({
    state: legState,
    coef: text(coef),
    now: legState === "open" ? text(now) : null,
  }));

/** What is paid for a single or an express; of a price that is missing nothing. */
function paid(minor: number, of: readonly StandingLeg[], most = Number.MAX_SAFE_INTEGER): number {
  const worth = expressWorth(of);
  return worth === null ? 0 : cashOutAmount(minor, worth, most);
}

describe("cash-out", () => {
  it.each([
    [10_000, [["open", "1.85", "1.85"]], 9500],
    [10_000, [["open", "1.85", "3"]], 5858],
    [10_000, [["open", "1.01", "1.001"]], 9585],
    [
      10_000,
      [
        ["won", "2", null],
        ["open", "3", "2.5"],
      ],
      22_800,
    ],
    [
      10_000,
      [
        ["void", "2", null],
        ["open", "3", "3"],
      ],
      9500,
    ],
    [
      10_000,
      [
        ["half-lost", "2", null],
        ["open", "3", "3"],
      ],
      4750,
    ],
    [1, [["open", "2", "2"]], 0],
  ] as const)("CPN-23 %i on %j brings %i", (minor, parts, amount) => {
    const of = parts.map(([legState, coef, now]) => ({ state: legState as LegState, coef, now }));
    expect(paid(minor, of)).toBe(amount);
  });

  it("CPN-23 is the stake less a twentieth while no price has moved", () => {
    fc.assert(
      fc.property(stake, fc.array(price, { minLength: 1, maxLength: 12 }), (minor, prices) => {
        const unmoved = standing(prices.map((coef) => ["open", coef, coef]));
        expect(paid(minor, unmoved)).toBe(Number((BigInt(minor) * 95n) / 100n));
      }),
    );
  });

  it("CPN-23 pays what whole thousandths pay when counted in integers, and never a unit more", () => {
    // Doubled thousandths, so that halves stay whole.
    const doubled = { open: 2, won: 2, "half-won": 1, void: 0, "half-lost": 0, lost: 0 } as const;
    const base = { open: 0, won: 0, "half-won": 1000, void: 2000, "half-lost": 1000, lost: 0 } as const;
    fc.assert(
      fc.property(stake, legs, (minor, parts) => {
        let [top, bottom] = [BigInt(minor) * 95n, 100n];
        for (const [legState, coef, now] of parts) {
          top *= BigInt(base[legState] + doubled[legState] * coef);
          bottom *= legState === "open" ? 2n * BigInt(now) : 2000n;
        }
        const most = BigInt(Number.MAX_SAFE_INTEGER);
        const exact = top / bottom;
        expect(BigInt(paid(minor, standing(parts)))).toBe(exact > most ? most : exact);
      }),
    );
  });

  it("CPN-23 is never more than the coupon can still return, and nothing once a leg is lost", () => {
    fc.assert(
      fc.property(stake, legs, (minor, parts) => {
        const of = standing(parts);
        const win = parts.reduce((all, [, coef]) => all.times(text(coef)), new Big(1));
        expect(paid(minor, of)).toBeLessThanOrEqual(possibleWin(minor, win));
        expect(paid(minor, of, 77)).toBeLessThanOrEqual(77);
        expect(paid(minor, [...of, { state: "lost", coef: "2", now: null }])).toBe(0);
      }),
    );
  });

  it("CPN-23 has no worth where an open leg has no price, there is no leg, or the type has none", () => {
    const open: StandingLeg = { state: "open", coef: "2", now: null };
    expect(expressWorth([{ state: "open", coef: "2", now: "2" }, open])).toBeNull();
    expect(expressWorth([])).toBeNull();
    const priced: StandingLeg = { ...open, now: "2" };
    expect([0, 1, 2, 4, 9].map((type) => couponWorth(type, [priced]) !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
