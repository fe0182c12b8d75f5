import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addReturnExtras,
  expressBonusPercent,
  expressBonusPercentForBetCount,
  returnExtrasFor,
} from "~/domain/coupon/bonus";
import { removeBet } from "~/domain/coupon/change/remove";
import { removeBonusBet, setPromoCode } from "~/domain/coupon/change/rewards";
import { couponTypes } from "~/domain/coupon/kinds";
import type { PlacedLegState } from "~/domain/coupon/placed";
import {
  calculateTotalReturn,
  calculateUnitReturnRange,
  type PricedCoupon,
  returnRangeForStake,
  unitReturnText,
} from "~/domain/coupon/returns/combine";
import { type SettlementInput, settleCoupon } from "~/domain/coupon/returns/settle";
import { roundDownUnroundedAmount, unroundedReturn } from "~/domain/odds/ratio";
import { betNo, cookieOf, keys } from "../../features/coupon/make";
import { units } from "../../support/amounts";

const legs = (coefs: readonly string[], kind = 1) => coefs.map((coef) => ({ coef, kind }));
const times = (count: number, coef: string) => Array.from({ length: count }, () => coef);
const on = { isOn: true, isDeleted: false, typeId: couponTypes.express };

const express = (
  coefs: readonly string[],
  stake: number,
  patch: Partial<PricedCoupon> = {},
): PricedCoupon => ({
  ...{ typeId: couponTypes.express, systemValue: 2, stake: units(stake), amountByBlockId: {} },
  legs: coefs.map((coef) => ({ factor: new Big(coef), isBanker: false, blockId: 0 })),
  ...patch,
});

describe("accumulator bonus", () => {
  it("CPN-06 CPN-08 the accumulator bonus is 5 per cent for five legs and 10 for ten or more", () => {
    const five = expressBonusPercent(legs(times(5, "1.2")), on);
    expect(unitReturnText(express(times(5, "1.2"), 100, { bonusPercent: five }))).toBe("2.612736");
    expect(expressBonusPercent(legs(times(10, "1.5")), on)).toBe(10);
    expect(expressBonusPercent(legs(times(30, "1.5")), on)).toBe(10);
  });

  it.each([
    ["two bets", legs(times(2, "1.5")), on],
    ["one of three at 1.09", legs(["1.5", "1.09", "2"]), on],
    ["one of kind 7", [...legs(["1.5", "2"]), ...legs(["3"], 7)], on],
    ["the feature off", legs(times(3, "1.5")), { ...on, isOn: false }],
    ["the bonus taken out by hand", legs(times(3, "1.5")), { ...on, isDeleted: true }],
    ["a system", legs(times(4, "1.5")), { ...on, typeId: couponTypes.system }],
    ["singles", legs(times(4, "1.5")), { ...on, typeId: couponTypes.singles }],
    ["a price that is none", legs(["1.5", "1.5", "0.9"]), on],
  ])("CPN-06 no accumulator bonus is given for %s", (_, bets, terms) => {
    expect(expressBonusPercent(bets, terms)).toBe(0);
  });

  it("CPN-06 the accumulator bonus starts at three legs, and a price of exactly 1.1 counts", () => {
    expect(expressBonusPercent(legs(times(3, "1.1")), on)).toBe(3);
    expect([0, 1, 2, 3, 9, 10, 11, 50].map(expressBonusPercentForBetCount)).toEqual([
      0, 0, 0, 3, 9, 10, 10, 10,
    ]);
  });

  it("CPN-03 a removed accumulator bonus stays removed until the coupon is emptied", () => {
    const three = cookieOf([betNo(1), betNo(2), betNo(3)], { typeId: 1 });
    const done = (change: ReturnType<typeof removeBonusBet>) => {
      if (!change.ok) throw new Error(change.refusal.code);
      return change.coupon;
    };
    const without = done(removeBonusBet(three, keys()));
    expect([without.isBonusDeleted, without.key === three.key]).toEqual([true, false]);
    expect(done(removeBonusBet(without, keys()))).toBe(without);
    const one = [1, 2].reduce((coupon, n) => done(removeBet(coupon, betNo(n), keys())), without);
    expect(one.isBonusDeleted).toBe(true);
    expect(done(removeBet(one, betNo(3), keys())).isBonusDeleted).toBe(false);
  });

  const placed = (
    states: readonly PlacedLegState[],
    rewards: SettlementInput["rewards"],
    maxPayout: number | null = null,
  ): SettlementInput => ({
    ...{ typeId: couponTypes.express, systemValue: 2, stake: units(10_000), amountByBlockId: {} },
    maxPayout: maxPayout === null ? null : units(maxPayout),
    ...(rewards ? { rewards } : {}),
    legs: states.map((state) => ({ state, coef: "1.5", isBanker: false, blockId: 0 })),
  });

  it("CPN-06 CPN-25 void legs do not count towards the accumulator bonus at settlement", () => {
    const promised = { bonusPercent: 4, extras: [] };
    // 100.00 × 1.5⁴ × 1.04; 1.5³ × 1.03; 1.5² without a bonus.
    expect(settleCoupon(placed(["won", "won", "won", "won"], promised))?.return).toBe(52_650);
    expect(settleCoupon(placed(["won", "won", "won", "void"], promised))?.return).toBe(34_762);
    expect(settleCoupon(placed(["won", "won", "void", "void"], promised))?.return).toBe(22_500);
    expect(settleCoupon(placed(["won", "won", "won", "lost"], promised))).toEqual({
      state: "lost",
      return: 0,
    });
    expect(settleCoupon(placed(["void", "void", "void", "void"], promised))).toEqual({
      state: "void",
      return: 10_000,
    });
  });

  it("CPN-13 CPN-25 a bonus extra is paid up to its own maximum and within the highest payout", () => {
    const extras = [{ percent: 10, most: units(2_000) }];
    // 337.50 + 20.00, which is less than a tenth.
    expect(settleCoupon(placed(["won", "won", "won"], { bonusPercent: 0, extras }))?.return).toBe(
      35_750,
    );
    expect(
      settleCoupon(placed(["won", "won", "won"], { bonusPercent: 0, extras }, 34_000))?.return,
    ).toBe(34_000);
  });
});

