import { describe, expect, it } from "vitest";
import { singlePossibleReturn, sumSingles } from "~/features/coupon/stakes/singles";
import { units } from "../../../support/amounts";
import { mayPlace } from "../../../support/may-place";
import { possibleWinOf, shownReturn } from "../../../support/shown-return";
import { betNo, cookieOf } from "../make";
import { accountsOf, roubles, settingsWith, show } from "../show";

const bound = { minBetAmount: units(2000), maxBetAmount: units(50_000), maxPayout: null };
const singles = (...amounts: readonly string[]) =>
  cookieOf(
    amounts.map((amount, at) => betNo(at + 1, { amount, coef: "2" })),
    { typeId: 9, amount: "100.00" },
  );
const shown = (...amounts: readonly string[]) =>
  show(singles(...amounts), { singles: amounts.map(() => bound) });

describe("stake on the whole coupon", () => {
  const express = cookieOf([betNo(1), betNo(2)], { typeId: 1, amount: "100.00" });

  it("CPN-09 CPP-06 a stake outside its bounds or above the account's money cannot be placed", () => {
    const at = (amount: string) => {
      const made = show(
        { ...express, amount },
        { accounts: accountsOf({ ...roubles, money: units(40_000) }) },
      );
      return [made.refusals.amount.map(({ code }) => code), mayPlace(made)];
    };
    expect([at("20.00"), at("400.00")]).toEqual([
      [[], true],
      [[], true],
    ]);
    expect([at("19.99"), at("400.01"), at("5000.01")]).toEqual([
      [["below-minimum"], false],
      [["funds"], false],
      [["above-maximum", "funds"], false],
    ]);
  });

  it("CPP-06 a coupon without bets shows no stake refusal, whatever is typed", () => {
    const shown = show(cookieOf([], { amount: "0" }));
    expect([shown.refusals.amount, shownReturn(shown), mayPlace(shown)]).toEqual([[], null, false]);
  });

  it("CPN-11 CPN-25 a stake above the maximum is a VIP bet with its own highest payout when that setting is on", () => {
    const bounds = {
      ...{ ...bound, maxPayout: units(60_000) },
      vip: { maxBetAmount: units(80_000), maxPayout: units(90_000) },
    };
    const at = (amount: string, isVipBet: boolean) => {
      const made = show({ ...express, amount }, { bounds, ...settingsWith({ isVipBet }) });
      return [made.refusals.amount, possibleWinOf(made)];
    };
    // 500.00 × 1.85² within 600.00, 500.01 within 900.00.
    expect([at("500.00", true), at("500.01", true)]).toEqual([
      [[], 60_000],
      [[], 90_000],
    ]);
    expect(at("800.01", true)[0]).toEqual([{ code: "above-maximum", bound: 80_000 }]);
    expect(at("500.01", false)[0]).toEqual([{ code: "above-maximum", bound: 50_000 }]);
  });

  it("CPN-15 an available advance counts as money of the account", () => {
    const poor = { accounts: accountsOf({ ...roubles, money: units(6000) }) };
    const at = (availablePrepaid: number) =>
      show(
        { ...express, prepaidAmount: "40.00" },
        { ...poor, availablePrepaid: units(availablePrepaid) },
      );
    expect([
      at(5000).refusals.amount,
      at(5000).prepaidAmount,
      at(5000).availablePrepaidAmount,
    ]).toEqual([...[[], "40.00", 5000]]);
    expect([at(0).refusals.amount, at(0).prepaidAmount]).toEqual([
      [{ code: "funds", bound: 6000 }],
      "",
    ]);
  });
});

describe("stakes of singles", () => {
  it("CPP-04 CPN-22 singles can be placed when one stake is valid, whatever is wrong with the others", () => {
    const one = shown("20.00", "500.01", "1");
    expect(one.refusals.bet.map(({ code, marketId }) => [code, marketId])).toEqual([
      ["above-maximum", betNo(2).marketId],
      ["below-minimum", betNo(3).marketId],
    ]);
    expect([mayPlace(one), mayPlace(shown("500.01", "1"))]).toEqual([true, false]);
  });

  it("CPN-22 singles show their total return once each bet has a stake", () => {
    const both = shown("20.00", "30.00");
    expect(both).toMatchObject({ stake: 5000, minBet: null, maxBet: null });
    expect(shownReturn(both)).toEqual({ most: 10_000, least: 10_000, lines: 2 });
    // Each bet's own stake counts, and once.
    expect(shown("20.00", "30.00", "45.00").stake).toBe(9500);
    const one = shown("20.00", "0");
    expect([one.stake, shownReturn(one)]).toEqual([null, null]);
  });

  it("CPN-02 an invalid stake of a single has no return and is left out of the sum", () => {
    const none = { maxPayout: null };
    expect([
      singlePossibleReturn("ten", "2", "RUB", none),
      singlePossibleReturn("0", "2", "RUB", none),
    ]).toEqual([null, 0]);
    expect(
      sumSingles(
        [
          { typed: "10", win: units(2000) },
          { typed: "ten", win: null },
        ],
        "RUB",
      ),
    ).toEqual({
      ...{ stake: 1000, win: 2000, hasAllStakes: false },
    });
    const most = { typed: "90071992547409.91", win: units(Number.MAX_SAFE_INTEGER) };
    expect(sumSingles([most, most], "RUB")).toEqual({
      ...{ stake: Number.MAX_SAFE_INTEGER, win: Number.MAX_SAFE_INTEGER, hasAllStakes: true },
    });
  });
});
