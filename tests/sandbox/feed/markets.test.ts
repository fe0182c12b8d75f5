import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLined } from "~/domain/coupon/returns/outcomes";
import { gameIdLimit, marketId, readMarketId } from "~/sandbox/feed/markets";
import { marketTypes } from "~/sandbox/feed/types";

const outcome = fc
  .record({ type: fc.constantFrom(...marketTypes), quarters: fc.integer({ min: -196, max: 196 }) })
  .map(({ type, quarters }) => {
    const isTotal = /over$|under$/.test(type);
    return {
      type,
      param: isLined(type) ? (isTotal ? Math.abs(quarters) + 1 : quarters) / 4 : null,
    };
  })
  .filter(({ param }) => param === null || param <= 49);
const gameId = fc.integer({ min: 1, max: gameIdLimit - 1 });

describe("market ids", () => {
  it("SBX-02 stand for a game, type and line, there and back", () => {
    fc.assert(
      fc.property(gameId, outcome, (game, bet) => {
        const id = marketId(game, bet);
        expect(Number.isSafeInteger(id)).toBe(true);
        expect(readMarketId(id)).toEqual({ gameId: game, ...bet });
      }),
    );
  });

  it("SBX-02 differ for different bets", () => {
    fc.assert(
      fc.property(gameId, outcome, gameId, outcome, (oneGame, one, otherGame, other) => {
        const isSame =
          oneGame === otherGame && one.type === other.type && one.param === other.param;
        expect(marketId(oneGame, one) === marketId(otherGame, other)).toBe(isSame);
      }),
    );
  });

  it("SBX-02 are read from any number without error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.maxSafeInteger()), (id) => {
        const read = readMarketId(id);
        if (read) expect(marketId(read.gameId, read)).toBe(id);
      }),
    );
    expect([
      readMarketId(0),
      readMarketId(-5),
      readMarketId(1.5),
      readMarketId(Number.NaN),
    ]).toEqual([null, null, null, null]);
  });
});
