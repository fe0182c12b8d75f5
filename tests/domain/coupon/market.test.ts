import { describe, expect, it } from "vitest";
import { isSameMarket } from "~/domain/coupon/market";

/** A pick of game 7: its type and line. */
function pick(text: string, gameId = 7) {
  const [type = "", param = ""] = text.split(" ");
  return { gameId, marketId: 1, type, param };
}

describe("picks of one market", () => {
  it.each([
    ["1", "X"],
    ["X", "2"],
    ["1X", "2X"],
    ["both-score-yes", "both-score-no"],
    ["winner-1", "winner-2"],
    ["over 2.5", "under 2.5"],
    ["games-over 22.5", "games-under 22.5"],
    ["handicap-1 -1.5", "handicap-2 1.5"],
    ["handicap-1 0", "handicap-2 0"],
    ["part-2-1", "part-2-2"],
    ["score-2-1", "score-1-2"],
    ["special-7", "special-7"],
  ])("CPN-05 are %s and %s", (one, other) => {
    expect([
      isSameMarket(pick(one), pick(other)),
      isSameMarket(pick(other), pick(one)),
      isSameMarket(pick(one), pick(other, 8)),
    ]).toEqual([true, true, false]);
  });

  it.each([
    ["1", "1X"],
    ["1", "winner-1"],
    ["over 2.5", "over 3.5"],
    ["over 2.5", "games-over 2.5"],
    ["handicap-1 1.5", "handicap-2 1.5"],
    ["part-1-1", "part-2-1"],
    ["special-7", "special-8"],
    ["toString", "valueOf"],
  ])("CPN-05 are not %s and %s", (one, other) => {
    expect(isSameMarket(pick(one), pick(other))).toBe(false);
  });
});
