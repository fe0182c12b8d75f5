import { describe, expect, it } from "vitest";
import { setPayingAccount } from "~/domain/coupon/change/account";
import { addBet } from "~/domain/coupon/change/add-bet";
import { setBlockStakes } from "~/domain/coupon/change/block-stakes";
import { moveBetToBlock } from "~/domain/coupon/change/blocks";
import type { CouponChange } from "~/domain/coupon/change/change";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { acceptPricesAndScores } from "~/domain/coupon/change/prices";
import { clearCoupon, removeBet } from "~/domain/coupon/change/remove";
import { setStake } from "~/domain/coupon/change/stake";
import { setSystemValue, toggleBanker } from "~/domain/coupon/change/system";
import { setCouponType } from "~/domain/coupon/change/type";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import {
  clearedCoupon,
  isNotPlacedFinal,
  pendingCoupon,
  unlockedCoupon,
  unlockedWithNewKey,
} from "~/features/coupon/placing/coupon-after";
import { betNo, cookieOf, couponBet, keys } from "../../features/coupon/make";
import { show } from "../../features/coupon/show";

function done(change: CouponChange): CouponCookie {
  if (!change.ok) throw new Error(change.refusal.code);
  return change.coupon;
}

describe("empty coupon", () => {
  it("CPN-01 a new coupon has no bets and a system size of 2, allows bankers and has no highest stake", () => {
    const begun = createEmptyCouponCookie("key-00000000");
    // The rest is nothing: no bets, texts, accounts or codes.
    const something = Object.entries(begun).filter(([, value]) => {
      const isNothing = value === null || value === 0 || value === "" || value === false;
      return !isNothing && !["[]", "{}"].includes(JSON.stringify(value));
    });
    expect(Object.fromEntries(something)).toEqual({ key: "key-00000000", systemValue: 2 });
    expect(show(begun, { bounds: null })).toMatchObject({
      ...{ typeId: 0, effectiveTypeId: 0, count: 0, rows: [], coef: "1" },
      ...{ maxBet: null, maxPayout: null, currentMax: null, promoCode: "", promoCodes: [] },
      ...{ systemValue: 2, systemValues: [], antiExpressCoef: null, singlesResultCoupons: [] },
      ...{ isActiveAutoMax: false, vip: null, availablePrepaidAmount: 0, prepaidAmount: "" },
      rewards: { bonusPercent: 0, hyperBonus: null, promo: null },
    });
    const system = cookieOf([betNo(1), betNo(2), betNo(3)], { typeId: 2 });
    expect(show(system)).toMatchObject({ systemValue: 2, systemSize: 2 });
    expect(show(system).rows.map(({ canBeBanker }) => canBeBanker)).toEqual([true, true, true]);
  });
});

