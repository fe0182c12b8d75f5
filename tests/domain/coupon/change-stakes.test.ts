import { describe, expect, it } from "vitest";
import { formatBetRef } from "~/domain/coupon/bet";
import { setPayingAccount } from "~/domain/coupon/change/account";
import { addBet } from "~/domain/coupon/change/add-bet";
import { setBlockStakes } from "~/domain/coupon/change/block-stakes";
import { moveBetToBlock } from "~/domain/coupon/change/blocks";
import type { CouponChange } from "~/domain/coupon/change/change";
import { acceptPricesAndScores } from "~/domain/coupon/change/prices";
import { clearCoupon, removeBet } from "~/domain/coupon/change/remove";
import { setBetStakes, setStake } from "~/domain/coupon/change/stake";
import { setCouponType } from "~/domain/coupon/change/type";
import { packCoupon } from "~/domain/coupon/packed/pack";
import { addBetsThatFit } from "~/domain/coupon/packed/room";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import { betNo, cookieOf, keys } from "../../features/coupon/make";
import { units } from "../../support/amounts";

function done(change: CouponChange): CouponCookie {
  if (!change.ok) throw new Error(change.refusal.code);
  return change.coupon;
}
const told = { code: "funds", bound: units(5) } as const;
const stakesOf = (bets: readonly CouponBet[], texts: readonly string[]) =>
  Object.fromEntries(bets.map((bet, at) => [formatBetRef(bet), texts[at] ?? ""]));

describe("stakes of separate bets", () => {
  const singles = cookieOf(
    [betNo(1, { amount: "7.00", refusal: told }), betNo(2, { refusal: told })],
    {
      typeId: 9,
      amount: "100.00",
    },
  );

  it("CPP-04 changing the stake of a bet removes its refusal; a bet with the same stake keeps its refusal", () => {
    const next = done(setBetStakes(singles, stakesOf(singles.bets, ["8.00", ""]), keys()));
    expect(next.bets.map(({ amount, refusal }) => [amount, refusal])).toEqual([
      ["8.00", null],
      ["", told],
    ]);
    expect(next.key).toBe("key-00000001");
  });

  it("CPN-17 setting the same stakes changes nothing, but a stake for all clears the stakes of single bets", () => {
    expect(done(setBetStakes(singles, stakesOf(singles.bets, ["7.00", ""]), keys()))).toBe(singles);
    expect(done(setBetStakes(singles, {}, keys()))).toBe(singles);
    const common = cookieOf([betNo(1), betNo(2)], { typeId: 9, amount: "100.00" });
    expect(done(setStake(common, "100.00", keys()))).toBe(common);
    // For all is for each: what one had of its own is gone, though the coupon's own stake is the same.
    expect(done(setStake(singles, "100.00", keys())).bets.map(({ amount }) => amount)).toEqual([
      "",
      "",
    ]);
  });
});

describe("stakes of blocks", () => {
  const two = cookieOf([betNo(1), betNo(2, { blockId: 2 })], { typeId: 4, amount: "20.00" });
  const amounts = (change: CouponChange) => done(change).amountByBlockId;

  it("CPN-02 the last stake typed for a block replaces the earlier one, and an empty stake removes it", () => {
    const one = done(setBlockStakes(two, { 1: "5.00" }, keys()));
    expect(one.amountByBlockId).toStrictEqual({ 1: "5.00" });
    expect(amounts(setBlockStakes(one, { 2: "7.00" }, keys()))).toStrictEqual({
      1: "5.00",
      2: "7.00",
    });
    expect(amounts(setBlockStakes(one, { 1: "" }, keys()))).toStrictEqual({});
    expect(amounts(setBlockStakes(one, { 1: "6.00", 9: "1.00" }, keys()))).toStrictEqual({
      1: "6.00",
    });
    expect(done(setBlockStakes(one, { 1: "5.00" }, keys()))).toBe(one);
  });

  it("CPN-02 a block without a stake still has none after blocks have moved up", () => {
    const three = cookieOf([betNo(1), betNo(2, { blockId: 2 }), betNo(3, { blockId: 3 })], {
      ...{ typeId: 4, amountByBlockId: { 1: "5.00" } },
    });
    const moved = done(moveBetToBlock(three, betNo(2), 1, keys()));
    expect([
      moved.bets.map(({ blockId }) => blockId),
      Object.entries(moved.amountByBlockId),
    ]).toEqual([[1, 1, 2], [["1", "5.00"]]]);
  });

  it("CPN-02 a stake for all replaces the stakes of the blocks, and the same stake again changes nothing", () => {
    const own = { ...two, amountByBlockId: { 1: "5.00" } };
    expect(done(setStake(own, "20.00", keys()))).toEqual({ ...two, key: "key-00000001" });
    expect(done(setStake(two, "20.00", keys()))).toBe(two);
  });

  it("CPN-02 removing the only bet of a block closes the gap in the block numbers", () => {
    const some = cookieOf([betNo(1), betNo(2, { blockId: 2 }), betNo(3, { blockId: 3 })], {
      typeId: 4,
    });
    const left = done(removeBet(some, betNo(2), keys()));
    expect(left.bets.map(({ blockId }) => blockId)).toEqual([1, 2]);
    const express = cookieOf([betNo(1), betNo(2), betNo(3)], { typeId: 1 });
    expect(done(removeBet(express, betNo(2), keys())).bets).toEqual([betNo(1), betNo(3)]);
  });
});

