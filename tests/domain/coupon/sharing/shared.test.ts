import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxPackedLength } from "~/domain/coupon/limits";
import { packCoupon, unpackCoupon } from "~/domain/coupon/packed/pack";
import {
  currentSharedCoupon,
  equalsSharedCoupon,
  replaceBySharedCoupon,
  toSharedCoupon,
} from "~/domain/coupon/sharing/shared";
import {
  anyCookie,
  betNo,
  cookieOf,
  keys,
  kickOff,
  resolvedBet,
} from "../../../features/coupon/make";

const now = kickOff - 600_000;
const two = cookieOf(
  [betNo(1, { isBanker: true, amount: "50" }), betNo(2, { blockId: 2, coef: "3.5" })],
  {
    typeId: 2,
    systemValue: 3,
    amount: "700",
    accountId: 12,
    promoCode: "SPRING",
  },
);

describe("shared coupon", () => {
  it("CPN-21 a shared coupon has bets, type, system size, bankers and blocks, but no stakes or account", () => {
    expect(toSharedCoupon(two)).toEqual({
      typeId: 2,
      systemValue: 3,
      bets: [
        {
          gameId: 118600001,
          marketId: 1186000010001,
          type: "1",
          param: "",
          blockId: 0,
          isBanker: true,
        },
        {
          gameId: 118600002,
          marketId: 1186000020001,
          type: "1",
          param: "",
          blockId: 2,
          isBanker: false,
        },
      ],
    });
  });

  it("CPN-21 a shared coupon is loaded at current prices, and finished, unknown or unpriced bets are named", () => {
    const five = cookieOf([1, 2, 3, 4, 5].map((number) => betNo(number)));
    const resolved = [
      resolvedBet(betNo(1), { scores: "1:0", gameStatusId: 2 }, { coef: "2.10", isLive: true }),
      resolvedBet(betNo(2), { isBlocked: true }),
      resolvedBet(betNo(3), { gameStatusId: 4 }, { game: "Ajax – PSV" }),
      resolvedBet(betNo(4), {}, { coef: "1", game: "Roma – Lazio" }),
      null,
    ];
    const { bets, dropped } = currentSharedCoupon(toSharedCoupon(five), resolved, now);
    const addedAt = now / 1000;
    expect(bets).toEqual([
      betNo(1, { coef: "2.1", scores: "1:0", addedAt }),
      betNo(2, { addedAt }),
    ]);
    expect(dropped).toEqual(["Ajax – PSV", "Roma – Lazio", "118600005:1186000050001:1:"]);
  });

  it("CPN-21 a shared coupon replaces the player's coupon under a new key, without stakes, with the same account", () => {
    const shared = currentSharedCoupon(
      toSharedCoupon(two),
      two.bets.map((bet) => resolvedBet(bet)),
      now,
    );
    const taken = replaceBySharedCoupon(
      cookieOf([betNo(9)], { accountId: 11, amount: "9" }),
      shared,
      keys(),
    );
    if (!taken.ok) throw new Error("refused");
    const { bets, key, accountId, amount, typeId, systemValue, promoCode } = taken.coupon;
    expect([key, accountId, amount, typeId, systemValue, promoCode]).toEqual([
      "key-00000001",
      11,
      "",
      2,
      3,
      "",
    ]);
    expect(bets.map((bet) => [bet.marketId, bet.isBanker, bet.blockId, bet.amount])).toEqual([
      [1186000010001, true, 0, ""],
      [1186000020001, false, 2, ""],
    ]);
    expect([
      equalsSharedCoupon(taken.coupon, shared),
      equalsSharedCoupon(cookieOf([...bets, betNo(3)]), shared),
    ]).toEqual([true, false]);
    const reversed = cookieOf([...bets].reverse(), { typeId, systemValue });
    expect(equalsSharedCoupon(reversed, shared)).toBe(true);
    expect(equalsSharedCoupon(cookieOf([...bets, betNo(3)], { typeId, systemValue }), shared)).toBe(
      false,
    );
    // Of an express nobody sees a size.
    const express = { ...shared, typeId: 1 as const };
    expect(equalsSharedCoupon({ ...reversed, typeId: 1, systemValue: 9 }, express)).toBe(true);
    // The same bets put together another way are another coupon.
    expect(equalsSharedCoupon({ ...reversed, typeId: 1 }, shared)).toBe(false);
    expect(equalsSharedCoupon({ ...reversed, systemValue: 2 }, shared)).toBe(false);
    const unbanked = bets.map((bet) => ({ ...bet, isBanker: false }));
    expect(equalsSharedCoupon({ ...reversed, bets: unbanked }, shared)).toBe(false);
  });

  it("CPN-21 CPP-11 a shared coupon is refused while a placement's outcome is unknown", () => {
    const shared = currentSharedCoupon(toSharedCoupon(two), [resolvedBet(betNo(1)), null], now);
    const held = cookieOf([betNo(1)], { isChecking: true, checkingSince: 1 });
    expect(replaceBySharedCoupon(held, shared, keys())).toEqual({
      ok: false,
      refusal: { code: "checking" },
    });
  });

  it("CPN-21 CPN-17 a shared coupon with more bets than allowed is refused with the highest number", () => {
    const bets = Array.from({ length: 51 }, (_, at) => betNo(at));
    const shared = { typeId: 1 as const, systemValue: 2, dropped: [], bets };
    expect(replaceBySharedCoupon(cookieOf([]), shared, keys())).toEqual({
      ...{ ok: false, refusal: { code: "too-many", bound: 50 } },
    });
    expect(replaceBySharedCoupon(cookieOf([]), { ...shared, bets: bets.slice(1) }, keys()).ok).toBe(
      true,
    );
  });

  it("CPN-21 CPN-17 any shared coupon fits the cookie or is refused as having too many bets", () => {
    fc.assert(
      fc.property(anyCookie, (any) => {
        const shared = currentSharedCoupon(
          toSharedCoupon(any),
          any.bets.map((bet) => resolvedBet(bet)),
          now,
        );
        const taken = replaceBySharedCoupon(cookieOf([]), shared, keys());
        if (!taken.ok) return expect(taken.refusal.code).toBe("too-many");
        expect(packCoupon(taken.coupon).length).toBeLessThanOrEqual(maxPackedLength);
        expect(unpackCoupon(packCoupon(taken.coupon))?.bets).toHaveLength(any.bets.length);
      }),
    );
  });
});