describe("adding bets to a coupon", () => {
  it("CPN-02 a coupon of one bet is a single, and adding a second bet makes it an accumulator", () => {
    const newKey = keys();
    const one = done(addBet(createEmptyCouponCookie("key-00000000"), betNo(1), 50, newKey));
    expect([one.typeId, effectiveCouponType(one), one.bets.length]).toEqual([0, 0, 1]);
    const two = done(addBet(one, betNo(2), 50, newKey));
    expect([two.typeId, effectiveCouponType(two)]).toEqual([1, 1]);
    expect(two.bets.map((bet) => bet.gameId)).toEqual([118600001, 118600002]);
    const oneAgain = done(removeBet(two, betNo(1), newKey));
    expect([oneAgain.typeId, effectiveCouponType(oneAgain)]).toEqual([1, 0]);
  });

  it("CPN-02 a picked coupon type applies as long as it allows the number of bets", () => {
    const system = cookieOf([betNo(1), betNo(2)], { typeId: 2 });
    expect(effectiveCouponType(done(addBet(system, betNo(3), 50, keys())))).toBe(2);
    expect(effectiveCouponType(cookieOf([], { typeId: 2 }))).toBe(0);
    expect(effectiveCouponType(cookieOf([betNo(1), betNo(2)], { typeId: 0 }))).toBe(1);
  });

  it("CPN-05 a second market of the same game is added beside the first", () => {
    const coupon = done(addBet(cookieOf([couponBet()]), couponBet({ marketId: 9 }), 50, keys()));
    expect(coupon.bets.map((bet) => bet.marketId)).toEqual([1186001230003, 9]);
  });

  it("CPN-05 another selection of a market replaces the first with its stake when replacing is on", () => {
    const coupon = cookieOf([betNo(1, { amount: "5.00", isBanker: true }), betNo(2)], {
      expressId: 77,
    });
    const draw = betNo(1, { marketId: 9, type: "X", coef: "3.2" });
    const changed = done(addBet(coupon, draw, 2, keys(), true));
    expect(changed.bets).toEqual([{ ...draw, amount: "5.00", isBanker: true }, betNo(2)]);
    expect([changed.expressId, changed.key]).toEqual([null, "key-00000001"]);
    const kept = done(addBet(coupon, draw, 50, keys(), false));
    expect(kept.bets).toHaveLength(3);
  });

  it("CPN-17 adding the same bet again updates its price and score in place", () => {
    const coupon = cookieOf([betNo(1, { amount: "5.00", isBanker: true }), betNo(2)]);
    const again = done(
      addBet(coupon, betNo(1, { coef: "2.1", scores: "1:0", addedAt: 9 }), 50, keys()),
    );
    expect(again.bets).toEqual([
      betNo(1, { amount: "5.00", isBanker: true, coef: "2.1", scores: "1:0", addedAt: 9 }),
      betNo(2),
    ]);
    expect(again.key).toBe("key-00000001");
  });

  it("CPN-17 the 51st bet is refused, but the same bet again is accepted", () => {
    const full = cookieOf(Array.from({ length: 50 }, (_, i) => betNo(i)));
    const refused = addBet(full, betNo(77), 99, keys());
    expect(refused).toEqual({
      ok: false,
      refusal: { code: "too-many", marketId: 1186000770001, bound: 50 },
    });
    expect(addBet(full, betNo(7, { coef: "3" }), 50, keys()).ok).toBe(true);
    expect(addBet(cookieOf([betNo(1), betNo(2)]), betNo(3), 2, keys()).ok).toBe(false);
    expect(addBet(cookieOf([betNo(1)]), betNo(3), 2, keys()).ok).toBe(true);
  });

  it("CPN-17 a bet that would make the coupon cookie too long for a browser is refused", () => {
    const longest = (i: number) =>
      couponBet({
        gameId: 9_007_199_254_740_000 + i,
        marketId: 9_007_199_254_740_000 - i,
        type: `some-market-of-24-chars${i % 10}`,
        param: "-123456.125",
        scores: "12:13 (12:13, 12:13, 12:13)",
      });
    let coupon = createEmptyCouponCookie("key-00000000");
    let refusal = "";
    for (let i = 0; i < 50 && !refusal; i++) {
      const change = addBet(coupon, longest(i), 50, keys());
      if (change.ok) coupon = change.coupon;
      else refusal = change.refusal.code;
    }
    expect(refusal).toBe("too-many");
    expect(coupon.bets.length).toBeGreaterThan(20);
  });
});

