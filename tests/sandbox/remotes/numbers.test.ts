import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readerDateFormat } from "~/sandbox/remotes/clock";
import { shownPrice, signedLineText } from "~/sandbox/remotes/events/price";
import { calculateBetReturn } from "~/sandbox/remotes/information/calculation";
import { formatMoneyText } from "~/sandbox/remotes/money";

describe("prices", () => {
  it("ODD-04 a shown price is never above the true one and less than a thousandth below it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 0, max: 999_999 }),
        (whole, part) => {
          const coef = `${whole}.${String(part).padStart(6, "0")}`;
          const shown = shownPrice(coef);
          const gap = new Big(coef).minus(shown);
          expect(gap.gte(0) && gap.lt("0.001")).toBe(true);
          expect(shown).toMatch(/^\d+\.\d{2,3}$/);
        },
      ),
    );
  });

  it("ODD-04 a shown price has at least two decimals, and a third only if it is not zero", () => {
    expect(["1.9", "2", "1.850", "1.8559", "1.005", "500"].map(shownPrice)).toEqual([
      "1.90",
      "2.00",
      "1.85",
      "1.855",
      "1.005",
      "500.00",
    ]);
  });

  it("handicap lines are shown with their sign", () => {
    expect([-0.75, 0, 2.5].map(signedLineText)).toEqual(["−0.75", "0", "+2.5"]);
  });
});

describe("bet calculator", () => {
  const of = (
    prices: string,
    type: "express" | "system" | "singles",
    size = "2",
    stake = "100",
  ) => {
    const result = calculateBetReturn({ prices, type, size, stake });
    return result.ok ? [result.value.lines, result.value.win.toFixed(2)] : result.errors;
  };

  it("CPN-25 the calculator multiplies an accumulator, adds a system's lines and splits a stake over singles", () => {
    expect(of("1.85 2.1 3", "express")).toEqual([1, "1165.50"]);
    // 100/3 · (3.885 + 5.55 + 6.3)
    expect(of("1.85 2.1 3", "system")).toEqual([3, "524.50"]);
    expect(of("1.5 2", "singles")).toEqual([2, "175.00"]);
    expect(of("1.111 1.111 1.111", "express", "2", "0,01")).toEqual([1, "0.01"]);
  });

  it("ODD-04 the calculator names each field that it cannot use", () => {
    expect(of("0.9", "express")).toEqual(["prices"]);
    expect(of("", "express", "2", "0")).toEqual(["stake", "prices"]);
    expect(of("1.5 2", "system", "3")).toEqual(["size"]);
    expect(of(Array(21).fill("2").join(" "), "express")).toEqual(["prices"]);
  });

  it("CPN-25 the calculator counts 184,756 lines in a system of 10 out of 20", () => {
    // Pascal's triangle, row 20.
    expect(of(Array(20).fill("1").join(" "), "system", "10")).toEqual([184756, "100.00"]);
  });
});

describe("number formats", () => {
  it("LNG-09 an amount of money is written with its currency's own decimals", () => {
    const plain = (text: string) => text.replace(/\s/g, " ");
    expect(plain(formatMoneyText("50.000", "KWD", "ru"))).toBe("50,000 KWD");
    expect(plain(formatMoneyText("1000", "JPY", "en"))).toBe("¥1,000");
    expect(plain(formatMoneyText("not a number", "RUB", "en"))).toBe("not a number RUB");
  });

  it("LNG-09 a date that does not exist has no start of day", () => {
    const clock = readerDateFormat("en", 3, false);
    expect(clock.startOf("2026-02-30")).toBeNull();
    expect(clock.startOf("2026-2-3")).toBeNull();
    expect(clock.startOf("2026-11-21")).toBe(Date.parse("2026-11-20T21:00:00Z"));
    expect(clock.date(Date.parse("2026-11-20T21:00:00Z"))).toBe("2026-11-21");
  });
});
