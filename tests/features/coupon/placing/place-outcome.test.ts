import { describe, expect, it } from "vitest";
import {
  type PlaceOutcome,
  placedCouponsOf,
  placedOrRefused,
  refusedOutcome,
  toPlacedOutcome,
} from "~/features/coupon/placing/place-outcome";
import { betNo, cookieOf, placedCoupon } from "../make";

const coupon = cookieOf([betNo(1), betNo(2)], { typeId: 9 });
const first = placedCoupon({ id: "7000000001" });
const second = placedCoupon({ id: "7000000002" });

describe("receipts of a placement", () => {
  it("CPP-03 CPP-04 a placement yields a receipt for every placed bet, even when other singles are refused", () => {
    expect(placedCouponsOf(toPlacedOutcome(first, coupon))).toEqual([first]);
    const some = placedOrRefused([first, second], [{ code: "funds" }], coupon);
    expect(placedCouponsOf(some)).toEqual([first, second]);
  });

  it.each<[string, PlaceOutcome]>([
    ["is refused", refusedOutcome(coupon, { code: "funds" })],
    ["places none of its singles", placedOrRefused([], [{ code: "funds" }], coupon)],
    ["waits for changed terms", { kind: "terms", coupon }],
    [
      "is still being checked, whatever of it is known",
      { kind: "checking", placed: [first], coupon },
    ],
  ])("CPP-11 PLT-05 a placement has no receipts while it %s", (_, outcome) => {
    expect(placedCouponsOf(outcome)).toEqual([]);
  });
});
