import { describe, expect, it } from "vitest";
import { hasCountBound, type Refusal } from "~/domain/coupon/refusal";
import { parsePostedStakes, withStakes } from "~/features/coupon/stakes/posted-stakes";
import { units } from "../../../support/amounts";
import { betNo, cookieOf } from "../make";

const express = cookieOf([betNo(1, { amount: "7.00" }), betNo(2)], { typeId: 1, amount: "9.00" });
const blocks = cookieOf([betNo(1), betNo(2, { blockId: 2 })], { typeId: 4, amount: "9.00" });
const posted = (coupon: typeof express, typedAmount: string, typedByBlock = {}) =>
  parsePostedStakes({ coupon, typedAmount, typedByBlock }, "RUB");
const most = "90071992547409.91";

describe("what a form stakes", () => {
  it("CPN-02 CPP-02 is one amount on the whole, or one on each block and their sum", () => {
    expect(posted(express, "150,50", { 1: "5" })).toEqual({ stake: 15_050, amountByBlockId: {} });
    expect(posted(blocks, "150", { 1: "5", 2: "7,25", 3: "9" })).toEqual({
      ...{ stake: 1225, amountByBlockId: { 1: 500, 2: 725 } },
    });
  });

  it("CPN-02 CPN-10 is none where one of them is no amount, or all together are more than an amount can be", () => {
    expect([
      posted(express, "ten"),
      posted(blocks, "150", { 1: "5" }),
      posted(blocks, "", { 1: "5", 2: "x" }),
    ]).toEqual([...[null, null, null]]);
    expect(posted(blocks, "", { 1: most, 2: "0.01" })).toBeNull();
    expect(posted(blocks, "", { 1: most, 2: "0" })?.stake).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("CPP-06 becomes the coupon's own, in plain decimals, and every bet keeps its own", () => {
    const one = withStakes(express, { stake: units(15_050), amountByBlockId: {} }, "RUB");
    expect(one).toEqual({ ...express, amount: "150.50" });
    const each = { stake: units(1225), amountByBlockId: { 1: units(500), 2: units(725) } };
    expect(withStakes(blocks, each, "RUB")).toEqual({
      ...blocks,
      amountByBlockId: { 1: "5.00", 2: "7.25" },
    });
  });
});

describe("the bound of a refusal", () => {
  it("CPN-09 CPN-17 counts bets or seconds for three codes, and is an amount of money for all others", () => {
    const counted = (["too-many", "too-often", "code-too-often"] as const).map(
      (code): Refusal => ({ code, bound: 5 }),
    );
    const amounts = (["below-minimum", "above-maximum", "funds", "max-changed"] as const).map(
      (code): Refusal => ({ code, bound: units(5) }),
    );
    expect([counted.map(hasCountBound), amounts.map(hasCountBound)]).toEqual([
      [true, true, true],
      [false, false, false, false],
    ]);
  });
});
