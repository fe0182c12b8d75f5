import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GameState, PushedGame } from "~/domain/feed/game";
import { MarketSnapshots } from "~/features/push/market-snapshots";

const game = (
  markets: Record<number, [string, boolean]>,
  rest: Partial<GameState> = {},
): GameState => ({
  status: "line",
  scores: null,
  minute: null,
  period: null,
  markets: new Map(
    Object.entries(markets).map(([id, [coef, isOpen]]) => [Number(id), { coef, isOpen }]),
  ),
  ...rest,
});
const watched = { gameId: 5, markets: [51, 52] };

describe("market snapshots", () => {
  it("CPN-19 a reader gets everything at first, then only the changes of the markets it watches", () => {
    const book = new MarketSnapshots();
    expect(book.changesSince(watched, 0)).toBeNull();
    book.take(5, "a", game({ 51: ["1.5", true], 52: ["2.5", true], 53: ["9", true] }), 2);
    expect(book.changesSince(watched, 0)?.markets).toEqual([
      [51, "1.5", 1],
      [52, "2.5", 1],
    ]);
    expect(book.changesSince(watched, 2)).toBeNull();
    book.take(5, "b", game({ 51: ["1.5", true], 52: ["2.6", false], 53: ["8", true] }), 3);
    expect(book.changesSince(watched, 2)?.markets).toEqual([[52, "2.6", 0]]);
    // Another reader's price alone is no news.
    book.take(5, "c", game({ 51: ["1.5", true], 52: ["2.6", false], 53: ["7", true] }), 4);
    expect(book.changesSince(watched, 3)).toBeNull();
    expect(book.version(5)).toBe("c");
  });

  it("CPN-19 a reader gets score and minute changes without prices, and closed prices at the end of a game", () => {
    const book = new MarketSnapshots();
    book.take(5, "a", game({ 51: ["1.5", true], 52: ["2.5", true] }), 2);
    const live = { status: "live", scores: "0:0", minute: 3, period: "first-half" } as const;
    book.take(5, "b", game({ 51: ["1.5", true], 52: ["2.5", true] }, live), 3);
    expect(book.changesSince(watched, 2)).toEqual({ id: 5, ...live, markets: [] });
    book.take(5, "c", null, 4);
    expect(book.changesSince(watched, 3)).toMatchObject({
      status: "over",
      markets: [
        [51, null, 0],
        [52, null, 0],
      ],
    });
  });

  it("CPN-19 a market that is not offered is sent as closed and opens once it is offered", () => {
    const book = new MarketSnapshots();
    book.take(5, "a", game({ 51: ["1.5", true] }), 2);
    expect(book.changesSince(watched, 0)?.markets).toEqual([
      [51, "1.5", 1],
      [52, null, 0],
    ]);
    book.take(5, "b", game({ 51: ["1.5", true] }, { minute: 4 }), 3);
    expect(book.changesSince(watched, 2)?.markets).toEqual([]);
    book.take(5, "c", game({ 51: ["1.5", true], 52: ["3", true] }, { minute: 4 }), 4);
    expect(book.changesSince(watched, 3)?.markets).toEqual([[52, "3", 1]]);
  });

  it("CPN-19 a reader that listens only at times ends with the same prices as a reader that misses nothing", () => {
    const state = fc.record({
      markets: fc.dictionary(
        fc.constantFrom("51", "52", "53"),
        fc.tuple(fc.constantFrom("1.5", "2", "3.25"), fc.boolean()),
      ),
      minute: fc.option(fc.integer({ min: 1, max: 3 })),
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(state, fc.boolean()), { minLength: 1, maxLength: 15 }),
        (steps) => {
          const book = new MarketSnapshots();
          const shown = new Map<number, readonly [string | null, number]>();
          let minute: number | null = null;
          let since = 0;
          const hear = (news: PushedGame | null) => {
            for (const [id, coef, isOpen] of news?.markets ?? []) shown.set(id, [coef, isOpen]);
            if (news) minute = news.minute;
          };
          steps.forEach(([{ markets, minute: at }, isListening], n) => {
            book.take(5, String(n), game(markets, { minute: at }), n + 1);
            if (!isListening) return;
            hear(book.changesSince(watched, since));
            since = n + 1;
          });
          hear(book.changesSince(watched, since));
          const last = steps.at(-1)?.[0];
          expect(minute).toBe(last?.minute);
          for (const id of watched.markets) {
            const [coef, isOpen] = last?.markets[id] ?? [null, false];
            expect(shown.get(id)).toEqual([coef, isOpen ? 1 : 0]);
          }
        },
      ),
    );
  });

  it("CPN-19 an unwatched game is forgotten and sent in full when watched again", () => {
    const book = new MarketSnapshots();
    book.take(5, "a", game({ 51: ["1.5", true] }), 2);
    book.keep(new Set());
    expect(book.version(5)).toBeNull();
    book.take(5, "a", game({ 51: ["1.5", true] }), 7);
    expect(book.changesSince(watched, 6)?.markets).toHaveLength(2);
  });
});
