import { describe, expect, it } from "vitest";
import { isSameMarket } from "~/domain/coupon/market";

/** A pick of game 7: its type and line. */
function pick(text: string, gameId = 7) {
  const [type = "", param = ""] = text.split(" ");
  return { gameId, marketId: 1, type, param };
}

describe("selections of the same market", () => {
  it.each([
    ["1", "X"],
    ["X", "2"],
    ["1X", "2X"],
    ["12", "1X"],
    ["2X", "12"],
    ["both-score-yes", "both-score-no"],
    ["winner-1", "winner-2"],
    ["over 2.5", "under 2.5"],
    ["games-over 22.5", "games-under 22.5"],
    ["handicap-1 -1.5", "handicap-2 1.5"],
    ["handicap-1 0", "handicap-2 0"],
    ["part-2-1", "part-2-2"],
    ["part-1-over 9.5", "part-1-under 9.5"],
    ["score-2-1", "score-1-2"],
    ["score-2-1", "score-other"],
    ["corners-over 9.5", "corners-under 9.5"],
    ["cards-under 4.5", "cards-over 4.5"],
    ["half-1-1", "half-1-X"],
    ["half-2-X", "half-2-2"],
    ["half-1-over 0.5", "half-1-under 0.5"],
    ["half-full-1-X", "half-full-2-2"],
    ["odd", "even"],
    ["special-7", "special-7"],
  ])(
    "CPN-05 %s and %s are selections of the same market, but not in different games",
    (one, other) => {
      expect([
        isSameMarket(pick(one), pick(other)),
        isSameMarket(pick(other), pick(one)),
        isSameMarket(pick(one), pick(other, 8)),
      ]).toEqual([true, true, false]);
    },
  );

  it.each([
    ["1", "1X"],
    ["1", "winner-1"],
    ["over 2.5", "over 3.5"],
    ["over 2.5", "games-over 2.5"],
    ["handicap-1 1.5", "handicap-2 1.5"],
    ["part-1-1", "part-2-1"],
    ["part-1-1", "part-1-over 9.5"],
    ["part-1-over 8.5", "part-1-over 9.5"],
    ["part-1-over 9.5", "part-2-over 9.5"],
    ["half-1-1", "half-2-1"],
    ["half-1-1", "half-1-over 0.5"],
    ["half-full-1-1", "half-1-1"],
    ["corners-over 9.5", "cards-over 9.5"],
    ["special-7", "special-8"],
    ["toString", "valueOf"],
    // A type is known by its whole name.
    ["over 2.5", "corners-over 2.5"],
    ["under 1.5", "half-1-under 1.5"],
    ["over 2.5", "overtime 2.5"],
    ["handicap-1 1.5", "corners-handicap-1 1.5"],
    ["handicap-1 1.5", "handicap-12 1.5"],
    ["score-2-1", "half-score-2-1"],
  ])("CPN-05 %s and %s are not selections of the same market", (one, other) => {
    expect(isSameMarket(pick(one), pick(other))).toBe(false);
  });
});
