import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Account, Accounts } from "~/domain/accounts/account";
import { addBet } from "~/domain/coupon/change/add-bet";
import { removeBet } from "~/domain/coupon/change/remove";
import { setBetStakes, setStake } from "~/domain/coupon/change/stake";
import { setCouponType } from "~/domain/coupon/change/type";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import { packCoupon } from "~/domain/coupon/packed/pack";
import type { PlacementResult } from "~/domain/coupon/placement-result";
import { defaultCouponSettings } from "~/domain/coupon/settings/settings";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { couponView } from "~/features/coupon/build-view";
import { batchOf, deriveSingleKey } from "~/features/coupon/placing/batch.server";
import { combineResults } from "~/features/coupon/placing/place-outcome";
import { receiptIds, receiptPath } from "~/features/coupon/receipts/receipt-path";
import {
  findPlacedCouponOfSingle,
  singlePossibleReturn,
  singleStakeRefusals,
  sumSingles,
} from "~/features/coupon/stakes/singles";
import { stakeFieldName, typedPartStakes } from "~/features/coupon/typed-values";
import { matchScreen } from "~/features/screens/match";
import { units } from "../../../support/amounts";
import { mayPlace } from "../../../support/may-place";
import { possibleWinOf } from "../../../support/shown-return";
import { betNo, cookieOf, keys, kickOff, placedCoupon, resolvedBet, startsAt } from "../make";

const account: Account = {
  id: 11,
  type: 0,
  iso: "RUB",
  symbol: "₽",
  money: units(1_000_000),
  label: "",
  isActive: true,
};
const accounts: Accounts = { all: [account], active: account, isFrozen: false };
const three = cookieOf([betNo(1), betNo(2, { coef: "2.5" }), betNo(3, { coef: "3" })], {
  typeId: 9,
  amount: "100.00",
});
const bound = (max: number) => ({
  minBetAmount: units(2000),
  maxBetAmount: units(max),
  maxPayout: units(30_000),
});

function view(
  coupon: CouponCookie,
  patch: Partial<CouponViewContext> = {},
  bets: Partial<CurrentBet>[] = [],
) {
  return couponView(coupon, {
    resolved: coupon.bets.map((bet, index) => resolvedBet(bet, bets[index])),
    bounds: bound(1),
    singles: coupon.bets.map((_, index) => bound(100_000 * (index + 1))),
    accounts,
    config: {
      coupon: { maxBets: 50, minAmountTypes: [0], bonusFeature: false, promoCodes: false },
      currency: "RUB",
    },
    settings: defaultCouponSettings,
    isPaused: false,
    now: kickOff - 1000,
    ...patch,
  });
}

const done = (change: ReturnType<typeof setStake>) => {
  if (!change.ok) throw new Error(change.refusal.code);
  return change.coupon;
};

