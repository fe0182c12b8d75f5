import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readerDateFormat } from "~sandbox/remotes/clock";
import { shownPrice, signedLineText } from "~sandbox/remotes/events/price";
import {
  type CalculationInput,
  calculateBetReturn,
} from "~sandbox/remotes/information/calculation";
import { formatMoneyText } from "~sandbox/remotes/money";
import { pages } from "./fixture";

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
    type: CalculationInput["type"],
    size = "2",
    stake = "100",
    more: Partial<CalculationInput> = {},
  ) => {
    const rest = { isPerLine: false, results: [], ...more };
    const result = calculateBetReturn({ prices, type, size, stake, ...rest });
    return result.ok ? [result.value.lines, result.value.win.toFixed(2)] : result.errors;
  };

  it("CPN-25 the calculator multiplies an accumulator, adds a system's lines and splits a stake over singles", () => {
    expect(of("1.85 2.1 3", "express")).toEqual([1, "1165.50"]);
    // 100/3 · (3.885 + 5.55 + 6.3)
    expect(of("1.85 2.1 3", "system")).toEqual([3, "524.50"]);
    expect(of("1.5 2", "singles")).toEqual([2, "175.00"]);
    expect(of("1.111 1.111 1.111", "express", "2", "0,01")).toEqual([1, "0.01"]);
  });

  // The same examples as in tests/domain/coupon/returns/covers.test.ts, by the pages that publish them.
  it.each([
    ["Marathonbet, rules 9.13", "2 3.5 4 1.5", "yankee", [], [11, "156.75"]],
    [
      "Marathonbet, rules 9.13",
      "+100 5/2 3/1 1/2",
      "yankee",
      ["won", "won", "won", "lost"],
      [11, "57.00"],
    ],
    ["safebookmakerssites.com", "2/1 3/1 5/1 8/1", "yankee", [], [11, "1377.00"]],
    ["safebookmakerssites.com", "2/1 3/1 5/1 8/1", "lucky_15", [], [15, "1399.00"]],
    ["theanswerbank.co.uk", "3/1 7/1 5/2 +100", "lucky_15", [], [15, "606.50"]],
    ["calculator.city", "2.5 3 1.8 4.2", "lucky_15", ["won", "won", "lost", "lost"], [15, "13.00"]],
  ] as const)(
    "CPN-31 the calculator agrees with %s about %s, a %s, one on each bet",
    (_, prices, type, results, paid) => {
      expect(of(prices, type, "2", "1", { isPerLine: true, results })).toEqual(paid);
    },
  );

  it("CPN-31 CPN-25 the calculator counts a void leg as 1, a half won one as half its price and half 1, a half lost one as a half", () => {
    const results = ["won", "void", "half-won", "half-lost"] as const;
    // 15 in all, one on each bet: (1 + 3)(1 + 1)(1 + 1.5)(1 + 0.5) − 1
    expect(of("3 9 2 5", "lucky_15", "2", "15", { results })).toEqual([15, "29.00"]);
    // 3 · 1 · 1.5 · 0.5 of an accumulator of 100
    expect(of("3 9 2 5", "express", "2", "100", { results })).toEqual([1, "225.00"]);
  });

  it.each([
    ["trixie", 3, 4],
    ["patent", 3, 7],
    ["yankee", 4, 11],
    ["lucky_15", 4, 15],
    ["canadian", 5, 26],
    ["lucky_31", 5, 31],
    ["heinz", 6, 57],
    ["lucky_63", 6, 63],
    ["super_heinz", 7, 120],
    ["goliath", 8, 247],
  ] as const)(
    "CPN-31 the calculator offers a %s of %i prices with %i bets, and no other number of prices",
    async (type, count, bets) => {
      const prices = (of: number) => Array(of).fill("2").join(" ");
      expect(of(prices(count), type)[0]).toBe(bets);
      expect(of(prices(count + 1), type)).toEqual(["type"]);
      const query = new URLSearchParams({ prices: prices(count - 1), stake: "10", type });
      const page = await pages().body(`/information/en/betting-calculator?${query}`);
      const error = page.all("span").find(({ attrs }) => attrs["id"] === "calc-type-error");
      expect(error?.text).toContain(`takes exactly ${count} selections`);
    },
  );

  it("CPN-31 ODD-01 the calculator's page has a result for each price, in the reader's odds, and keeps what was chosen", async () => {
    const query = new URLSearchParams({
      ...{ prices: "1/3 4 2.5", stake: "7", per: "line", type: "patent", r2: "lost" },
    });
    const page = await pages().body(`/information/en/betting-calculator?${query}`);
    const prices = page.all("data").filter(({ attrs }) => attrs["data-name"] === "calc-leg-coef");
    expect(prices.map(({ attrs }) => attrs["value"])).toEqual(["1.333333", "4", "2.5"]);
    const chosen = page.all("option").filter(({ attrs }) => "selected" in attrs);
    expect(chosen.map(({ attrs }) => attrs["value"])).toEqual([
      ...["won", "lost", "won", "line", "patent"],
    ]);
    const named = (name: string) =>
      page.all("data").find(({ attrs }) => attrs["data-name"] === name)?.attrs["value"];
    // 7 · ((1 + 4/3)(1 + 2.5) − 1) = 50.1666…
    expect([named("lines"), named("stake"), named("possible-win")]).toEqual([
      "7",
      "49.00",
      "50.16",
    ]);
  });

  it("ODD-04 the calculator names each field that it cannot use", () => {
    for (const none of [
      "1",
      "1.000",
      "1001",
      "0",
      "0/5",
      "5/0",
      "999/0",
      "+0",
      "-0.0",
      "1e3",
      "x",
      "1/2/3",
      "--5",
    ])
      expect([none, of(none, "express")]).toEqual([none, ["prices"]]);
    expect(of("", "express", "2", "0")).toEqual(["stake", "prices"]);
    expect(of("1.5 2", "system", "3")).toEqual(["size"]);
    expect(of(Array(21).fill("2").join(" "), "express")).toEqual(["prices"]);
  });

  // A stake of 100 at each view's own definition: a fraction and a signed number are profits, a minus the stake for it.
  it.each([
    ["1.85", "185.00"],
    ["1,85", "185.00"],
    ["10/1", "1100.00"],
    ["1/3", "133.33"],
    ["1/3 1/3 1/3", "237.03"],
    ["+150", "250.00"],
    ["-120", "183.33"],
    ["−120", "183.33"],
    ["+100", "200.00"],
    ["0.85", "185.00"],
    ["-0.85", "217.64"],
    ["+1.25", "225.00"],
    ["-1.25", "180.00"],
  ])("ODD-01 the calculator reads %s, at which 100 returns %s", (typed, win) => {
    expect(of(typed, "express")).toEqual([1, win]);
  });

  it.each([
    ["2", /at least two selections/],
    ["2 3", /^Enter 2:/],
    ["2 3 4", /from 2 to 3/],
  ])(
    "ODD-04 the calculator names the sizes that a system of the prices %s can have",
    async (prices, words) => {
      const query = new URLSearchParams({ prices, stake: "10", type: "system", size: "9" });
      const page = await pages().body(`/information/en/betting-calculator?${query}`);
      expect(page.all("span").find(({ attrs }) => attrs["id"] === "calc-size-error")?.text).toMatch(
        words,
      );
    },
  );

  it("CPN-25 the calculator counts 184,756 lines in a system of 10 out of 20", () => {
    // Pascal's triangle, row 20.
    // Each line of ten prices of 2 pays 1024.
    expect(of(Array(20).fill("2").join(" "), "system", "10")).toEqual([184756, "102400.00"]);
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
