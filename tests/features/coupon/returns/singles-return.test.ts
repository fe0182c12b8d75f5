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

describe("what singles may bring", () => {
  it("CPP-04 CPN-22 is promised of each that is staked, and of all together", () => {
    expect(returns(["100", "20.50", "30"])).toEqual({
      stake: 15_050,
      count: 3,
      wins: [18_500, 5125, 9000],
      win: 18_500 + 5125 + 9000,
    });
  });

  it.each([
    ["empty", ""],
    ["blank", "  "],
  ])(
    "CPP-04 a bet whose field is %s stays on the slip, and the others are promised theirs",
    (_, nothing) => {
      expect(returns(["100", nothing, "30"])).toEqual({
        stake: 13_000,
        count: 2,
        wins: [18_500, null, 9000],
        win: 27_500,
      });
    },
  );

  it("CPP-04 without a single stake nothing is promised, not even zero", () => {
    expect(returns([])).toEqual({ stake: 0, count: 0, wins: [null, null, null], win: null });
  });

  it.each([
    ["no amount", "ten"],
    ["zero", "0.00"],
  ])(
    "CPP-04 a stake that is %s stops them all: it is not counted and nothing is promised",
    (_, wrong) => {
      expect(returns(["100", wrong, "30"])).toEqual({
        stake: 13_000,
        count: 2,
        wins: [null, null, null],
        win: null,
      });
    },
  );

  it("CPP-04 CPN-22 a blocked bet is neither counted nor promised, although a stake stands at it", () => {
    expect(returns(["100", "50", "30"], {}, [{}, { isBlocked: true }])).toEqual({
      stake: 13_000,
      count: 2,
      wins: [18_500, null, 9000],
      win: 27_500,
    });
  });

  it.each([
    ["ten", "is over", { isFinished: true }],
    ["0", "is over", { isFinished: true }],
    ["ten", "is unknown to the platform", null],
  ])("CPP-04 CPN-22 %j at a bet that %s stops none of the others", (typed, _, gone) => {
    expect(returns(["100", typed, "30"], {}, [{}, gone])).toMatchObject({
      wins: [18_500, null, 9000],
      win: 27_500,
    });
  });

  it("CPP-04 CPP-06 they are paid one after the other: the one that the money is too little for is promised nothing", () => {
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

  it("CPP-04 CPP-06 a stake outside its bounds is promised nothing, and so is the whole", () => {
    expect(returns(["19.99", "100", "5000.01"])).toEqual({
      stake: 1999 + 10_000 + 500_001,
      count: 3,
      wins: [null, 25_000, null],
      win: null,
    });
  });

  it("LIM-14 CPP-04 the one that goes past what a limit leaves is promised nothing", () => {
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

  it("CPP-07 a guest, who has no money here yet, is told it as well", () => {
    expect(returns(["100"], { accounts: null })).toMatchObject({ count: 1, win: 18_500 });
  });

  it("CPN-02 a coupon of another type has no singles to count", () => {
    const express = show(cookieOf(bets, { typeId: 1, amount: "100.00" }));
    expect(singlesReturnView(express, () => "100")).toEqual({
      stake: 0,
      count: 0,
      wins: [],
      win: null,
    });
  });
});
