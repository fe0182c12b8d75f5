import { describe, expect, it } from "vitest";
import type { StakeAndPayoutBounds } from "~/domain/coupon/stakes/stake";
import {
  canCouponBeVipBet,
  isVipStake,
  maxPayoutOfStake,
  type VipEligibilityFacts,
  vipStakeRange,
} from "~/domain/coupon/stakes/vip";
import { units } from "../../../support/amounts";

const line = { isLive: false };
const live = { isLive: true };
const asked: VipEligibilityFacts = {
  isVipBet: true,
  typeId: 1,
  maxBetAmount: units(25_000_000),
  bets: [line, line],
};
const bounds: StakeAndPayoutBounds = {
  minBetAmount: units(2000),
  maxBetAmount: units(25_000_000),
  maxPayout: units(100_000_000),
  vip: { maxBetAmount: units(75_000_000), maxPayout: units(200_000_000) },
};

describe("VIP bet eligibility", () => {
  it.each<[string, Partial<VipEligibilityFacts>, boolean]>([
    ["an express of line bets", {}, true],
    ["a single", { typeId: 0, bets: [line] }, true],
    ["a system", { typeId: 2, bets: [line, line, line] }, true],
    ["singles", { typeId: 9 }, false],
    ["the setting off", { isVipBet: false }, false],
    ["an unbounded maximum", { maxBetAmount: null }, false],
    ["no bet", { bets: [] }, false],
    ["one live bet of two", { bets: [line, live] }, false],
    ["live bets alone", { bets: [live] }, false],
  ])("CPN-11 whether a coupon can be a VIP bet, with %s: %#", (_, change, expected) => {
    expect(canCouponBeVipBet({ ...asked, ...change })).toBe(expected);
  });
});

describe("VIP bet terms", () => {
  it("CPN-11 VIP terms combine the account's maximum with the platform's bounds, and need both", () => {
    const terms = { above: 25_000_000, max: 75_000_000, maxPayout: 200_000_000 };
    expect(vipStakeRange(asked, bounds)).toEqual(terms);
    const { vip: _vip, ...rest } = bounds;
    const ordinary: StakeAndPayoutBounds = rest;
    expect([vipStakeRange(asked, ordinary), vipStakeRange(asked, null)]).toEqual([null, null]);
    expect(vipStakeRange({ ...asked, bets: [live] }, bounds)).toBeNull();
    expect(vipStakeRange({ ...asked, maxBetAmount: null }, bounds)).toBeNull();
  });

  it("CPN-11 a VIP bet begins above the account's maximum stake and has its own highest payout", () => {
    const terms = vipStakeRange(asked, bounds);
    expect([25_000_000, 25_000_001].map((stake) => isVipStake(units(stake), terms))).toEqual([
      false,
      true,
    ]);
    expect(isVipStake(units(25_000_001), null)).toBe(false);
    expect(maxPayoutOfStake(units(25_000_000), units(100_000_000), terms)).toBe(100_000_000);
    expect(maxPayoutOfStake(units(25_000_001), units(100_000_000), terms)).toBe(200_000_000);
    expect(maxPayoutOfStake(units(25_000_001), units(100_000_000), null)).toBe(100_000_000);
  });
});
