import { describe, expect, it } from "vitest";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { units } from "../../support/amounts";
import { betNo, cookieOf, placedCoupon } from "./make";
import { accountsOf, roubles, settingsWith, show } from "./show";

const express = cookieOf([betNo(1), betNo(2)], { typeId: 1, amount: "100.00" });
const bets = [betNo(1, { isBanker: true }), betNo(2), betNo(3), betNo(4), betNo(5)];
const system = cookieOf(bets, { typeId: 2, amount: "100.00" });

describe("coupon view", () => {
  it("CPN-01 the coupon view has the current account, bounds and payout, and none of them when unknown", () => {
    const bounds = {
      minBetAmount: units(2000),
      maxBetAmount: units(500_000),
      maxPayout: units(900_000),
    };
    expect(show(express, { bounds })).toMatchObject({
      ...{
        accountId: 11,
        minBet: 2000,
        maxBet: 500_000,
        maxPayout: 900_000,
        iso: "RUB",
      },
    });
    expect(show(express, { bounds: null, accounts: null })).toMatchObject({
      ...{
        accountId: null,
        minBet: null,
        maxBet: null,
        maxPayout: null,
        currentMax: null,
      },
    });
  });

  it("CPN-01 CPN-02 the coupon view lists the stakes of singles by bet name", () => {
    const own = cookieOf([betNo(1, { amount: "7.00" }), betNo(2)], { typeId: 9, amount: "100.00" });
    const stakes = (of: typeof own) => show(of).singles?.map(({ id, amount }) => [id, amount]);
    expect(stakes(own)).toEqual([
      ["118600001:1186000010001:1:", "7.00"],
      ["118600002:1186000020001:1:", "100.00"],
    ]);
    expect(stakes(express)).toBeUndefined();
  });

  it("CPN-07 the coupon view lists system sizes only for a system, with the platform's values where given", () => {
    const own = (value: number, combo: number) => ({
      value,
      offset: 1,
      minBetAmount: units(2000),
      combo,
    });
    expect(show(system).systemValues).toEqual([own(2, 6), own(3, 4)]);
    const stated = { value: 3, offset: 1, minBetAmount: units(9000), combo: 4 };
    expect(show(system, { systemValues: [stated] }).systemValues).toEqual([own(2, 6), stated]);
    expect(show(system, { bounds: null }).systemValues[0]?.minBetAmount).toBe(0);
    expect([show(system).systemSize, show(system).refusals.coupon]).toEqual([2, []]);
    const product = show({ ...system, typeId: 1 });
    expect([product.systemValues, product.systemSize, product.systemValue]).toEqual([[], null, 2]);
  });

  it("CPN-08 the coupon view shows the price against the accumulator when the platform gives one", () => {
    expect(
      [show(express, { antiExpressCoef: "1.2" }), show(express)].map((of) => of.antiExpressCoef),
    ).toEqual([...["1.2", null]]);
  });

  it("CPN-14 the coupon view accepts promo codes when the platform offers them to the player", () => {
    const promo = { own: [], chosen: null, refusal: null };
    const taken = (facts: Partial<CouponViewContext>) => {
      const { takesPromoCodes, promoCodes } = show(express, facts);
      return [takesPromoCodes, promoCodes];
    };
    expect([taken({ promo }), taken({ promo: null }), taken({})]).toEqual([
      [true, []],
      [false, []],
      [false, []],
    ]);
  });

  it("CPP-11 the coupon view lists the coupons already placed from it", () => {
    const placed = placedCoupon();
    expect(show(express, { placed: [placed] }).singlesResultCoupons).toEqual([placed]);
    expect(show(express).singlesResultCoupons).toEqual([]);
  });

  it("CPN-11 a coupon is a VIP bet with the setting on, pre-match bets only and a finite maximum", () => {
    const asked = settingsWith({ isVipBet: true });
    const vip = { maxBetAmount: units(900_000), maxPayout: null };
    const bounded = { minBetAmount: units(2000), maxBetAmount: units(500_000), maxPayout: null };
    const isVip = (facts: Partial<CouponViewContext>, now = {}) =>
      show(express, { bounds: { ...bounded, vip }, ...facts }, [now]).vip !== null;
    expect([isVip(asked), isVip({}), isVip(asked, { gameTimeSec: 90 })]).toEqual([
      true,
      false,
      false,
    ]);
    const unbounded = { bounds: { ...bounded, maxBetAmount: null, vip } };
    expect(isVip({ ...asked, ...unbounded })).toBe(false);
  });

  it("CPN-17 a coupon with more bets than the site allows is refused with the highest number", () => {
    const taking = (maxBets: number) =>
      show(express, {
        config: {
          coupon: { maxBets, minAmountTypes: [], bonusFeature: false, promoCodes: false },
          currency: "RUB",
        },
      }).refusals.coupon;
    expect([taking(2), taking(1)]).toEqual([[], [{ code: "too-many", bound: 1 }]]);
  });

  it("LIM-20 CPP-06 a coupon without bets is refused as empty, whatever the platform answers", () => {
    const none = cookieOf([]);
    const told = (facts: Partial<CouponViewContext>) =>
      show(none, facts).refusals.coupon.map(({ code }) => code);
    expect([told({}), told({ resolved: null }), told({ isPaused: true })]).toEqual([
      ["empty"],
      ["empty"],
      ["empty"],
    ]);
    expect(told({ accounts: null })).toEqual(["empty", "sign-in"]);
    expect(told({ accounts: { ...accountsOf(roubles), isFrozen: true } })).toEqual(["empty"]);
  });
});