describe("bonus extras", () => {
  const hyperBonus = { percent: 5, minBetLimit: units(100_000), maxLimit: units(50_000) };
  const promo = { code: "BOOST10", percent: 10, most: units(100_000) };

  it("CPN-13 the hyper-bonus applies to singles and accumulators from its minimum stake", () => {
    const at = (stake: number, type: 0 | 1 | 2 | 4) =>
      returnExtrasFor(units(stake), type, { hyperBonus, promo: null });
    expect([at(99_999, 0), at(100_000, 2), at(100_000, 4)]).toEqual([[], [], []]);
    expect([at(100_000, 0), at(100_000, 1)]).toEqual([
      [{ percent: 5, most: 50_000 }],
      [{ percent: 5, most: 50_000 }],
    ]);
    expect(returnExtrasFor(units(200_000), 1, { hyperBonus, promo })).toHaveLength(2);
  });

  it("CPN-13 CPN-22 the displayed return includes the bonus extra but not more than the highest payout", () => {
    const unit = calculateUnitReturnRange(express(["2", "2"], 0));
    // 1,000.00 × 4 + 5 % is 4,200.00.
    expect(
      returnRangeForStake(unit, units(100_000), null, [{ percent: 5, most: units(50_000) }]).most,
    ).toBe(420_000);
    expect(
      returnRangeForStake(unit, units(100_000), null, [{ percent: 5, most: units(10_000) }]).most,
    ).toBe(410_000);
    expect(
      returnRangeForStake(unit, units(100_000), units(405_000), [
        { percent: 5, most: units(10_000) },
      ]).most,
    ).toBe(405_000);
  });

  it("CPN-13 CPN-25 a bonus extra is a percentage of the exact return and rounded down together with it", () => {
    const anyCoefs = fc.array(fc.integer({ min: 1001, max: 9_999 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        anyCoefs,
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.nat(100),
        fc.nat(1_000_000),
        (coefs, stake, percent, most) => {
          const prices = coefs.map((coef) => String(coef / 1000));
          const won = prices.reduce((product, coef) => product.times(coef), new Big(stake));
          const part = won.times(percent).div(100);
          const added = part.gt(most) ? new Big(most) : part;
          const expected = Number(won.plus(added).round(0, Big.roundDown).toFixed());
          expect(
            calculateTotalReturn(
              express(prices, stake, { extras: [{ percent, most: units(most) }] }),
            ),
          ).toBe(expected);
        },
      ),
    );
    expect(
      roundDownUnroundedAmount(
        addReturnExtras(unroundedReturn(units(7), { num: 1n, den: 2n }), []),
      ),
    ).toBe(3);
  });

  it("CPN-14 a malformed promo code is refused and a well-formed one is stored in the coupon", () => {
    const coupon = cookieOf([betNo(1)]);
    expect(setPromoCode(coupon, "a b", keys())).toEqual({
      ok: false,
      refusal: { code: "promo-unknown" },
    });
    expect(setPromoCode(coupon, "BOOST10", keys())).toMatchObject({
      ok: true,
      coupon: { promoCode: "BOOST10" },
    });
    expect(setPromoCode(coupon, "", keys())).toEqual({ ok: true, coupon });
  });
});
