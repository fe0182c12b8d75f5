import { describe, expect, it } from "vitest";
import { coefViews } from "~/domain/odds/views";
import { type PlacementContext, toPlacementRequest } from "~/features/coupon/placing/placement";
import { units } from "../../../support/amounts";
import { betNo, cookieOf } from "../make";
import { roubles, settingsWith } from "../show";

const bets = [1, 2, 3].map((number) => betNo(number, { coef: "1.5" }));
const coupon = cookieOf(bets, { typeId: 1, promoCode: "BOOST10", isBonusDeleted: false });
const stakes = { stake: units(20_000), amountByBlockId: {} };
const context: PlacementContext = {
  ...{
    userId: 5,
    account: roubles,
    refId: 8,
    ...settingsWith({ changeCoefAction: 1, exactCoef: 0 }),
  },
  sentAt: 1_500_000,
  odds: { id: coefViews.american, isLadder: false },
};

describe("placement request", () => {
  it("CPN-06 CPN-13 CPP-01 a placement request contains the bonuses shown to the player and the price with them", () => {
    const seen = { bonusPercent: 3, hyperBonusPercent: 5 };
    // 1.5³ is 3.375, and 3 % more of it 3.47625: 247.625 won by 100.
    expect(toPlacementRequest(coupon, stakes, { ...context, seen })).toMatchObject({
      ...{
        coef: "3.47625",
        coefByView: "+247",
        coefViewId: 2,
        bonusPercent: 3,
        hyperBonusPercent: 5,
      },
    });
    expect(toPlacementRequest(coupon, stakes, context)).toMatchObject({
      ...{ coef: "3.375", coefByView: "+237", bonusPercent: null, hyperBonusPercent: 0 },
    });
  });

  it("CPN-14 a placement request contains the promo code only for singles and accumulators", () => {
    const codes = ([0, 1, 2, 4, 9] as const).map((typeId) =>
      toPlacementRequest({ ...coupon, typeId }, stakes, context),
    );
    // A single of three bets is an express.
    expect(codes.map(({ typeId, promoCode }) => [typeId, promoCode])).toEqual([
      [1, "BOOST10"],
      [1, "BOOST10"],
      [2, ""],
      [4, ""],
      [9, ""],
    ]);
  });

  it("CPN-11 CPN-15 a placement request is a VIP bet above the ordinary maximum, and contains the advance", () => {
    const vip = { above: units(15_000), max: units(90_000), maxPayout: null };
    const of = (patch: Partial<PlacementContext>) => {
      const { isVip, prepaidAmount } = toPlacementRequest(coupon, stakes, { ...context, ...patch });
      return [isVip, prepaidAmount];
    };
    expect([
      of({ vip, advance: units(500) }),
      of({ vip: { ...vip, above: units(20_000) } }),
      of({}),
    ]).toEqual([
      [true, 500],
      [false, 0],
      [false, 0],
    ]);
  });

  it("CPP-01 CPS-02 CPN-03 a placement request contains the settings, account and referrer, and a removed bonus", () => {
    expect(toPlacementRequest({ ...coupon, isBonusDeleted: true }, stakes, context)).toMatchObject({
      ...{ userId: 5, accountId: 11, iso: "RUB", refId: 8, amount: 20_000, key: "key-00000000" },
      ...{
        changeCoefAction: 1,
        exactCoef: 0,
        isDropOnScoreChange: false,
        manuallyDeletedBonusBet: true,
      },
    });
  });
});
