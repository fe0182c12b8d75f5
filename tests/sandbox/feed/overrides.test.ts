import { describe, expect, it } from "vitest";
import { footballDataFeed } from "~sandbox/feed";
import { marketId } from "~sandbox/feed/markets";
import type { GameOverride } from "~sandbox/feed/types";

const feed = footballDataFeed("tests/fixtures/football-data/E0.csv");
const kickOff = Date.parse("2024-08-16T19:00:00Z");
const minute = 60_000;
// Manchester United – Fulham: 0-0 at half-time, 1-0 at the end.
const id = feed.games({ status: "line" }, kickOff - minute)[0]?.id ?? 0;
const see = (at: number, override: GameOverride) => feed.game(id, at, override);
const list = (status: "line" | "live" | "finished", at: number, override: GameOverride) =>
  feed.games({ status }, at, new Map([[id, override]])).map((game) => game.id);

describe("game overrides", () => {
  it("SBX-05 SBX-02 an overridden score shows at once, in play and as the result", () => {
    const score = { home: 3, away: 3 };
    const live = see(kickOff + 20 * minute, { score });
    expect(live?.score).toEqual(score);
    expect(live?.markets.find(({ type }) => type === "both-score-yes")?.isBlocked).toBe(true);
    expect(live?.markets.some(({ type, isBlocked }) => type === "1" && !isBlocked)).toBe(true);
    expect(see(kickOff + 120 * minute, { score })).toMatchObject({
      score,
      halfTime: { home: 0, away: 0 },
      status: "finished",
    });
    expect(see(kickOff - minute, { score })?.score).toBeNull();
  });

  it("SBX-05 a game finished early has the stated result, or its own if none is stated", () => {
    const early = see(kickOff + 10 * minute, { status: "finished", score: { home: 0, away: 2 } });
    expect(early).toMatchObject({
      status: "finished",
      score: { home: 0, away: 2 },
      markets: [],
      minute: null,
    });
    expect(see(kickOff + 10 * minute, { status: "finished" })?.score).toEqual({ home: 1, away: 0 });
  });

  it("SBX-05 CPN-25 a voided game finishes without a score, whatever else is overridden", () => {
    const override = { isVoid: true, score: { home: 1, away: 0 } } as const;
    const during = see(kickOff + 10 * minute, override);
    expect(during).toMatchObject({ status: "finished", score: null, halfTime: null, markets: [] });
    expect(list("finished", kickOff - minute, override)).toEqual([id]);
    expect(list("line", kickOff - minute, override)).not.toContain(id);
  });

  it("SBX-05 a game is listed under its overridden status", () => {
    const before = kickOff - 60 * minute;
    expect(list("live", before, { status: "live" })).toEqual([id]);
    expect(list("line", before, { status: "live" })).not.toContain(id);
    expect(list("finished", before, { status: "finished" })).toEqual([id]);
    expect(list("line", kickOff + 300 * minute, { status: "line" })[0]).toBe(id);
    expect(see(before, { status: "live" })).toMatchObject({
      minute: 1,
      gameTimeSec: 0,
      score: { home: 0, away: 0 },
    });
    expect(see(kickOff + 300 * minute, { status: "line" })).toMatchObject({
      score: null,
      minute: null,
    });
  });

  it("SBX-05 an overridden price or block replaces the computed one and leaves the other value alone", () => {
    const market = marketId(id, { type: "X", param: null });
    const overlaid = (at: number, laid: { coef?: string; isBlocked?: boolean }) =>
      see(at, { markets: new Map([[market, laid]]) })?.markets.find((found) => found.id === market);
    for (const at of [kickOff - minute, kickOff + 10 * minute]) {
      const computed = feed.game(id, at)?.markets.find((found) => found.id === market);
      expect(overlaid(at, { coef: "7.123" })).toEqual({ ...computed, coef: "7.123" });
      expect(overlaid(at, { isBlocked: true })).toEqual({ ...computed, isBlocked: true });
    }
    expect(
      see(kickOff + 200 * minute, { markets: new Map([[market, { coef: "7.123" }]]) })?.markets,
    ).toEqual([]);
  });

  it("SBX-05 an override adds an outcome that the feed does not offer", () => {
    const market = marketId(id, { type: "over", param: 9.5 });
    const laid = new Map([
      [market, { coef: "15.5", isBlocked: false }],
      [marketId(id + 1, { type: "1", param: null }), { coef: "2" }],
    ]);
    const markets = see(kickOff - minute, { markets: laid })?.markets ?? [];
    expect(markets.find((found) => found.id === market)).toEqual({
      id: market,
      type: "over",
      param: 9.5,
      coef: "15.5",
      isBlocked: false,
    });
    expect(markets).toHaveLength((feed.game(id, kickOff - minute)?.markets.length ?? 0) + 1);
  });
});
