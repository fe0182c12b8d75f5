import { describe, expect, it } from "vitest";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { units } from "../../support/amounts";
import { betNo, cookieOf, placedCoupon } from "./make";
import { accountsOf, roubles, settingsWith, show } from "./show";

const express = cookieOf([betNo(1), betNo(2)], { typeId: 1, amount: "100.00" });
const bets = [betNo(1, { isBanker: true }), betNo(2), betNo(3), betNo(4), betNo(5)];
const system = cookieOf(bets, { typeId: 2, amount: "100.00" });

describe("the coupon's state from the facts of the moment", () => {
  it("CPN-01 has the account, the bounds and the payout that hold, and none of them where nobody says", () => {
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

  it("CPN-01 CPN-02 lists the stakes that bets have of their own, by their names", () => {
    const own = cookieOf([betNo(1, { amount: "7.00" }), betNo(2)], { typeId: 9, amount: "100.00" });
    const stakes = (of: typeof own) => show(of).singles?.map(({ id, amount }) => [id, amount]);
    expect(stakes(own)).toEqual([
      ["118600001:1186000010001:1:", "7.00"],
      ["118600002:1186000020001:1:", "100.00"],
    ]);
    expect(stakes(express)).toBeUndefined();
  });

  it("CPN-07 lists the sizes of a system alone, by the platform's word where it has one on a size", () => {
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

  it("CPN-08 shows the price against the express where the platform gives one", () => {
    expect(
      [show(express, { antiExpressCoef: "1.2" }), show(express)].map((of) => of.antiExpressCoef),
    ).toEqual([...["1.2", null]]);
  });

  it("CPN-14 takes promo codes where this player may use them, whether or not one is chosen", () => {
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

  it("CPP-11 has what is known to be placed of it", () => {
    const placed = placedCoupon();
    expect(show(express, { placed: [placed] }).singlesResultCoupons).toEqual([placed]);
    expect(show(express).singlesResultCoupons).toEqual([]);
  });

  it("CPN-11 is a VIP bet where that is asked for, with line bets alone and a finite maximum", () => {
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

  it("CPN-17 has as many bets as the site takes, and one more is told", () => {
    const taking = (maxBets: number) =>
      show(express, {
        config: {
          coupon: { maxBets, minAmountTypes: [], bonusFeature: false, promoCodes: false },
          currency: "RUB",
        },
      }).refusals.coupon;
    expect([taking(2), taking(1)]).toEqual([[], [{ code: "too-many", bound: 1 }]]);
  });

  it("LIM-20 CPP-06 a coupon without bets is empty, whatever the platform says or does not", () => {
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