describe("changing a coupon", () => {
  const coupon = cookieOf([betNo(1, { amount: "7.00" }), betNo(2)], {
    typeId: 1,
    amount: "150.00",
    accountId: 11,
    amountByBlockId: { "1": "5.00" },
  });

  it("CPN-17 each change of the coupon's content gives it a new key, a change without effect does not", () => {
    const newKey = keys();
    const changes = [
      removeBet(coupon, betNo(1), newKey),
      clearCoupon(coupon, newKey),
      setCouponType(coupon, 0, newKey),
      setSystemValue(coupon, 3, newKey),
      setStake(coupon, "151.00", newKey),
      setPayingAccount(coupon, 12, true, newKey),
      acceptPricesAndScores(coupon, [{ marketId: 1186000010001, coef: "1.9" }], newKey),
    ];
    expect(changes.map((change) => done(change).key)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((n) => `key-0000000${n}`),
    );
    const idle = [
      removeBet(coupon, betNo(3), newKey),
      clearCoupon(createEmptyCouponCookie("key-00000000"), newKey),
      setCouponType(coupon, 1, newKey),
      setSystemValue(coupon, 2, newKey),
      setStake(coupon, "150.00", newKey),
      setPayingAccount(coupon, 11, false, newKey),
      acceptPricesAndScores(
        coupon,
        [
          { marketId: 1186000010001, coef: "1.85" },
          { marketId: 5, coef: "9" },
        ],
        newKey,
      ),
    ];
    expect(idle.map((change) => done(change).key)).toEqual(idle.map(() => "key-00000000"));
  });

  it("CPP-11 a coupon whose placement outcome is unknown refuses every change", () => {
    const checking = pendingCoupon(coupon, 1_000_000);
    const newKey = keys();
    const changes = [
      addBet(checking, betNo(3), 50, newKey),
      removeBet(checking, betNo(1), newKey),
      clearCoupon(checking, newKey),
      setCouponType(checking, 0, newKey),
      setSystemValue(checking, 3, newKey),
      setStake(checking, "1", newKey),
      setPayingAccount(checking, 12, false, newKey),
      acceptPricesAndScores(checking, [{ marketId: 1186000010001, coef: "1.9" }], newKey),
    ];
    for (const change of changes)
      expect(change).toEqual({ ok: false, refusal: { code: "checking" } });
  });

  it("CPN-17 clearing a coupon removes bets and amounts and keeps the account", () => {
    expect(done(clearCoupon(coupon, keys()))).toEqual({
      ...createEmptyCouponCookie("key-00000001"),
      accountId: 11,
    });
  });

  it("CPN-02 single, accumulator, system, singles and blocks are accepted as coupon types, others are refused", () => {
    for (const type of [3, 5, -1, 1.5, Number.NaN]) {
      expect(setCouponType(coupon, type, keys())).toEqual({ ok: false, refusal: { code: "type" } });
    }
    expect(done(setCouponType(coupon, 0, keys())).typeId).toBe(0);
    for (const type of [2, 4, 9])
      expect(done(setCouponType(coupon, type, keys())).typeId).toBe(type);
  });

  it("CPN-02 a bet is toggled to banker and back, and toggling an unknown bet changes nothing", () => {
    const three = cookieOf([betNo(1), betNo(2), betNo(3)]);
    const set = done(toggleBanker(three, betNo(2), keys()));
    expect(set.bets.map((bet) => bet.isBanker)).toEqual([false, true, false]);
    expect(set.key).not.toBe(three.key);
    expect(done(toggleBanker(set, betNo(2), keys())).bets).toEqual(three.bets);
    expect(done(toggleBanker(three, betNo(9), keys()))).toBe(three);
  });

  it("CPN-02 moving bets between blocks keeps the numbers without gaps and each block with its stake", () => {
    const blocksOf = ({ bets, amountByBlockId }: CouponCookie) => [
      bets.map((bet) => bet.blockId),
      amountByBlockId,
    ];
    const four = cookieOf([betNo(1), betNo(2), betNo(3), betNo(4)], {
      typeId: 4,
      amountByBlockId: { 1: "5.00" },
    });
    const two = done(moveBetToBlock(four, betNo(2), 2, keys()));
    expect(blocksOf(two)).toEqual([[1, 2, 1, 1], { 1: "5.00" }]);
    const staked = done(
      setBlockStakes(done(moveBetToBlock(two, betNo(3), 3, keys())), { 2: "7", 3: "9" }, keys()),
    );
    expect(blocksOf(staked)).toEqual([[1, 2, 3, 1], { 1: "5.00", 2: "7", 3: "9" }]);
    // The second block is left empty: the third is the second now.
    expect(blocksOf(done(moveBetToBlock(staked, betNo(2), 1, keys())))).toEqual([
      [1, 1, 2, 1],
      { 1: "5.00", 2: "9" },
    ]);
    expect(blocksOf(done(removeBet(staked, betNo(2), keys())))).toEqual([
      [1, 2, 1],
      { 1: "5.00", 2: "9" },
    ]);
    expect(done(moveBetToBlock(four, betNo(1), 1, keys()))).toBe(four);
    for (const block of [0, 3, -1, 1.5, Number.NaN])
      expect(moveBetToBlock(four, betNo(1), block, keys())).toEqual({
        ok: false,
        refusal: { code: "type" },
      });
    const wrong = setBlockStakes(staked, { 2: "1,5" }, keys());
    expect(wrong).toEqual({ ok: false, refusal: { code: "amount", blockId: 2 } });
    expect(done(setStake(staked, "3.00", keys())).amountByBlockId).toEqual({});
  });

  it("CPN-24 a coupon is the accumulator of the day only as long as its bets are unchanged", () => {
    const day = cookieOf([betNo(1), betNo(2)], { expressId: 77 });
    expect(done(setStake(day, "5.00", keys())).expressId).toBe(77);
    expect(done(addBet(day, betNo(1, { coef: "3.1" }), 50, keys())).expressId).toBe(77);
    expect(done(addBet(day, betNo(3), 50, keys())).expressId).toBeNull();
    expect(done(removeBet(day, betNo(2), keys())).expressId).toBeNull();
  });

  it("CPN-07 a system size is clamped to between 2 and 50", () => {
    const value = (wanted: number) =>
      done(setSystemValue(cookieOf([], { systemValue: 4 }), wanted, keys())).systemValue;
    expect([1, 0, -3, 2, 3, 51, 2.5, Number.NaN].map(value)).toEqual([2, 2, 2, 2, 3, 50, 2, 2]);
  });

  it("CPN-10 a stake is accepted only as a plain decimal number", () => {
    for (const text of ["abc", "-1", "1,5", "1e3", "1.23456", "1".repeat(16), " 1"]) {
      expect(setStake(coupon, text, keys())).toEqual({ ok: false, refusal: { code: "amount" } });
    }
    for (const text of ["0.501", "7", "150", `${"9".repeat(15)}.9999`]) {
      expect(done(setStake(coupon, text, keys())).amount).toBe(text);
    }
    expect(done(setStake(coupon, "", keys())).amount).toBe("");
  });

  it("CPN-10 changing to an account in another currency clears all stakes", () => {
    const other = done(setPayingAccount(coupon, 12, false, keys()));
    expect([other.accountId, other.amount, other.amountByBlockId, other.bets[0]?.amount]).toEqual([
      12,
      "",
      {},
      "",
    ]);
    const same = done(setPayingAccount(coupon, 12, true, keys()));
    expect([same.amount, same.bets[0]?.amount]).toEqual(["150.00", "7.00"]);
  });

  it("CPN-22 accepting current prices and scores changes only the named bets and ignores invalid prices", () => {
    const moved = done(
      acceptPricesAndScores(
        coupon,
        [{ marketId: 1186000020001, coef: "1.7", scores: "1:1" }],
        keys(),
      ),
    );
    expect(moved.bets.map((bet) => [bet.coef, bet.scores])).toEqual([
      ["1.85", null],
      ["1.7", "1:1"],
    ]);
    expect(
      done(acceptPricesAndScores(coupon, [{ marketId: 1186000020001, scores: "0:0" }], keys()))
        .bets[1]?.coef,
    ).toBe("1.85");
    const priced = (coef: string) =>
      done(acceptPricesAndScores(coupon, [{ marketId: 1186000020001, coef }], keys())).bets[1]
        ?.coef;
    expect([priced("1.000"), priced("x"), priced("1.70")]).toEqual(["1.85", "1.85", "1.7"]);
  });
});

