import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findDependentBetRefs,
  formatBetRef,
  isBetBlockedOrUncombinable,
  isBetFinished,
  isBetLive,
  isSameBet,
  markDependentBets,
  parseBetRef,
  parsePriceButtonValue,
} from "~/domain/coupon/bet";
import { betNo, couponBet, resolvedBet } from "../../features/coupon/make";

const bet = couponBet();

describe("bet name", () => {
  it("CPN-26 a bet name consists of game, market, type and line", () => {
    const text = "118600123:1186001230003:over:2.5";
    expect(parseBetRef(text)).toEqual({
      gameId: 118600123,
      marketId: 1186001230003,
      type: "over",
      param: "2.5",
    });
    expect(formatBetRef({ gameId: 1, marketId: 2, type: "X", param: "" })).toBe("1:2:X:");
    expect(parseBetRef("1:2:handicap-1:-0.75")?.param).toBe("-0.75");
    // The longest of each: a safe integer, 24 characters of a type, 12 of a line.
    const longest = `9007199254740991:9007199254740991:${"a".repeat(24)}:12345678.125`;
    expect(
      formatBetRef(parseBetRef(longest) ?? { gameId: 0, marketId: 0, type: "", param: "" }),
    ).toBe(longest);
  });

  it.each([
    ["game", { gameId: 9 }],
    ["market", { marketId: 9 }],
    ["type", { type: "X" }],
    ["line", { param: "2.5" }],
  ])(
    "CPN-26 two bets with a different %s are different bets, whatever their prices and scores",
    (_, patch) => {
      expect(isSameBet(bet, { ...bet, ...patch })).toBe(false);
      expect(isSameBet(bet, couponBet({ coef: "9", scores: "1:0" }))).toBe(true);
    },
  );

  it.each([
    "",
    "1",
    "1:2:X",
    "1:2:X::",
    "1:2:X:2.5:1.85",
    "0:2:X:",
    "01:2:X:",
    "-1:2:X:",
    "1.5:2:X:",
    "1e3:2:X:",
    "9007199254740992:2:X:",
    "99999999999999999:2:X:",
    "1:2::",
    "1:2:a b:",
    "1:2:a_b:",
    "1:2:Ж:",
    `1:2:${"a".repeat(25)}:`,
    "1:2:over:+2.5",
    "1:2:over:2.",
    "1:2:over:.5",
    "1:2:over:1e1",
    "1:2:over:123456789.125",
    " 1:2:X:",
    "1:2:X:\n",
    "1:2:X: ",
    "1:2:over:2.5x",
    "1:2:over:x2.5",
    "1:2:!X:",
    "1:2:X!:",
    "1x:2:X:",
    "x1:2:X:",
    "1:0:X:",
    "__proto__:2:X:",
    `1:2:X:${"1".repeat(500)}`,
  ])("CPN-26 “%s” is rejected as a bet name", (text) => {
    expect(parseBetRef(text)).toBeNull();
  });

  it("CPN-26 a bet name parses back into the bet it was made from", () => {
    fc.assert(
      fc.property(fc.string(), fc.maxSafeNat(), (text, id) => {
        const ref = parseBetRef(text) ?? {
          gameId: id + 1 > Number.MAX_SAFE_INTEGER ? 1 : id + 1,
          marketId: 7,
          type: "1X",
          param: "-2",
        };
        expect(parseBetRef(formatBetRef(ref))).toEqual(ref);
      }),
    );
  });

  it("ODD-04 the value of a price button needs a price above 1, which is read without trailing zeros", () => {
    expect(parsePriceButtonValue("1:2:over:2.5:1.850")).toEqual({
      ref: { gameId: 1, marketId: 2, type: "over", param: "2.5" },
      coef: "1.85",
    });
    expect(parsePriceButtonValue("1:2:X::3")?.coef).toBe("3");
    for (const text of [
      "1:2:X::1",
      "1:2:X::0.5",
      "1:2:X::1e2",
      "1:2:X:",
      "1:2:X:1.85",
      "1:2:X::1.85:",
      ":",
      "",
    ]) {
      expect(parsePriceButtonValue(text)).toBeNull();
    }
  });
});

describe("bet status", () => {
  it("CPN-04 a bet is locked when it is blocked, dependent or banned from accumulators", () => {
    expect(isBetBlockedOrUncombinable(resolvedBet(bet))).toBe(false);
    expect(isBetBlockedOrUncombinable(resolvedBet(bet, { isBlocked: true }))).toBe(true);
    expect(isBetBlockedOrUncombinable(resolvedBet(bet, { isDepend: true }))).toBe(true);
    expect(isBetBlockedOrUncombinable(resolvedBet(bet, { isBannedExpress: true }))).toBe(true);
  });

  it("CPN-04 a bet is finished when it is flagged as finished or its game has status 4", () => {
    expect(isBetFinished(resolvedBet(bet))).toBe(false);
    expect(isBetFinished(resolvedBet(bet, { isFinished: true }))).toBe(true);
    expect(isBetFinished(resolvedBet(bet, { gameStatusId: 4 }))).toBe(true);
  });

  it("CPN-04 an unfinished bet is live by its game time, live flag, game status 2 or 3, or live market", () => {
    expect(isBetLive(resolvedBet(bet))).toBe(false);
    expect(isBetLive(resolvedBet(bet, { gameStatusId: 4, gameTimeSec: 5400 }))).toBe(false);
    const signs = [
      { gameTimeSec: 0 },
      { isLiveInLive: true },
      { gameStatusId: 2 },
      { gameStatusId: 3 },
    ];
    for (const sign of signs) {
      expect(isBetLive(resolvedBet(bet, sign))).toBe(true);
      expect(isBetLive(resolvedBet(bet, { ...sign, isFinished: true }))).toBe(false);
    }
    expect(isBetLive(resolvedBet(bet, {}, { isLive: true }))).toBe(true);
  });
});

describe("dependent bets", () => {
  it("CPN-05 bets that share a game are dependent, except those the platform did not find", () => {
    const other = couponBet({ marketId: 1186001230009, type: "over", param: "2.5" });
    const bets = [bet, betNo(1), other];
    expect(findDependentBetRefs(bets, 1)).toEqual([bet, other]);
    const marked = markDependentBets(bets, [resolvedBet(bet), resolvedBet(betNo(1)), null], 1);
    expect(marked.map((one) => one?.isDepend)).toEqual([true, false, undefined]);
  });

  it("CPN-05 a bet that the platform marks as dependent stays dependent on its own", () => {
    expect(markDependentBets([bet], [resolvedBet(bet, { isDepend: true })], 1)[0]?.isDepend).toBe(
      true,
    );
    expect(markDependentBets([bet], [], 1)).toEqual([null]);
  });
});
