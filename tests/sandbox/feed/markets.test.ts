import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marketTypeHasLine } from "~/domain/coupon/returns/line-margins";
import { gameIdLimit, marketId, parseMarketId } from "~sandbox/feed/markets";
import { type MarketType, marketTypes } from "~sandbox/feed/types";

const outcome = fc
  .record({ type: fc.constantFrom(...marketTypes), quarters: fc.integer({ min: -196, max: 196 }) })
  .map(({ type, quarters }) => {
    const isTotal = /over$|under$/.test(type);
    // Totals of one set or map have halves alone: 0.5 to 49.5.
    if (type.startsWith("part-") && isTotal)
      return { type, param: Math.floor(Math.abs(quarters) / 4) + 0.5 };
    return {
      type,
      param: marketTypeHasLine(type) ? (isTotal ? Math.abs(quarters) + 1 : quarters) / 4 : null,
    };
  })
  .filter(({ param }) => param === null || param <= 49);
const gameId = fc.integer({ min: 1, max: gameIdLimit - 1 });

describe("market ids", () => {
  it("SBX-02 a market id parses back into its game, type and line", () => {
    fc.assert(
      fc.property(gameId, outcome, (game, bet) => {
        const id = marketId(game, bet);
        expect(Number.isSafeInteger(id)).toBe(true);
        expect(parseMarketId(id)).toEqual({ gameId: game, ...bet });
      }),
    );
  });

  it("SBX-02 different bets have different market ids", () => {
    fc.assert(
      fc.property(gameId, outcome, gameId, outcome, (oneGame, one, otherGame, other) => {
        const isSame =
          oneGame === otherGame && one.type === other.type && one.param === other.param;
        expect(marketId(oneGame, one) === marketId(otherGame, other)).toBe(isSame);
      }),
    );
  });

  it("SBX-02 any number can be parsed as a market id without an error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.maxSafeInteger()), (id) => {
        const read = parseMarketId(id);
        if (read) expect(marketId(read.gameId, read)).toBe(id);
      }),
    );
    expect([
      parseMarketId(0),
      parseMarketId(-5),
      parseMarketId(1.5),
      parseMarketId(Number.NaN),
    ]).toEqual([null, null, null, null]);
  });

  it("SBX-02 the market id of a type and line never changes", () => {
    // The last four digits of ids as they have been given out.
    const codes: readonly (readonly [MarketType, number | null, number])[] = [
      ["1", null, 0],
      ["X", null, 400],
      ["2", null, 800],
      ["1X", null, 1200],
      ["over", 2.5, 2610],
      ["under", 2.5, 3010],
      ["handicap-1", -1, 3396],
      ["handicap-2", 1, 3804],
      ["both-score-no", null, 4400],
      ["winner-1", null, 4800],
      ["part-5-2", null, 4811],
      ["score-2-0", null, 4812],
      ["score-0-3", null, 4821],
      ["half-1-1", null, 4822],
      ["even", null, 4838],
      ["score-other", null, 4854],
      ["half-1-over", 0.5, 101],
      ["corners-over", 9.5, 937],
      ["cards-under", 3.5, 2113],
      ["over", 49.5, 5000],
      ["games-over", 22.5, 6289],
      ["games-handicap-2", 0, 7596],
      ["points-under", 82.5, 8929],
    ];
    for (const [type, param, code] of codes)
      expect([type, marketId(7, { type, param }) % 10_000]).toEqual([type, code]);
  });
});
