import { describe, expect, it } from "vitest";
import { canShowPossibleReturn, isStakeOverLimit } from "~/features/coupon/returns/may-promise";
import { units } from "../../../support/amounts";
import { shownReturn } from "../../../support/shown-return";
import { betNo, cookieOf, resolvedBet } from "../make";
import { show } from "../show";

const express = cookieOf([betNo(1, { coef: "2" }), betNo(2, { coef: "3" })], {
  typeId: 1,
  amount: "100.00",
});
const limitOf = (left: number, iso = "RUB") =>
  ({ code: 1, kind: "wagering", days: 1, left: units(left), iso }) as const;

describe("possible return", () => {
  it("CPN-22 a possible return is shown unless a refusal other than a changed price or sign-in blocks the coupon", () => {
    const moved = express.bets.map((bet) => resolvedBet(bet, {}, { coef: "1.5" }));
    expect([
      canShowPossibleReturn(show(express)),
      canShowPossibleReturn(show(express, { resolved: moved })),
      canShowPossibleReturn(show(express, { accounts: null })),
    ]).toEqual([true, true, true]);
    expect([
      canShowPossibleReturn(show(cookieOf([]))),
      canShowPossibleReturn(show(express, {}, [{ isBlocked: true }])),
      canShowPossibleReturn(show(express, { isPaused: true })),
    ]).toEqual([false, false, false]);
  });
});

describe("stake and player limits", () => {
  it("LIM-14 a stake may use all that is left of the strictest limit and nothing more", () => {
    const shown = show(express, { stakeLimit: limitOf(9999) });
    expect([isStakeOverLimit(shown, units(9999)), isStakeOverLimit(shown, units(10_000))]).toEqual([
      false,
      true,
    ]);
    // 100.00 × 2 × 3.
    const most = (left: number) => shownReturn(show(express, { stakeLimit: limitOf(left) }))?.most;
    expect([most(10_000), most(9999)]).toEqual([60_000, undefined]);
  });

  it("LIM-14 a stake is not restricted by a limit in another currency or without any limit", () => {
    const abroad = show(express, { stakeLimit: limitOf(1, "EUR") });
    expect([
      isStakeOverLimit(abroad, units(10_000)),
      isStakeOverLimit(show(express), units(10_000)),
    ]).toEqual([false, false]);
  });
});
