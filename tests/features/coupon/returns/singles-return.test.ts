import { describe, expect, it } from "vitest";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { singlesReturnView } from "~/features/coupon/returns/singles-return";
import { units } from "../../../support/amounts";
import { betNo, cookieOf } from "../make";
import { accountsOf, roubles, show } from "../show";

const bets = [betNo(1), betNo(2, { coef: "2.5" }), betNo(3, { coef: "3" })];
const bound = {
  minBetAmount: units(2000),
  maxBetAmount: units(500_000),
  maxPayout: null,
};

/** What three singles at 1.85, 2.5 and 3 may bring by what stands in their fields. */
function returns(
  typed: readonly string[],
  facts: Partial<CouponViewContext> = {},
  current: readonly (Partial<CurrentBet> | null)[] = [],
) {
  const shown = show(
    cookieOf(bets, { typeId: 9 }),
    { singles: bets.map(() => bound), ...facts },
    current,
  );
  const ids = shown.singles?.map(({ id }) => id) ?? [];
  return singlesReturnView(shown, (id) => typed[ids.indexOf(id)] ?? "");
}

describe("return of singles", () => {
  it("CPP-04 CPN-22 singles show the return of each staked bet and the total", () => {
    expect(returns(["100", "20.50", "30"])).toEqual({
      stake: 15_050,
      count: 3,
      wins: [18_500, 5125, 9000],
      win: 18_500 + 5125 + 9000,
      refusal: null,
    });
  });

  it.each([
    ["empty", ""],
    ["blank", "  "],
  ])(
    "CPP-04 a single whose stake field is %s shows no return, and the others show theirs",
    (_, nothing) => {
      expect(returns(["100", nothing, "30"])).toEqual({
        stake: 13_000,
        count: 2,
        wins: [18_500, null, 9000],
        win: 27_500,
        refusal: null,
      });
    },
  );

  it("CPP-04 singles without any stake show no return, not even zero", () => {
    expect(returns([])).toEqual({
      ...{ stake: 0, count: 0, wins: [null, null, null], win: null, refusal: null },
    });
  });

  it.each([
    ["no amount", "ten", { code: "amount" }],
    ["zero", "0.00", { code: "below-minimum", bound: 2000 }],
  ])(
    "CPP-04 a stake that is %s is not counted and removes the returns of all singles",
    (_, wrong, refusal) => {
      expect(returns(["100", wrong, "30"])).toEqual({
        stake: 13_000,
        count: 2,
        wins: [null, null, null],
        win: null,
        refusal,
      });
    },
  );

  it("CPP-04 CPN-22 a blocked single with a stake is neither counted nor given a return", () => {
    expect(returns(["100", "50", "30"], {}, [{}, { isBlocked: true }])).toEqual({
      stake: 13_000,
      count: 2,
      wins: [18_500, null, 9000],
      win: 27_500,
      refusal: null,
    });
  });

  it.each([
    ["ten", "is over", { isFinished: true }],
    ["0", "is over", { isFinished: true }],
    ["ten", "is unknown to the platform", null],
  ])(
    "CPP-04 CPN-22 the stake %j on a single that %s does not affect the other singles",
    (typed, _, gone) => {
      expect(returns(["100", typed, "30"], {}, [{}, gone])).toMatchObject({
        wins: [18_500, null, 9000],
        win: 27_500,
      });
    },
  );

  it("CPP-04 CPP-06 singles are paid in order, and a single that exceeds the remaining money shows no return", () => {
    const accounts = accountsOf({ ...roubles, money: units(15_000) });
    const { wins, win, stake, count } = returns(["100", "60", "20"], { accounts });
    expect([stake, count]).toEqual([18_000, 3]);
    // 100.00 leaves 50.00, and 160.00 leave nothing for the third.
    expect(wins).toEqual([18_500, null, null]);
    expect(win).toBeNull();
    // To the last kopeck is no less than enough.
    expect(returns(["100", "50", ""], { accounts })).toMatchObject({
      wins: [18_500, 12_500, null],
      win: 31_000,
    });
  });

  it("CPP-04 CPP-06 a single with a stake outside its bounds shows no return, and neither does the total", () => {
    expect(returns(["19.99", "100", "5000.01"])).toEqual({
      stake: 1999 + 10_000 + 500_001,
      count: 3,
      wins: [null, 25_000, null],
      win: null,
      refusal: { code: "below-minimum", bound: 2000 },
    });
  });

  it("LIM-14 CPP-04 a single that exceeds what a limit leaves shows no return", () => {
    // Of stakes in a day, 150.00 are left.
    const stakeLimit = {
      code: 1,
      kind: "wagering",
      days: 1,
      left: units(15_000),
      iso: "RUB",
    } as const;
    expect(returns(["100", "50", "20"], { stakeLimit })).toMatchObject({
      wins: [18_500, 12_500, null],
      win: null,
    });
  });

  it("CPP-07 a visitor sees the return of a single", () => {
    expect(returns(["100"], { accounts: null })).toMatchObject({ count: 1, win: 18_500 });
  });

  it("CPN-02 a coupon of another type has no singles to add up", () => {
    const express = show(cookieOf(bets, { typeId: 1, amount: "100.00" }));
    expect(singlesReturnView(express, () => "100")).toEqual({
      stake: 0,
      count: 0,
      wins: [],
      win: null,
      refusal: null,
    });
  });
});