describe("side effects of a coupon change", () => {
  const coupon = cookieOf([betNo(1, { refusal: told }), betNo(2)], {
    ...{
      typeId: 1,
      amount: "100.00",
      prepaidAmount: "5.00",
      receiptIds: ["7000000001"],
      expressId: 77,
    },
  });

  it("CPN-15 changing the account clears the advance, whether or not the stakes are kept", () => {
    const other = (keepsAmounts: boolean) => {
      const { accountId, amount, prepaidAmount, bets, key } = done(
        setPayingAccount(coupon, 12, keepsAmounts, keys()),
      );
      return [accountId, amount, prepaidAmount, bets.map(({ refusal }) => refusal), key];
    };
    expect(other(true)).toEqual([12, "100.00", "", [null, null], "key-00000001"]);
    expect(other(false)).toEqual([12, "", "", [null, null], "key-00000001"]);
  });

  it("CPP-04 CPN-02 changing the coupon type removes the refusals of its bets, changing the stake does not", () => {
    expect(done(setCouponType(coupon, 9, keys())).bets).toEqual([betNo(1), betNo(2)]);
    expect(done(setStake(coupon, "7.00", keys())).bets[0]?.refusal).toEqual(told);
  });

  it("CPP-11 adding a bet removes the receipts, and clearing the coupon removes the accumulator of the day", () => {
    expect(done(addBet(coupon, betNo(3), 50, keys())).receiptIds).toEqual([]);
    expect(done(addBet(coupon, betNo(2, { coef: "9" }), 50, keys())).receiptIds).toEqual([
      "7000000001",
    ]);
    expect(done(clearCoupon(coupon, keys())).expressId).toBeNull();
  });

  it("CPN-22 a new score is accepted at an unchanged price, and a new price without a score clears the score", () => {
    const seen = (now: { coef?: string; scores?: string | null }) => {
      const { coef, scores } =
        done(acceptPricesAndScores(coupon, [{ marketId: betNo(2).marketId, ...now }], keys()))
          .bets[1] ?? {};
      return [coef, scores];
    };
    expect(seen({ coef: "1.85", scores: "1:0" })).toEqual(["1.85", "1:0"]);
    expect(seen({ coef: "2" })).toEqual(["2", null]);
  });
});

describe("coupon cookie size", () => {
  /** The longest packed coupon that a browser keeps whole with its signature, in characters. */
  const room = 2600;
  const bets = Array.from({ length: 50 }, (_, at) =>
    betNo(at * 7919, {
      type: "some-market-of-24-chars-x",
      addedAt: 1_790_000_000 + at,
      scores: "12:13 (12:13)",
    }),
  );
  const added = betNo(999_983, { addedAt: 1_790_000_100 });
  /** A coupon that is longer by `more` characters of its promo code and its key. */
  const coupon = (count: number, more: number) =>
    cookieOf(bets.slice(0, count), {
      ...{ typeId: 9, promoCode: "x".repeat(1 + Math.min(more, 31)) },
      key: "k".repeat(8 + Math.max(0, more - 31)),
    });

  it.each<[string, (coupon: CouponCookie) => CouponCookie, (coupon: CouponCookie) => CouponChange]>(
    [
      [
        "bet",
        (before) => ({ ...before, bets: [...before.bets, added] }),
        (before) => addBet(before, added, 50, keys()),
      ],
      [
        "bet of a lost coupon",
        (before) => ({ ...before, bets: [...before.bets, added] }),
        (before) => {
          const { coupon, left } = addBetsThatFit(before, [added]);
          const refusal = { code: "too-many", bound: coupon.bets.length } as const;
          return left.length === 0 ? { ok: true, coupon } : { ok: false, refusal };
        },
      ],
      [
        "stake",
        (before) => ({ ...before, bets: before.bets.map((bet) => ({ ...bet, amount: "7.00" })) }),
        (before) =>
          setBetStakes(
            before,
            stakesOf(
              before.bets,
              before.bets.map(() => "7.00"),
            ),
            keys(),
          ),
      ],
    ],
  )(
    "CPN-17 the last %s that fits the coupon cookie is accepted, and one character more is refused",
    (_, after, change) => {
      const length = (count: number, more: number) => packCoupon(after(coupon(count, more))).length;
      // The first count of bets that the longest names of all leave no room for; filled up, it is room to the character.
      const count = bets.findIndex((_, at) => length(at, 87) > room);
      const filled =
        Array.from({ length: 88 }, (_, more) => more).find(
          (more) => length(count, more) === room,
        ) ?? -1;
      expect(length(count, filled + 1)).toBe(room + 1);
      expect(change(coupon(count, filled)).ok).toBe(true);
      const refusal = expect.objectContaining({ code: "too-many", bound: count });
      expect(change(coupon(count, filled + 1))).toEqual({ ok: false, refusal });
    },
  );
});
