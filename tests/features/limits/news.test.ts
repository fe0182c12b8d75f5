import { describe, expect, it } from "vitest";
import { type LimitsFlash, limitsFlashQuery, limitsFlashToShow } from "~/features/limits/flash";

const addresses: readonly [LimitsFlash, string][] = [
  ["saved", "saved=1"],
  ["same", "saved=0"],
  ["cancelled", "cancelled=1"],
  ["none_pending", "cancelled=0"],
  ["test_passed", "test=passed"],
  ["test_over", "test=over"],
  ["approved", "approved=1"],
  ["rejected", "approved=0"],
  ["already_answered", "approved=over"],
  ["break_set", "break=1"],
];

describe("messages of the limits page", () => {
  it.each(addresses)(
    "LIM-03 the message %s appears only at ?%s and only after the request that caused it",
    (news, query) => {
      expect(limitsFlashQuery(news)).toBe(query);
      expect(limitsFlashToShow(news, new URLSearchParams(query), true)).toBe(news);
      expect(limitsFlashToShow(undefined, new URLSearchParams(query), true)).toBeNull();
      expect(limitsFlashToShow(news, new URLSearchParams(), true)).toBeNull();
      for (const [, other] of addresses.filter(([one]) => one !== news))
        expect(limitsFlashToShow(news, new URLSearchParams(other), true), other).toBeNull();
    },
  );

  it("LIM-17 the message about a break appears only while play is locked, every other message regardless", () => {
    for (const [news, query] of addresses)
      expect(limitsFlashToShow(news, new URLSearchParams(query), false)).toBe(
        news === "break_set" ? null : news,
      );
  });
});
