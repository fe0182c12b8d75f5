import Big from "big.js";
import { describe, expect, it } from "vitest";
import { couponTypes } from "~/domain/coupon/kinds";
import type { PlacedCouponState, PlacedLegState } from "~/domain/coupon/placed";
import { calculateTotalReturn } from "~/domain/coupon/returns/combine";
import { type SettlementInput, settleCoupon } from "~/domain/coupon/returns/settle";
import { settleLeg } from "~/domain/coupon/returns/settle-leg";
import { units } from "../../../support/amounts";

const legs = (states: readonly PlacedLegState[], blockOf: (at: number) => number, coef = "2") =>
  states.map((state, at) => ({ state, coef, isBanker: false, blockId: blockOf(at) }));

const system = (stake: number, states: readonly PlacedLegState[], coef = "2"): SettlementInput => ({
  ...{ typeId: couponTypes.system, systemValue: 2, stake: units(stake), amountByBlockId: {} },
  legs: legs(states, () => 0, coef),
});

/** Blocks with 10.00 on each. */
const blocks = (...of: readonly (readonly PlacedLegState[])[]): SettlementInput => ({
  ...{ typeId: couponTypes.blocks, systemValue: 2, stake: units(1000 * of.length) },
  amountByBlockId: Object.fromEntries(of.map((_, at) => [at + 1, units(1000)])),
  legs: of.flatMap((states, at) => legs(states, () => at + 1)),
});

describe("settlement of a system", () => {
  it.each<[string, readonly PlacedLegState[], number, PlacedCouponState]>([
    // 30.00 on three lines of two; each line 10.00.
    ["two of three won", ["won", "won", "lost"], 4000, "won"],
    ["one won and one void", ["won", "void", "lost"], 2000, "won"],
    ["half won beside void", ["half-won", "void", "lost"], 1500, "won"],
    ["all void", ["void", "void", "void"], 3000, "void"],
    ["half lost beside void", ["half-lost", "void", "void"], 2000, "lost"],
    ["all half lost", ["half-lost", "half-lost", "half-lost"], 750, "lost"],
    ["as much as one line cost, by a won leg", ["won", "half-lost", "lost"], 1000, "won"],
    ["one alone left", ["won", "lost", "lost"], 0, "lost"],
  ])("CPN-25 a system of 2 of 3 is settled: %s", (_, states, paid, state) => {
    expect(settleCoupon(system(3000, states))).toEqual({ state, return: paid });
  });

  it("CPN-25 a system that returns less than the smallest unit is lost", () => {
    // One line of three at 1.2 × 1.2 of one third: 0.48.
    expect(settleCoupon(system(1, ["won", "won", "lost"], "1.2"))).toEqual({
      state: "lost",
      return: 0,
    });
    expect(settleCoupon(system(1, ["won", "won", "lost"]))).toEqual({ state: "won", return: 1 });
  });

  it("CPN-25 a system without bets is never settled", () => {
    expect(settleCoupon(system(3000, []))).toBeNull();
  });
});

describe("settlement of blocks", () => {
  it.each<[string, readonly (readonly PlacedLegState[])[], number, PlacedCouponState]>([
    ["one of two won", [["won", "won"], ["lost"]], 4000, "won"],
    [
      "one of one bet, beside three lost in another",
      [["lost", "lost", "lost"], ["won"]],
      2000,
      "won",
    ],
    ["half won", [["half-won"], ["lost"]], 1500, "won"],
    ["void and lost", [["void"], ["lost"]], 1000, "lost"],
    ["all void", [["void"], ["void", "void"]], 2000, "void"],
    ["half lost", [["half-lost"], ["half-lost"]], 1000, "lost"],
    ["all lost, with an open leg in a lost block", [["lost", "open"], ["lost"]], 0, "lost"],
  ])("CPN-02 CPN-25 blocks are settled: %s", (_, of, paid, state) => {
    expect(settleCoupon(blocks(...of))).toEqual({ state, return: paid });
  });

  it.each([1, 0])(
    "CPN-09 25 bets in the first block, numbered %j, pay no more than the block's highest payout",
    (blockId) => {
      const states = Array.from({ length: 25 }, () => "won" as const);
      const coupon = blocks(states);
      const first = {
        ...coupon,
        legs: legs(states, () => blockId),
        maxPayoutByBlockId: { 1: units(100_000_000) },
      };
      expect(settleCoupon(first)).toEqual({ state: "won", return: 100_000_000 });
      const won = first.legs.map((leg) => ({ ...leg, factor: new Big(leg.coef) }));
      expect(calculateTotalReturn({ ...first, legs: won })).toBe(100_000_000);
    },
  );

  it("CPN-02 CPN-25 blocks are not settled while one block is open or without any block", () => {
    expect(settleCoupon(blocks(["won"], ["won", "open"]))).toBeNull();
    expect(settleCoupon(blocks())).toBeNull();
  });
});

describe("malformed lines", () => {
  it.each(["x2.5", "2.5x", "2.125", "1000", "2.", ".5", "--2", "+", "2.50.5", "2,5", " 2.5"])(
    "CPN-25 over “%s” is void with any score because the line is malformed",
    (param) => {
      expect([
        settleLeg("over", param, { home: 9, away: 9 }),
        settleLeg("over", param, { home: 0, away: 0 }),
      ]).toEqual(["void", "void"]);
    },
  );

  it("CPN-25 a line may have three digits before the point and two after it", () => {
    expect(settleLeg("over", "200.25", { home: 101, away: 100 })).toBe("won");
    expect(settleLeg("over", "200.25", { home: 100, away: 100 })).toBe("half-lost");
    expect(settleLeg("handicap-1", "+10.5", { home: 90, away: 100 })).toBe("won");
  });
});