describe("singles of a coupon", () => {
  it("CPN-02 CPN-09 each single has its own stake, bounds and return, and there is no common price", () => {
    const coupon = done(setBetStakes(three, { "118600002:1186000020001:1:": "120.50" }, keys()));
    const shown = view(coupon);
    expect(shown.singles?.map(({ amount, min, max }) => [amount, min, max])).toEqual([
      ["100.00", 2000, 100_000],
      ["120.50", 2000, 200_000],
      ["100.00", 2000, 300_000],
    ]);
    // 100.00 × 1.85 = 185.00, 120.50 × 2.5 = 301.25 within a payout of 300.00, 100.00 × 3 = 300.00.
    expect([shown.stake, possibleWinOf(shown), shown.coef]).toEqual([
      32_050,
      18_500 + 30_000 + 30_000,
      "1",
    ]);
    expect(view({ ...coupon, typeId: 1 }).singles).toBeNull();
  });

  it("CPN-05 CPN-02 bets of one game can be placed as singles but not as an accumulator", () => {
    const coupon = cookieOf([betNo(1), betNo(1, { marketId: 7 })], { typeId: 9, amount: "100.00" });
    expect(mayPlace(view(coupon))).toBe(true);
    expect(mayPlace(view({ ...coupon, typeId: 1 }))).toBe(false);
  });

  it("CPN-22 CPP-04 singles can be placed as long as one of the bets can be", () => {
    expect(mayPlace(view(three, {}, [{ isBlocked: true }]))).toBe(true);
    const all = [{ isBlocked: true }, { isBlocked: true }, { isFinished: true }];
    expect(mayPlace(view(three, {}, all))).toBe(false);
    expect(mayPlace(view(three, { accounts: { ...accounts, isFrozen: true } }))).toBe(false);
  });

  it("CPN-02 a stake for all singles replaces their own stakes, in an accumulator it leaves them", () => {
    const own = done(setBetStakes(three, { "118600001:1186000010001:1:": "7.00" }, keys()));
    expect(done(setStake(own, "50.00", keys())).bets.map(({ amount }) => amount)).toEqual([
      "",
      "",
      "",
    ]);
    const express = done(setCouponType(own, 1, keys()));
    expect(done(setStake(express, "50.00", keys())).bets[0]?.amount).toBe("7.00");
    expect(setBetStakes(three, { "118600001:1186000010001:1:": "7,00" }, keys())).toEqual({
      ok: false,
      refusal: { code: "amount", marketId: 1186000010001 },
    });
  });

  it("CPN-02 the last single left in a coupon keeps its own stake and accepts a new one", () => {
    const own = done(setBetStakes(three, { "118600001:1186000010001:1:": "7.00" }, keys()));
    const [, second, third] = own.bets;
    if (!second || !third) throw new Error("three bets");
    const alone = done(removeBet(done(removeBet(own, second, keys())), third, keys()));
    expect([view(alone).amount, view(alone).singles]).toEqual(["7.00", null]);
    expect(view(done(setStake(alone, "8.00", keys()))).amount).toBe("8.00");
  });

  it("CPN-25 the sums of singles are exact, with each return rounded down on its own", () => {
    const stake = fc.tuple(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1001, max: 99_999 }),
    );
    fc.assert(
      fc.property(fc.array(stake, { minLength: 1, maxLength: 50 }), (stakes) => {
        const each = stakes.map(([minor, price]) => {
          const typed = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
          return {
            typed,
            win: singlePossibleReturn(typed, String(price / 1000), "RUB", { maxPayout: null }),
          };
        });
        const wins = stakes.map(([minor, price]) => (BigInt(minor) * BigInt(price)) / 1000n);
        expect(sumSingles(each, "RUB")).toEqual({
          stake: stakes.reduce((sum, [minor]) => sum + minor, 0),
          win: Number(wins.reduce((sum, win) => sum + win, 0n)),
          hasAllStakes: true,
        });
      }),
    );
    expect(sumSingles([{ typed: "", win: null }], "RUB").hasAllStakes).toBe(false);
    expect(sumSingles([{ typed: "0", win: units(0) }], "RUB").hasAllStakes).toBe(false);
  });

  it("CPP-04 CPP-03 the key of a single is stable and unique to its coupon key and bet", () => {
    const ref = fc.record({
      // Few of each, so that neighbours come up: singles may be of one game.
      gameId: fc.constantFrom(1, 12),
      marketId: fc.constantFrom(2, 23),
      type: fc.constantFrom("over", "1"),
      param: fc.constantFrom("", "2.5", "-1"),
    });
    const key = fc.oneof(
      fc.stringMatching(/^[\w-]{8,64}$/),
      fc.constantFrom("key-00000001", "key-00000002"),
    );
    fc.assert(
      fc.property(fc.tuple(key, ref), fc.tuple(key, ref), (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(deriveSingleKey(...one) === deriveSingleKey(...other)).toBe(isSame);
        expect(deriveSingleKey(one[0], { ...one[1] })).toBe(deriveSingleKey(...one));
        expect(deriveSingleKey(...one)).toMatch(/^[\w-]{8,64}$/);
      }),
    );
  });

  it("CPP-04 all singles but the placed ones stay in the coupon with their refusals", () => {
    const fate: fc.Arbitrary<PlacementResult> = fc.oneof(
      fc.constant({ kind: "placed" as const, coupon: placedCoupon() }),
      fc.constant({
        kind: "refused" as const,
        refusals: [{ code: "funds" as const, bound: units(5) }],
      }),
      fc.constant({ kind: "unsent" as const }),
    );
    fc.assert(
      fc.property(fc.array(fate, { minLength: 2, maxLength: 20 }), (fates) => {
        const coupon = cookieOf(
          fates.map((_, index) => betNo(index)),
          { typeId: 9 },
        );
        const { left, placed } = combineResults(batchOf(coupon), fates);
        expect(placed).toHaveLength(fates.filter(({ kind }) => kind === "placed").length);
        const staying = fates.flatMap(({ kind }, index) =>
          kind === "placed"
            ? []
            : [
                {
                  ...betNo(index),
                  refusal:
                    kind === "refused" ? { code: "funds", bound: 5 } : { code: "not-placed" },
                },
              ],
        );
        expect(left).toEqual(staying);
      }),
    );
  });

  it("CPP-04 a single without a result counts as not placed", () => {
    const { left, refusals } = combineResults(batchOf(three), [
      { kind: "placed", coupon: placedCoupon() },
    ]);
    expect(left.map(({ refusal }) => refusal)).toEqual([
      { code: "not-placed" },
      { code: "not-placed" },
    ]);
    expect(refusals.map(({ marketId }) => marketId)).toEqual([1186000020001, 1186000030001]);
  });

  it("CPS-02 CPN-22 a refused price is accepted as seen, and the refusal keeps the old one", () => {
    const refusals = [{ code: "price-changed" as const, marketId: 1186000020001, coef: "2.4" }];
    const { left } = combineResults(batchOf(three), [
      { kind: "placed", coupon: placedCoupon() },
      { kind: "refused", refusals },
      { kind: "placed", coupon: placedCoupon() },
    ]);
    expect(left).toMatchObject([
      { coef: "2.4", refusal: { code: "price-changed", seenCoef: "2.5" } },
    ]);
  });

  it("CPP-06 a single loses its refusal when the cause is gone or it is added again or staked again", () => {
    const told = (code: "funds" | "market-blocked") =>
      cookieOf([betNo(1, { refusal: { code } }), betNo(2)], { typeId: 9 });
    expect(view(told("funds")).rows[0]?.refusal).toEqual({ code: "funds" });
    expect(view(told("market-blocked")).rows[0]?.refusal).toBeNull();
    expect(view(told("market-blocked"), {}, [{ isBlocked: true }]).rows[0]?.refusal).not.toBeNull();
    const anew = setBetStakes(told("funds"), { "118600001:1186000010001:1:": "5.00" }, keys());
    expect(done(anew).bets[0]?.refusal).toBeNull();
    expect(done(addBet(told("funds"), betNo(1), 50, keys())).bets[0]?.refusal).toBeNull();
    expect(done(removeBet(told("funds"), betNo(2), keys())).bets[0]?.refusal).toEqual({
      code: "funds",
    });
  });

  it("CPN-17 fifty singles with their own stakes and refusals fit into a cookie", () => {
    const bets = Array.from({ length: 50 }, (_, index) =>
      betNo(index + 100, {
        amount: "12345.67",
        addedAt: kickOff / 1000 + index,
        refusal: { code: "above-maximum", bound: units(25_000_000) },
      }),
    );
    // Base 64 makes four characters of three; the signature and the name take the rest.
    expect((packCoupon(cookieOf(bets, { typeId: 9 })).length * 4) / 3).toBeLessThan(3900);
  });
});

