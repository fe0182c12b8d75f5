import { describe, expect, it } from "vitest";
import { setAutoMax } from "~/domain/coupon/change/auto-max";
import { setStake } from "~/domain/coupon/change/stake";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { units } from "../../../support/amounts";
import { possibleWinOf } from "../../../support/shown-return";
import { betNo, cookieOf, keys } from "../make";
import { accountsOf, bonusRoubles, roubles, settingsWith, show } from "../show";

const on = settingsWith({ isAutoMax: true });
const express = cookieOf([betNo(1), betNo(2)], { typeId: 1, amount: "100.00", isAutoMax: true });
const bounds = (max: number | null) => ({
  minBetAmount: units(2000),
  maxBetAmount: max === null ? null : units(max),
  maxPayout: null,
});

describe("automatic maximum stake", () => {
  it.each<[string, Partial<CouponViewContext>, number | null, string]>([
    ["what the platform takes at most", {}, 500_000, "5000.00"],
    [
      "all that is on the account, where it takes more",
      { bounds: bounds(5_000_000) },
      1_000_000,
      "10000.00",
    ],
    [
      "all that is on the account, where nothing bounds it",
      { bounds: bounds(null) },
      1_000_000,
      "10000.00",
    ],
    [
      "all of a bonus account, which has no maximum",
      { accounts: accountsOf(bonusRoubles) },
      1_000_000,
      "10000.00",
    ],
    ["what is taken of a guest", { accounts: null }, 500_000, "5000.00"],
    [
      "nothing at all, where the account is empty",
      { accounts: accountsOf({ ...roubles, money: units(0) }) },
      0,
      "0.00",
    ],
    [
      "what was typed, of a guest whom nothing bounds",
      { accounts: null, bounds: bounds(null) },
      null,
      "100.00",
    ],
    ["what was typed, while no bounds are known", { bounds: null }, null, "100.00"],
  ])("CPN-12 the automatic maximum stake is %s", (_, facts, max, amount) => {
    const shown = show(express, { ...on, ...facts });
    expect([shown.currentMax, shown.amount, shown.isActiveAutoMax]).toEqual([max, amount, true]);
  });

  it("CPN-12 the automatic maximum stake follows a changed maximum, and so does the possible win", () => {
    const at = (max: number) => show(express, { ...on, bounds: bounds(max) });
    expect([at(30_000).stake, at(20_000).stake]).toEqual([30_000, 20_000]);
    // 300.00 × 1.85².
    expect(possibleWinOf(at(30_000))).toBe(102_675);
  });

  it.each([
    ["the setting off", express, {}, false],
    ["singles", { ...express, typeId: 9 as const }, on, false],
    ["blocks", { ...express, typeId: 4 as const }, on, false],
    ["an express", express, on, true],
    ["one bet", cookieOf([betNo(1)], { isAutoMax: true, amount: "100.00" }), on, true],
  ])(
    "CPN-12 whether the automatic maximum is offered for the coupon or setting: %s",
    (_, coupon, facts, is) => {
      const shown = show(coupon, facts);
      expect([shown.isAutoMaxOffered, shown.isActiveAutoMax]).toEqual([is, is]);
      expect(shown.amount).toBe(is ? "5000.00" : "100.00");
    },
  );

  it("CPN-12 the automatic maximum is offered while off and can be switched on", () => {
    const off = { ...express, isAutoMax: false };
    const shown = show(off, on);
    expect([shown.isAutoMaxOffered, shown.isActiveAutoMax, shown.amount]).toEqual([
      true,
      false,
      "100.00",
    ]);
    const turned = setAutoMax(off, true, keys());
    expect(turned).toEqual({ ok: true, coupon: { ...express, key: "key-00000001" } });
    expect(setAutoMax(express, true, keys())).toEqual({ ok: true, coupon: express });
  });

  it("CPN-12 typing a stake switches the automatic maximum off, even with the same stake", () => {
    const named = setStake(express, "100.00", keys());
    expect(named).toEqual({
      ok: true,
      coupon: { ...express, isAutoMax: false, key: "key-00000001" },
    });
  });
});