describe("coupon after a placement", () => {
  const coupon = cookieOf([betNo(1)], { amount: "150.00", accountId: 11 });

  it("CPP-05 a coupon cleared after a placement is empty under a new key, with the same account", () => {
    expect(clearedCoupon(coupon, keys())).toEqual({
      ...createEmptyCouponCookie("key-00000001"),
      accountId: 11,
    });
  });

  it("CPP-11 a coupon keeps its key while the outcome is unknown and after unlocking without a new key", () => {
    const checking = pendingCoupon(coupon, 1_500_999);
    expect(checking).toEqual({ ...coupon, isChecking: true, checkingSince: 1501 });
    expect(pendingCoupon(checking, 9_000_000).checkingSince).toBe(1501);
    expect(unlockedCoupon(checking)).toEqual(coupon);
    expect(unlockedWithNewKey(checking, keys())).toEqual({ ...coupon, key: "key-00000001" });
  });

  it("CPP-11 a “not placed” answer is final 13 s after the placement began", () => {
    // Judged within 8 s, written within 3 more, by clocks that are 2 s apart.
    const checking = pendingCoupon(coupon, 1_500_000);
    expect(isNotPlacedFinal(checking, 1_512_999)).toBe(false);
    expect(isNotPlacedFinal(checking, 1_513_000)).toBe(true);
  });
});
