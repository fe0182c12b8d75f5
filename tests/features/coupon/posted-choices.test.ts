import { describe, expect, it } from "vitest";
import { postedSelectableCouponType, postedSystemSize } from "~/features/coupon/posted-choices";
import { betNo, cookieOf } from "./make";

/** A coupon of so many bets, the first of them bankers. */
const systemOf = (bets: number, bankers = 0) =>
  cookieOf(
    Array.from({ length: bets }, (_, at) => betNo(at + 1, { isBanker: at < bankers })),
    { typeId: 2 },
  );

describe("posted coupon type", () => {
  it.each([
    ["1", 1],
    ["2", 2],
    ["4", 4],
    ["9", 9],
  ])("CPN-02 the posted coupon type %s is accepted", (text, type) => {
    expect(postedSelectableCouponType(text)).toBe(type);
  });

  it.each([["0"], ["3"], ["01"], ["1.0"], [" 1"], [""], ["express"], [null], [1]])(
    "CPN-02 the posted coupon type %j is rejected",
    (text) => {
      expect(postedSelectableCouponType(text)).toBeNull();
    },
  );
});

describe("posted system size", () => {
  it("CPN-07 a posted system size is accepted from 2 to one less than the coupon's bets without bankers", () => {
    const taken = (bets: number, bankers: number) =>
      ["1", "2", "3", "4", "5", "6"].map((text) => postedSystemSize(text, systemOf(bets, bankers)));
    expect(taken(5, 0)).toEqual([null, 2, 3, 4, null, null]);
    expect(taken(5, 1)).toEqual([null, 2, 3, null, null, null]);
    expect(taken(2, 0)).toEqual([null, null, null, null, null, null]);
  });

  it("CPN-31 a posted full cover is accepted where the bets without bankers have one", () => {
    const taken = (bets: number, bankers: number) =>
      ["100", "101", "102", "103"].map((text) => postedSystemSize(text, systemOf(bets, bankers)));
    expect(taken(4, 0)).toEqual([null, 101, 102, null]);
    expect(taken(5, 2)).toEqual([null, 101, 102, null]);
    expect(taken(8, 1)).toEqual([null, null, 102, null]);
    expect([...taken(3, 1), ...taken(9, 0)]).toEqual(Array(8).fill(null));
  });

  it("CPN-07 a posted system size is accepted only in the exact spelling of the list", () => {
    const texts = ["03", "3.0", "3 ", "", "three", null, 3];
    expect(texts.map((text) => postedSystemSize(text, systemOf(5)))).toEqual(texts.map(() => null));
  });
});
