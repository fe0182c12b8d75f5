import { describe, expect, it } from "vitest";
import type { FinalScore } from "~/domain/coupon/returns/score";
import { isSettleable, settleLeg } from "~/domain/coupon/returns/settle-leg";

const at = (home: number, away: number, more: Partial<FinalScore> = {}): FinalScore => ({
  home,
  away,
  ...more,
});
const sets = (...parts: readonly (readonly [number, number])[]) => ({
  parts: parts.map(([home, away]) => ({ home, away })),
});

/** 2:1 in sets, 13 games to 12: the second side won more games in two sets it could. */
const tennis = at(2, 1, sets([6, 4], [1, 6], [6, 2]));
const hockey = at(2, 2, { overall: { home: 2, away: 3 } });

describe("match result selections", () => {
  it.each([
    ["1", at(1, 1), "lost"],
    ["1", at(0, 1), "lost"],
    ["X", at(1, 0), "lost"],
    ["X", at(0, 1), "lost"],
    ["2", at(1, 1), "lost"],
    ["2", at(1, 0), "lost"],
    ["1X", at(1, 0), "won"],
    ["12", at(1, 0), "won"],
    ["2X", at(1, 1), "won"],
    ["2X", at(0, 1), "won"],
    ["both-score-yes", at(1, 0), "lost"],
    ["both-score-yes", at(1, 1), "won"],
    ["both-score-no", at(1, 0), "won"],
    ["both-score-no", at(0, 0), "won"],
    ["both-score-no", at(2, 3), "lost"],
  ] as const)("CPN-25 selection %s with the score %j is %s", (type, score, state) => {
    expect(settleLeg(type, "", score)).toBe(state);
  });

  it.each([
    ["winner-1", at(89, 80), "won"],
    ["winner-2", at(89, 80), "lost"],
    ["winner-2", at(80, 89), "won"],
    ["winner-1", hockey, "lost"],
    ["winner-2", hockey, "won"],
    ["X", hockey, "won"],
    ["winner-1", at(2, 2), "void"],
  ] as const)(
    "CPN-25 selection %s counts overtime only in the winner market: with the score %j it is %s",
    (type, score, state) => {
      expect(settleLeg(type, "", score)).toBe(state);
    },
  );
});

describe("selections on sets and maps", () => {
  it.each([
    ["part-1-1", "won"],
    ["part-1-2", "lost"],
    ["part-2-1", "lost"],
    ["part-2-2", "won"],
    ["part-3-1", "won"],
    // Never played: nobody wins or loses on it.
    ["part-4-1", "void"],
    ["part-0-1", "void"],
    ["score-2-1", "won"],
    ["score-2-0", "lost"],
    ["score-1-2", "lost"],
    ["score-1-1", "lost"],
  ] as const)("CPN-25 selection %s of a match won 6:4, 1:6, 6:2 is %s", (type, state) => {
    expect(settleLeg(type, "", tennis)).toBe(state);
  });

  it("CPN-25 a selection on a drawn part or on a match without reported parts is void", () => {
    expect(settleLeg("part-1-1", "", at(0, 0, sets([3, 3])))).toBe("void");
    expect(settleLeg("part-1-1", "", at(2, 0))).toBe("void");
    for (const type of ["games-over", "games-handicap-1", "points-under"])
      expect(settleLeg(type, "0.5", at(2, 0))).toBe("void");
  });

  // 6:4, 1:6, 6:2 makes 13 games to 12, 25 in all.
  it.each([
    ["games-over", "24.5", "won"],
    ["games-over", "25", "void"],
    ["games-over", "25.25", "half-lost"],
    ["games-over", "25.5", "lost"],
    ["games-under", "25.5", "won"],
    ["games-under", "24.75", "half-lost"],
    ["games-under", "24.5", "lost"],
    ["games-handicap-1", "-0.5", "won"],
    ["games-handicap-1", "-1", "void"],
    ["games-handicap-1", "-1.5", "lost"],
    ["games-handicap-2", "1.5", "won"],
    ["games-handicap-2", "1", "void"],
    ["games-handicap-2", "0.5", "lost"],
    ["points-over", "24.5", "won"],
    ["points-over", "25.5", "lost"],
    ["points-under", "25.5", "won"],
    ["points-under", "24.5", "lost"],
  ] as const)(
    "CPN-25 selection %s %s with a total of 13 games to 12 is %s",
    (type, line, state) => {
      expect(settleLeg(type, line, tennis)).toBe(state);
    },
  );

  // 6:4, 1:6, 6:2: ten games in the first set, seven in the second, eight in the third.
  it.each([
    ["part-1-over", "9.5", "won"],
    ["part-1-over", "10", "void"],
    ["part-1-over", "10.5", "lost"],
    ["part-1-under", "9.5", "lost"],
    ["part-1-under", "10.25", "half-won"],
    ["part-2-over", "6.5", "won"],
    ["part-2-over", "7.5", "lost"],
    ["part-2-under", "6.5", "lost"],
    ["part-2-under", "7.5", "won"],
    ["part-3-over", "7.5", "won"],
    ["part-3-over", "8.5", "lost"],
    ["part-3-under", "7.5", "lost"],
    ["part-3-under", "8.5", "won"],
    // Never played.
    ["part-4-over", "0.5", "void"],
    ["part-5-under", "99.5", "void"],
  ] as const)(
    "CPN-25 selection %s %s counts the games of its own set and is %s",
    (type, line, state) => {
      expect(settleLeg(type, line, tennis)).toBe(state);
    },
  );

  it("CPN-25 a total of the fifth set counts that set's games, and is void without reported sets", () => {
    const five = at(3, 2, sets([6, 0], [0, 6], [6, 1], [1, 6], [7, 6]));
    const last = (type: string, line: string) => settleLeg(type, line, five);
    expect([last("part-5-over", "12.5"), last("part-5-over", "13.5")]).toEqual(["won", "lost"]);
    expect([last("part-4-under", "7.5"), last("part-4-under", "6.5")]).toEqual(["won", "lost"]);
    for (const type of ["part-1-over", "part-1-under", "part-5-over", "part-5-under"])
      expect(settleLeg(type, "8.5", at(3, 2)), type).toBe("void");
  });

  it("CPN-25 set totals can be settled for sets one to five, and only with a line", () => {
    for (const nth of [1, 2, 3, 4, 5])
      for (const type of [`part-${nth}-over`, `part-${nth}-under`]) {
        expect(isSettleable(type, "9.5"), type).toBe(true);
        expect(isSettleable(type, ""), type).toBe(false);
      }
    for (const type of ["part-0-over", "part-6-over", "part-1", ""])
      expect(isSettleable(type, "9.5"), type).toBe(false);
  });

  it("CPN-25 a selection type can be settled only by its exact name, with a line where it needs one", () => {
    expect(isSettleable("part-2-1", "")).toBe(true);
    expect(isSettleable("score-3-0", "")).toBe(true);
    for (const type of ["part-10-1", "part-1-11", "apart-1-1", "score-2", "part-1-1 "])
      expect(isSettleable(type, ""), type).toBe(false);
    expect(isSettleable("part-2-1", "1.5")).toBe(false);
    expect(isSettleable("games-over", "")).toBe(false);
    for (const type of ["games-over", "games-under", "points-over", "points-under"])
      expect(isSettleable(type, "10.5"), type).toBe(true);
    for (const type of [
      "over",
      "under",
      "handicap-1",
      "handicap-2",
      "games-handicap-1",
      "games-handicap-2",
    ])
      expect(isSettleable(type, "-0.75"), type).toBe(true);
    for (const type of [
      "1",
      "X",
      "2",
      "1X",
      "12",
      "2X",
      "both-score-yes",
      "both-score-no",
      "winner-1",
      "winner-2",
    ])
      expect(isSettleable(type, ""), type).toBe(true);
  });
});

