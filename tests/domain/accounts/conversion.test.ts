import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateAccountConversion, isAccountConvertible } from "~/domain/accounts/conversion";
import { units } from "../../support/amounts";

describe("account conversion", () => {
  // By hand: 1 % of what is taken rounded down; 100 RUB = 2.5 EUR = 0.5 KWD = 500 JPY, rounded down.
  it.each([
    ["RUB", "EUR", 1_000_000, 10_000, 24_750],
    ["RUB", "EUR", 12_345, 123, 305],
    ["RUB", "KWD", 10_101, 101, 500],
    ["RUB", "JPY", 99, 0, 4],
    ["EUR", "RUB", 1, 0, 40],
    ["EUR", "KWD", 333, 3, 660],
    ["KWD", "EUR", 50_000, 500, 24_750],
    ["KWD", "JPY", 1_001, 10, 991],
    ["JPY", "RUB", 101, 1, 2_000],
    ["JPY", "KWD", 7, 0, 7],
  ])(
    "OFC-11 converting from %s into %s: %i less a fee of %i gives %i",
    (from, to, taken, fee, given) => {
      expect(calculateAccountConversion(units(taken, from), from, to)).toEqual({
        from,
        to,
        taken,
        fee,
        given,
      });
    },
  );

  it("OFC-11 no conversion is possible from nothing, into the same currency or below one unit of the target", () => {
    expect(calculateAccountConversion(units(0), "RUB", "EUR")).toBeNull();
    expect(calculateAccountConversion(units(100), "RUB", "RUB")).toBeNull();
    // 0.01 RUB is a fortieth of 0.01 EUR.
    expect(calculateAccountConversion(units(1), "RUB", "EUR")).toBeNull();
  });

  it("OFC-11 a conversion there and back never gives more than the starting balance", () => {
    const iso = fc.constantFrom("RUB", "EUR", "KWD", "JPY");
    fc.assert(
      fc.property(iso, iso, fc.integer({ min: 1, max: 100_000_000 }), (from, to, balance) => {
        const there = calculateAccountConversion(units(balance), from, to);
        const back = there && calculateAccountConversion(there.given, to, from);
        if (back) expect(back.given).toBeLessThanOrEqual(balance);
      }),
    );
  });

  it("ACC-05 status 1 allows converting the main account, status 2 only further accounts, status 0 none", () => {
    const under = (status: 0 | 1 | 2) =>
      ([0, 4, 9] as const).filter((type) => isAccountConvertible(status, { type }));
    expect([under(0), under(1), under(2)]).toEqual([[], [0], [9]]);
  });
});
