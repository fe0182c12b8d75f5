import { describe, expect, it } from "vitest";
import { isPostMissingFromData } from "~/features/coupon/coupon-post";

describe("coupon request of this tab", () => {
  it.each([
    ["of an older coupon", 6, true],
    ["of the coupon with it", 7, false],
    ["of a later coupon", 8, false],
  ])(
    "CPN-17 whether page data %s lacks the tab's request: revision %i, %s",
    (_, shown, isMissing) => {
      const post = { id: "1", form: new FormData(), request: "1", rev: 7 };
      expect(isPostMissingFromData(post, shown)).toBe(isMissing);
    },
  );

  it.each([
    ["not answered yet", null],
    ["answered by a way to another page", "gone"],
  ] as const)("CPN-17 a coupon request that is %s is missing from any page data", (_, rev) => {
    const post = { id: "1", form: new FormData(), request: "1", rev };
    expect([0, 7, 1_000_000].map((shown) => isPostMissingFromData(post, shown))).toEqual([
      true,
      true,
      true,
    ]);
  });
});