describe("selections on halves, goals, corners and cards", () => {
  /** 1:0 at half-time, 2:2 at the end: the second half was 1:2. Five corners to four, three cards to none. */
  const match = at(2, 2, {
    halfTime: { home: 1, away: 0 },
    corners: { home: 5, away: 4 },
    cards: { home: 3, away: 0 },
  });

  it.each([
    ["half-1-1", "", "won"],
    ["half-1-X", "", "lost"],
    ["half-1-2", "", "lost"],
    ["half-2-1", "", "lost"],
    ["half-2-X", "", "lost"],
    ["half-2-2", "", "won"],
    ["half-full-1-X", "", "won"],
    ["half-full-1-1", "", "lost"],
    ["half-full-X-X", "", "lost"],
    ["half-1-over", "0.5", "won"],
    ["half-1-over", "1", "void"],
    ["half-1-under", "1.25", "half-won"],
    ["half-1-under", "0.5", "lost"],
    ["odd", "", "lost"],
    ["even", "", "won"],
    ["score-2-2", "", "won"],
    ["score-2-1", "", "lost"],
    ["score-other", "", "lost"],
    ["corners-over", "8.5", "won"],
    ["corners-over", "9", "void"],
    ["corners-under", "8.5", "lost"],
    ["cards-over", "3.5", "lost"],
    ["cards-under", "3.5", "won"],
    ["cards-under", "2.5", "lost"],
  ] as const)(
    "CPN-25 selection %s %s of a match that ended 2:2 after 1:0 is %s",
    (type, line, state) => {
      expect(settleLeg(type, line, match)).toBe(state);
    },
  );

  it("CPN-25 five goals or more of one side win the selection “any other score”", () => {
    expect(settleLeg("score-other", "", at(4, 4))).toBe("lost");
    expect(settleLeg("score-other", "", at(5, 0))).toBe("won");
    expect(settleLeg("score-other", "", at(1, 6))).toBe("won");
    expect(settleLeg("odd", "", at(0, 1))).toBe("won");
    expect(settleLeg("even", "", at(0, 0))).toBe("won");
    expect(settleLeg("even", "", at(2, 1))).toBe("lost");
    expect(settleLeg("even", "", at(0, 3))).toBe("lost");
  });

  it("CPN-25 selections on half-time, corners or cards are void for a match without those numbers", () => {
    for (const type of ["half-1-1", "half-2-X", "half-full-2-2"])
      expect(settleLeg(type, "", at(2, 2)), type).toBe("void");
    for (const type of ["half-1-over", "corners-under", "cards-over"])
      expect(settleLeg(type, "1.5", at(2, 2)), type).toBe("void");
  });

  it("CPN-25 half, goal, corner and card selections can be settled only by their exact names", () => {
    for (const type of ["half-1-1", "half-2-X", "half-full-X-2", "odd", "even", "score-other"])
      expect(isSettleable(type, ""), type).toBe(true);
    for (const type of ["half-3-1", "half-full-1", "half-1-3", "half-full-1-1-1", "odds"])
      expect(isSettleable(type, ""), type).toBe(false);
    for (const type of ["half-1-over", "corners-under", "cards-over"])
      expect(isSettleable(type, "2.25"), type).toBe(true);
  });
});
