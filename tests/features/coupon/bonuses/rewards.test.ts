import { describe, expect, it } from "vitest";
import { returnExtrasFor } from "~/domain/coupon/bonus";
import { couponTypes } from "~/domain/coupon/kinds";
import type { PlacedLegState } from "~/domain/coupon/placed";
import { type SettlementInput, settleCoupon } from "~/domain/coupon/returns/settle";
import { currentRewards, promoRefusals } from "~/features/coupon/bonuses/rewards";
import { units } from "../../../support/amounts";

const config = {
  coupon: { maxBets: 50, minAmountTypes: [0], bonusFeature: true, promoCodes: true },
  currency: "RUB",
};
const hyperBonus = { percent: 5, minBetLimit: units(100_000), maxLimit: units(50_000) };
const boost = { code: "BOOST10", percent: 10, most: units(100_000) };
const gift = { code: "GIFT5", percent: 5, most: units(20_000) };
const coupon = { isBonusDeleted: false, promoCode: "" };
const row = (kind: number | null = 1) => ({ coef: "1.5", kind });
const none = { own: [], chosen: null, refusal: null };

describe("current coupon rewards", () => {
  it("CPN-06 a single bet unknown to the platform removes the accumulator bonus", () => {
    const percent = (...kinds: (number | null)[]) =>
      currentRewards(coupon, kinds.map(row), couponTypes.express, { config }).bonusPercent;
    expect([percent(1, 1, 1), percent(1, 1, 1, 1), percent(1, 1, 1, null)]).toEqual([3, 4, 0]);
    const off = { config: { ...config, coupon: { ...config.coupon, bonusFeature: false } } };
    expect(
      currentRewards(coupon, [row(), row(), row()], couponTypes.express, off).bonusPercent,
    ).toBe(0);
  });

  it("CPN-14 only the chosen promo code applies, from the player's own or the typed one", () => {
    const used = (promoCode: string, promo: Parameters<typeof currentRewards>[3]["promo"]) =>
      currentRewards({ ...coupon, promoCode }, [row()], couponTypes.single, { config, promo })
        .promo;
    expect(used("GIFT5", { ...none, own: [boost, gift] })).toEqual(gift);
    expect(used("GIFT5", { ...none, own: [boost], chosen: gift })).toEqual(gift);
    // The platform's word on another code than the coupon's is none on this one.
    expect(used("GIFT5", { ...none, own: [boost], chosen: boost })).toBeNull();
    expect(used("", { ...none, own: [boost], chosen: boost })).toBeNull();
    expect([used("GIFT5", none), used("GIFT5", null)]).toEqual([null, null]);
  });

  it.each([
    ["a single", couponTypes.single, true],
    ["an express", couponTypes.express, true],
    ["a system", couponTypes.system, false],
    ["blocks", couponTypes.blocks, false],
    ["singles", couponTypes.singles, false],
  ])("CPN-13 CPN-14 whether %s takes the hyper-bonus and a promo code: %#", (_, typeId, takes) => {
    const promo = { ...none, own: [boost] };
    const rewards = currentRewards({ ...coupon, promoCode: "BOOST10" }, [row(), row()], typeId, {
      ...{ config, hyperBonus, promo },
    });
    expect([rewards.hyperBonus, rewards.promo]).toEqual(takes ? [hyperBonus, boost] : [null, null]);
    const refused = promoRefusals({ promoCode: "BOOST10" }, typeId, {
      promo: { ...none, refusal: "promo-used" },
    });
    expect(refused).toEqual(takes ? [{ code: "promo-used" }] : []);
  });

  it("CPN-14 no promo refusal is displayed when no code is chosen, the code is valid or its status is unknown", () => {
    const refused = { ...none, refusal: "promo-expired" as const };
    const told = (promoCode: string, promo: Parameters<typeof promoRefusals>[2]["promo"]) =>
      promoRefusals({ promoCode }, couponTypes.express, promo === undefined ? {} : { promo });
    expect(told("BOOST10", refused)).toEqual([{ code: "promo-expired" }]);
    expect([
      told("", refused),
      told("BOOST10", none),
      told("BOOST10", null),
      told("BOOST10", undefined),
    ]).toEqual([...[[], [], [], []]]);
  });

  it("CPN-13 a hyper-bonus of zero per cent adds nothing", () => {
    const nothing = { ...hyperBonus, percent: 0 };
    expect(
      returnExtrasFor(units(200_000), couponTypes.express, { hyperBonus: nothing, promo: boost }),
    ).toEqual([{ percent: 10, most: 100_000 }]);
    expect(
      returnExtrasFor(units(200_000), couponTypes.express, { hyperBonus: null, promo: null }),
    ).toEqual([]);
  });
});

describe("settled coupon rewards", () => {
  const placed = (
    states: readonly PlacedLegState[],
    patch: Partial<SettlementInput> = {},
  ): SettlementInput => ({
    ...{ typeId: couponTypes.express, systemValue: 2, stake: units(10_000), amountByBlockId: {} },
    legs: states.map((state) => ({ state, coef: "1.5", isBanker: false, blockId: 0 })),
    ...patch,
  });
  const rewards = { bonusPercent: 3, extras: [{ percent: 10, most: units(100_000) }] };

  it("CPN-25 a coupon without rewards is settled at its prices alone", () => {
    expect(settleCoupon(placed(["won", "won", "won"]))).toEqual({ state: "won", return: 33_750 });
    expect(settleCoupon(placed(["won"], { typeId: couponTypes.single }))).toEqual({
      ...{ state: "won", return: 15_000 },
    });
    expect(settleCoupon(placed(["won", "open"]))).toBeNull();
    expect(settleCoupon(placed([]))).toBeNull();
  });

  it("CPN-13 CPN-14 nothing is added to a void, lost or open coupon", () => {
    expect(settleCoupon(placed(["void", "void", "void"], { rewards }))).toEqual({
      state: "void",
      return: 10_000,
    });
    expect(settleCoupon(placed(["half-lost"], { rewards, typeId: couponTypes.single }))).toEqual({
      ...{ state: "lost", return: 5000 },
    });
    expect(settleCoupon(placed(["won", "won", "open"], { rewards }))).toBeNull();
  });

  it("CPN-06 CPN-13 CPN-25 bonus and extras are calculated on the exact return and rounded down once", () => {
    // 100.00 × 3.375 × 1.03 = 347.625, and a tenth of that: 382.3875.
    expect(settleCoupon(placed(["won", "won", "won"], { rewards }))?.return).toBe(38_238);
    // No more percent than was promised, however many bets were played.
    const four = placed(["won", "won", "won", "won"], { rewards: { bonusPercent: 3, extras: [] } });
    // 100.00 × 5.0625 × 1.03
    expect(settleCoupon(four)?.return).toBe(52_143);
  });
});
