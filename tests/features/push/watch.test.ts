import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  maxGamesPerWatch,
  maxMarketsPerWatch,
  maxWatchTextChars,
  mergeShownMarkets,
  parseWatch,
  serializeWatch,
} from "~/features/push/watch";

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const pages = fc.uniqueArray(fc.tuple(id, fc.uniqueArray(id, { minLength: 1, maxLength: 6 })), {
  selector: ([game]) => game,
  maxLength: 20,
});

const mapOf = (page: readonly (readonly [number, readonly number[]])[]) =>
  new Map(page.map(([game, markets]) => [game, new Set(markets)]));

describe("watch text", () => {
  it("CPN-19 a watch text contains every game and market of a page, whatever their ids and order", () => {
    fc.assert(
      fc.property(pages, (page) => {
        const read = parseWatch(serializeWatch(mapOf(page)));
        const ascending = (numbers: readonly number[]) =>
          [...numbers].sort((one, other) => one - other);
        expect(read).toEqual(
          [...page]
            .sort(([one], [other]) => one - other)
            .map(([gameId, markets]) => ({ gameId, markets: ascending(markets) })),
        );
      }),
    );
  });

  it("CPN-19 pages with the same prices have the same watch text", () => {
    const one = mapOf([
      [7, [72, 71]],
      [5, [51]],
    ]);
    const other = mapOf([
      [5, [51]],
      [7, [71, 72]],
    ]);
    expect(serializeWatch(one)).toBe(serializeWatch(other));
    expect(serializeWatch(one)).toBe("5.1f_7.1z.1");
  });

  it("CPN-19 a watch text is limited in length, games and markets, and keeps the first games", () => {
    const many = mapOf(
      Array.from({ length: 400 }, (_, n) => [900_000_000_000 - n, [9e15 - n * 10, 9e15 - n]]),
    );
    const text = serializeWatch(many);
    const read = parseWatch(text);
    expect(text.length).toBeLessThanOrEqual(maxWatchTextChars);
    expect(read?.length).toBeGreaterThan(100);
    expect(read?.length).toBeLessThanOrEqual(maxGamesPerWatch);
    expect(read?.at(-1)?.gameId).toBe(900_000_000_000);
    const wide = parseWatch(
      serializeWatch(mapOf([[1, Array.from({ length: 2000 }, (_, n) => n + 1)]])),
    );
    expect(wide?.[0]?.markets).toHaveLength(maxMarketsPerWatch);
  });

  it("SEC-06 a malformed or oversized watch text is rejected", () => {
    expect(parseWatch("")).toEqual([]);
    for (const text of [
      "5",
      "5.",
      "0.1",
      "5.0",
      "5.1_5.2",
      "7.1_5.1",
      "5.1__7.1",
      "5.-1",
      "5.1 ",
      "Ab.1",
      "a.zzzzzzzzzzzz",
    ])
      expect(parseWatch(text), text).toBeNull();
    expect(parseWatch("5.zzzzzzzzzzz.zzzzzzzzzzz")).toBeNull();
    expect(parseWatch(`5${".1".repeat(maxMarketsPerWatch + 1)}`)).toBeNull();
    expect(parseWatch(`5.1${"_".repeat(maxWatchTextChars)}`)).toBeNull();
    const games = Array.from(
      { length: maxGamesPerWatch + 1 },
      (_, n) => `${(n + 1).toString(36)}.1`,
    ).join("_");
    expect(parseWatch(games)).toBeNull();
  });

  it("CPN-19 several tabs share one watch text of everything they show", () => {
    const tabs = [
      mapOf([[7, [71]]]),
      mapOf([
        [5, [51]],
        [7, [72]],
      ]),
    ];
    expect(serializeWatch(mergeShownMarkets(tabs))).toBe("5.1f_7.1z.1");
  });
});
