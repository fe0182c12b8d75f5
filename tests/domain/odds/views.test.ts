import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CoefViewId,
  coefViews,
  formatPriceInView,
  formatProfitInView,
  type OddsView,
  parseCoefViewId,
} from "~/domain/odds/views";
import { meantBy } from "./read";

const view = (id: CoefViewId, isLadder = false): OddsView => ({ id, isLadder });
const all: OddsView[] = [...Object.values(coefViews).map((id) => view(id)), view(1, true)];
/** Every price that is taken: three decimals from 1.001 to 1000. */
const prices = fc
  .integer({ min: 1001, max: 1_000_000 })
  .map((thousandths) => String(thousandths / 1000));

describe("odds views", () => {
  it("ODD-01 there are nine odds views, named by the platform's numbers", () => {
    expect(Object.values(coefViews).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 4, 5, 6, 14, 15, 16,
    ]);
    expect(["0", 16, "16", "3", "", null, "00", "1.0"].map(parseCoefViewId)).toEqual([
      0,
      16,
      16,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    ["1.91", 0, "1.91"],
    ["1.91", 1, "91/100"],
    ["1.91", 2, "−110"],
    ["1.91", 4, "0.91"],
    ["1.91", 5, "0.91"],
    ["1.91", 6, "−1.10"],
    ["2.50", 0, "2.50"],
    ["2.50", 1, "3/2"],
    ["2.50", 2, "+150"],
    ["2.50", 4, "1.50"],
    ["2.50", 5, "−0.67"],
    ["2.50", 6, "1.50"],
    ["2", 1, "1/1"],
    ["2", 2, "+100"],
    ["2", 4, "1.00"],
    ["2", 5, "1.00"],
    ["2", 6, "1.00"],
    ["1.5", 2, "−200"],
    ["1.001", 2, "−100000"],
    ["1.001", 4, "0.001"],
    ["1.001", 6, "−1000.00"],
    ["1.0019", 4, "0.0019"],
    ["101.001", 5, "−0.01"],
    ["991.001", 15, "−0.002"],
    ["5000", 15, "−0.00021"],
    ["1000", 2, "+99900"],
    ["1.999", 2, "−101"],
    ["1.996", 2, "−101"],
    ["2.009", 2, "+100"],
    ["1.056", 4, "0.05"],
    ["3.056", 6, "2.05"],
    ["1.91", 14, "0.910"],
    ["2.50", 14, "1.500"],
    ["1.91", 16, "−1.099"],
    ["2.50", 15, "−0.667"],
    ["2.48832", 4, "1.48"],
    ["2.48832", 14, "1.488"],
    ["2.48832", 1, "4651/3125"],
  ] as const)(
    "ODD-01 ODD-04 the price %s in odds view %i is displayed as %s",
    (price, id, shown) => {
      expect(formatPriceInView(view(id), price)).toBe(shown);
    },
  );

  it.each([
    ["2.50", "6/4"],
    ["2.51", "6/4"],
    ["2.62", "6/4"],
    ["2.625", "13/8"],
    ["1.67", "4/6"],
    ["1.66", "8/13"],
    ["2", "1/1"],
    ["1.01", "1/100"],
    ["1.009", "9/1000"],
    ["5000", "1000/1"],
    // Between neighbours of each part of the ladder.
    ["1.29", "2/7"],
    ["1.48", "4/9"],
    ["4.4", "10/3"],
    ["30", "28/1"],
    ["101", "100/1"],
    ["120", "100/1"],
  ])(
    "ODD-04 the price %s is displayed on the fractional ladder as %s, never above the price",
    (price, shown) => {
      expect(formatPriceInView(view(1, true), price)).toBe(shown);
    },
  );

  it("ODD-02 the price that displayed odds mean is displayed the same way again", () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...all), (price, each) => {
        const shown = formatPriceInView(each, price);
        expect(formatProfitInView(each, meantBy(each.id, shown))).toBe(shown);
      }),
    );
  });

  it("ODD-01 no odds view displays a better price, nor one off by more than its last digit", () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...all), (price, each) => {
        const shown = formatPriceInView(each, price);
        const meant = meantBy(each.id, shown);
        const profit = new Big(meant.n.toString()).div(meant.d.toString());
        const truth = new Big(price).minus(1);
        expect(profit.lte(truth.plus("1e-15"))).toBe(true);
        if (each.id === coefViews.fractional) return;
        // What is written stands for 1 won, 100 or, at decimal, the price; with a minus for what is staked to win it.
        const of = each.id === coefViews.american ? 100 : 1;
        const exact =
          each.id === coefViews.decimal
            ? new Big(price)
            : shown.startsWith("−")
              ? new Big(of).div(truth)
              : truth.times(of);
        const digits = shown.split(".")[1]?.length ?? 0;
        expect(exact.minus(shown.replace(/[−+]/, "")).abs().lt(new Big(10).pow(-digits))).toBe(
          true,
        );
      }),
    );
  });

  it("ODD-02 decimal, fractional and three-digit Hong Kong odds lose nothing of a price", () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(0, 1, 14), (price, id) => {
        const meant = meantBy(id as CoefViewId, formatPriceInView(view(id as CoefViewId), price));
        const profit = new Big(meant.n.toString()).div(meant.d.toString());
        expect(profit.eq(new Big(price).minus(1))).toBe(true);
      }),
    );
  });

  it("ODD-04 a price of 1 or less, or invalid text, is displayed unchanged in every non-decimal view", () => {
    for (const text of ["1", "0.5", "1.000", "", "x", "-2", "1e3"]) {
      for (const each of all.filter(({ id }) => id !== 0))
        expect(formatPriceInView(each, text)).toBe(text);
    }
    // What a coupon without bets comes to is 1.00 all the same (CPN-08), and other texts stay.
    const decimal = (text: string) => formatPriceInView(view(0), text);
    expect(["1", "0.5", "", "x", "-2"].map(decimal)).toEqual(["1.00", "0.50", "", "x", "-2"]);
  });
});
