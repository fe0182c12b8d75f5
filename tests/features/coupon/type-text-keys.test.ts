import { describe, expect, it } from "vitest";
import { couponTypeTextKeys } from "~/features/coupon/type-text-keys";
import en from "~/i18n/dictionaries/en/coupon.json";

describe("name of a coupon type", () => {
  it.each([
    [0, "Single", "Single"],
    [1, "Accumulator", "Accumulator"],
    [2, "System", "System"],
    [4, "Multi-bet", "Multi-bet"],
    // Each of several is placed as a coupon of type 0.
    [9, "Singles", "Single"],
  ] as const)(
    "CPN-02 coupon type %i is named %s in the coupon and %s once placed",
    (typeId, picked, placed) => {
      const keys = couponTypeTextKeys[typeId];
      expect([en[keys.picked], en[keys.placed]]).toEqual([picked, placed]);
    },
  );
});
