import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBetRef } from "~/domain/coupon/bet";
import { addBet } from "~/domain/coupon/change/add-bet";
import { removeBet } from "~/domain/coupon/change/remove";
import { setStake } from "~/domain/coupon/change/stake";
import {
  addExpressToCoupon,
  type ExpressOfTheDay,
  toDisplayedExpressOfTheDay,
} from "~/domain/coupon/express";
import type { CouponCookie } from "~/domain/coupon/types";
import { anyCookie, betNo, cookieOf, keys, kickOff, resolvedBet } from "../../features/coupon/make";

const now = kickOff - 60_000;
const rules = { maxBets: 50, now };
const express: ExpressOfTheDay = {
  id: 41_000,
  isLive: false,
  coef: "6.66",
  bets: [
    resolvedBet(betNo(1), {}, { coef: "1.80" }),
    resolvedBet(betNo(2, { type: "over", param: "2.5" }), {}, { coef: "1.85" }),
    resolvedBet(betNo(3), { scores: "0:0", gameStatusId: 2 }, { coef: "2" }),
  ],
};
const none = new Map<string, string>();

function taken(coupon: CouponCookie, seen = none): CouponCookie {
  const change = addExpressToCoupon(coupon, express, seen, rules, keys());
  if (!change.ok) throw new Error(change.refusal.code);
  return change.coupon;
}

describe("accumulator of the day", () => {
  it("CPN-24 an accumulator of the day is added whole, and the coupon counts as that accumulator until its bets change", () => {
    const coupon = taken(cookieOf([]));
    expect(
      coupon.bets.map(({ marketId, coef, scores, addedAt }) => [marketId, coef, scores, addedAt]),
    ).toEqual([
      [1186000010001, "1.8", null, now / 1000],
      [1186000020001, "1.85", null, now / 1000],
      [1186000030001, "2", "0:0", now / 1000],
    ]);
    expect(coupon.bets[0]).toEqual(betNo(1, { coef: "1.8", addedAt: now / 1000 }));
    expect([coupon.typeId, coupon.expressId]).toEqual([1, 41_000]);
    // Whatever was picked for bets that are gone, this is an express.
    expect(taken(cookieOf([], { typeId: 9 })).typeId).toBe(1);
    // One of its bets was there before: it is the same express.
    expect(taken(cookieOf([betNo(1)])).expressId).toBe(41_000);
    const idAfter = (change: ReturnType<typeof removeBet>) =>
      change.ok ? change.coupon.expressId : "refused";
    expect(idAfter(setStake(coupon, "70", keys()))).toBe(41_000);
    expect(idAfter(removeBet(coupon, betNo(1), keys()))).toBeNull();
    expect(idAfter(addBet(coupon, betNo(4), 50, keys()))).toBeNull();
  });

  it("CPN-24 CPN-22 an accumulator of the day is added with the displayed prices; invalid ones are ignored", () => {
    const seen = new Map([[formatBetRef(betNo(1)), "1.7"]]);
    expect(taken(cookieOf([]), seen).bets.map(({ coef }) => coef)).toEqual(["1.7", "1.85", "2"]);
    // A price that is none is not one that was seen.
    expect(taken(cookieOf([]), new Map([[formatBetRef(betNo(1)), "x"]])).bets[0]?.coef).toBe(
      "1.80",
    );
  });

  it("CPN-24 CPN-17 an accumulator of the day joins the bets in the coupon as a whole or is refused", () => {
    const own = cookieOf([betNo(9), betNo(1, { coef: "1.5" })], { typeId: 9, accountId: 12 });
    const joined = taken(own);
    expect(joined.bets.map(({ marketId }) => marketId)).toEqual([
      1186000090001, 1186000010001, 1186000020001, 1186000030001,
    ]);
    expect([joined.typeId, joined.accountId, joined.expressId]).toEqual([9, 12, null]);
    const full = cookieOf(Array.from({ length: 48 }, (_, n) => betNo(n + 100)));
    expect(addExpressToCoupon(full, express, none, rules, keys())).toMatchObject({
      ok: false,
      refusal: { code: "too-many", bound: 50 },
    });
    fc.assert(
      fc.property(anyCookie, (any) => {
        const change = addExpressToCoupon(any, express, none, rules, keys());
        if (!change.ok) return;
        const names = change.coupon.bets.map(formatBetRef);
        for (const bet of [...any.bets, ...express.bets])
          expect(names).toContain(formatBetRef(bet));
      }),
    );
  });

  it("CPN-24 an accumulator of the day is displayed with the id, game, name and price of each leg only", () => {
    expect(toDisplayedExpressOfTheDay(express)).toEqual({
      id: 41_000,
      isLive: false,
      coef: "6.66",
      legs: [
        {
          id: "118600001:1186000010001:1:",
          game: "Arsenal – Leeds",
          name: "Arsenal",
          coef: "1.80",
        },
        {
          id: "118600002:1186000020001:over:2.5",
          game: "Arsenal – Leeds",
          name: "Arsenal",
          coef: "1.85",
        },
        { id: "118600003:1186000030001:1:", game: "Arsenal – Leeds", name: "Arsenal", coef: "2" },
      ],
    });
  });
});
