import { describe, expect, it } from "vitest";
import { hasCountBound, type Refusal } from "~/domain/coupon/refusal";
import { parsePostedStakes, withPostedStakes } from "~/features/coupon/placing/batch.server";
import { units } from "../../../support/amounts";
import { betNo, cookieOf } from "../make";

const express = cookieOf([betNo(1, { amount: "7.00" }), betNo(2)], { typeId: 1, amount: "9.00" });
const blocks = cookieOf([betNo(1), betNo(2, { blockId: 2 })], { typeId: 4, amount: "9.00" });
const posted = (coupon: typeof express, typedAmount: string, typedByBlock = {}) =>
  parsePostedStakes({ coupon, typedAmount, typedByBlock }, "RUB");
const most = "90071992547409.91";

describe("posted stakes", () => {
  it("CPN-02 CPP-02 a form posts one stake for the coupon, or one for each block and their sum", () => {
    expect(posted(express, "150,50", { 1: "5" })).toEqual({ stake: 15_050, amountByBlockId: {} });
    expect(posted(blocks, "150", { 1: "5", 2: "7,25", 3: "9" })).toEqual({
      ...{ stake: 1225, amountByBlockId: { 1: 500, 2: 725 } },
    });
  });

  it("CPN-02 CPN-10 posted stakes are rejected when one is invalid or the sum exceeds the largest amount", () => {
    expect([
      posted(express, "ten"),
      posted(blocks, "150", { 1: "5" }),
      posted(blocks, "", { 1: "5", 2: "x" }),
    ]).toEqual([...[null, null, null]]);
    expect(posted(blocks, "", { 1: most, 2: "0.01" })).toBeNull();
    expect(posted(blocks, "", { 1: most, 2: "0" })?.stake).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("CPP-06 posted stakes become the coupon's stakes in plain decimals, and each bet keeps its own stake", () => {
    const one = withPostedStakes(express, { stake: units(15_050), amountByBlockId: {} }, "RUB");
    expect(one).toEqual({ ...express, amount: "150.50" });
    const each = { stake: units(1225), amountByBlockId: { 1: units(500), 2: units(725) } };
    expect(withPostedStakes(blocks, each, "RUB")).toEqual({
      ...blocks,
      amountByBlockId: { 1: "5.00", 2: "7.25" },
    });
  });
});

describe("bound of a refusal", () => {
  it("CPN-09 CPN-17 a refusal's bound is a count or seconds for three codes and an amount of money for others", () => {
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