describe("forms and addresses of singles", () => {
  it("CPN-02 stakes of singles are read only from fields named after a bet", () => {
    const form = new FormData();
    form.set("amount", "1");
    form.set("amount-118600001:1186000010001:1:", "100,00");
    form.set("amount-7", "5");
    form.set("amount-__proto__", "5");
    expect(typedPartStakes(form, (text) => text).byBet).toEqual({
      "118600001:1186000010001:1:": "100,00",
    });
  });

  it("CPP-04 CPP-06 a refused stake of a single is reported at its bet, whose field is named after it", () => {
    const bounds = { min: units(2000), max: units(500_000), maxPayout: null };
    const singles = ["", "10", "20", "9000"].map((amount, n) => ({
      ...bounds,
      id: `1:${n}:1:`,
      marketId: n,
      amount,
    }));
    const refused = singleStakeRefusals(singles, "RUB", null);
    expect(refused.map(({ marketId, code }) => [marketId, code])).toEqual([
      [0, "no-stake"],
      [1, "below-minimum"],
      [3, "above-maximum"],
    ]);
    expect(singles.map(({ id }) => stakeFieldName(id))[1]).toBe("amount-1:1:1:");
  });

  it("CPP-04 a placed single is found by its leg", () => {
    const [one, two] = [betNo(1), betNo(2)];
    const words = { champ: "C", game: "G", name: "N", path: "/line/1" };
    const placed = placedCoupon({ legs: [{ ...two, ...words, startsAt, state: "open" }] });
    expect(findPlacedCouponOfSingle(two, [placedCoupon({ legs: [] }), placed])).toBe(placed);
    expect(findPlacedCouponOfSingle(one, [placed])).toBeNull();
  });

  it("CPP-12 the receipt address names each placed coupon once, 50 at most", () => {
    expect(receiptPath("en", [{ id: "5" }, { id: "7" }])).toMatch(
      /^\/en\/coupon\/receipt\/5(,|%2C)7$/,
    );
    expect(receiptIds("5,7,5")).toEqual(["5", "7"]);
    const placed = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`.padStart(80, "7") }));
    const [, ...segments] = receiptPath("en", placed).slice(1).split("/");
    expect(receiptIds(matchScreen(segments)?.params["couponId"] ?? "")).toEqual(
      placed.map(({ id }) => id),
    );
    expect(receiptIds(Array.from({ length: 60 }, (_, id) => id).join())).toHaveLength(50);
  });
});
