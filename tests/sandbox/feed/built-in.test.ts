import { describe, expect, it } from "vitest";
import { builtInFeed } from "~sandbox/feed";
import type { GameSnapshot } from "~sandbox/feed/types";
import { plain } from "./plain";

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse("2026-03-14T09:10:11Z");
const feed = builtInFeed();

describe("built-in feed", () => {
  it("SBX-02 the built-in feed has live games of at least three sports at any moment", () => {
    for (let at = now; at < now + 2 * day; at += 7 * 60_000) {
      const live = feed.games({ status: "live" }, at);
      const sports = new Set(live.map(({ champ }) => champ.sport.slug));
      expect(sports.size).toBeGreaterThanOrEqual(3);
    }
  });

  it("SBX-02 every club of a built-in football league has 8 to 10 games in the next 30 days", () => {
    const line = feed.games({ status: "line", champId: 118587 }, now);
    const games = new Map<string, number>();
    for (const { home, away } of line)
      for (const { en } of [home, away]) games.set(en, (games.get(en) ?? 0) + 1);
    expect(Math.min(...games.values())).toBeGreaterThanOrEqual(8);
    expect(Math.max(...games.values())).toBeLessThanOrEqual(10);
  });

  it("SBX-02 the built-in feed has upcoming games for 30 days and results for 60, in at least six leagues", () => {
    const line = feed.games({ status: "line" }, now);
    expect(line.every((game, nth) => game.startsAt >= (line[nth - 1]?.startsAt ?? now))).toBe(true);
    expect(line.some((game) => game.startsAt < now + hour)).toBe(true);
    expect(line.at(-1)?.startsAt).toBeGreaterThan(now + 29.9 * day);
    expect(line.at(-1)?.startsAt).toBeLessThanOrEqual(now + 30 * day);
    const results = feed.games({ status: "finished" }, now);
    expect(results.at(-1)?.startsAt).toBeLessThan(now - 59.9 * day);
    const some = results.filter((_, nth) => nth % 20 === 0);
    expect(some.every((game) => game.score !== null || game.ending === "walkover")).toBe(true);
    const count = feed.counts("line", now);
    for (const { id, sport } of feed.champs) {
      if (sport.slug === "marbles") expect(count.get(id)).toBeUndefined();
      else expect(count.get(id)).toBe(line.filter((game) => game.champ.id === id).length);
    }
    expect(feed.champs.length).toBeGreaterThanOrEqual(6);
  });

  it("SBX-02 the built-in feed gives every process the same games, whatever was requested before", () => {
    const other = builtInFeed();
    other.games({ status: "line", limit: 50 }, now + 5 * day);
    other.games({ limit: 100 }, now - day);
    const text = (source: typeof feed) =>
      JSON.stringify(source.games({ limit: 60 }, now).map(plain));
    expect(text(other)).toBe(text(feed));
    const [live] = feed.games({ status: "live" }, now);
    expect(plain(feed.game(live?.id ?? 0, now))).toEqual(plain(live));
  });

  it("SBX-02 the built-in feed finds a game by its id, long past or far ahead", () => {
    for (const at of [now - 60 * day, now - 400 * day, now + 29 * day]) {
      const [game] = feed.games({ status: "live" }, at);
      const seen = feed.game(game?.id ?? 0, now);
      expect([seen?.home, seen?.startsAt]).toEqual([game?.home, game?.startsAt]);
      expect(seen?.status).toBe(at < now ? "finished" : "line");
      expect(feed.gameOfMarket(game?.markets[0]?.id ?? 0)).toBe(game?.id);
    }
    expect([feed.game(1, now), feed.game(-1, now), feed.game(1.5, now)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("SBX-02 no club of the built-in feed plays two games at once or against itself", () => {
    const free = new Map<string, number>();
    const games = [...feed.games({ status: "finished", limit: 3000 }, now)].reverse();
    for (const game of games) {
      expect(game.home.en).not.toBe(game.away.en);
      for (const club of [game.home.en, game.away.en]) {
        const name = `${game.champ.id} ${club}`;
        expect(game.startsAt).toBeGreaterThan(free.get(name) ?? 0);
        free.set(name, game.endsAt);
      }
    }
  });

  it("SBX-02 each pair of clubs in a built-in league meets twice a season, once at each ground", () => {
    const seen = new Map<string, number>();
    const champId = 96463;
    const games = [0, 59, 118].flatMap((ago) => {
      const [from, until] = [now - (ago + 59) * day, now - ago * day];
      return feed.games({ status: "finished", champId, from, until }, now);
    });
    for (const game of games.slice(0, 18 * 17)) {
      const pair = `${game.home.en} ${game.away.en}`;
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }
    // 306 matches in a row of an 18-club league: every ordered pair once.
    expect(seen.size).toBe(306);
    expect(Math.max(...seen.values())).toBe(1);
  });

  it("SBX-02 pre-match prices of the built-in feed move in small steps, at most every two minutes", () => {
    const game = feed.games({ status: "line", champId: 118587 }, now)[20];
    const prices = Array.from({ length: 240 }, (_, nth) => {
      const view = feed.game(game?.id ?? 0, now + nth * 30_000);
      return Number(view?.markets.find((market) => market.type === "1")?.coef);
    });
    expect(new Set(prices).size).toBeGreaterThan(3);
    const moves = prices.slice(1).map((price, nth) => Math.abs(price / (prices[nth] ?? 1) - 1));
    expect(Math.max(...moves)).toBeLessThan(0.05);
    expect(moves.filter((move) => move > 0).length).toBeLessThanOrEqual(60);
  });

  it("SBX-02 built-in football has realistic goal counts, and its prices lose a backer about the margin", () => {
    const games = [0, 60, 120, 180].flatMap((ago) =>
      feed.games({ status: "finished", sport: "football" }, now - ago * day),
    );
    expect(games.length).toBeGreaterThan(4000);
    const share = (test: (game: GameSnapshot) => boolean) =>
      games.filter(test).length / games.length;
    const goals =
      games.reduce((sum, { score }) => sum + (score?.home ?? 0) + (score?.away ?? 0), 0) /
      games.length;
    expect(goals).toBeGreaterThan(2.4);
    expect(goals).toBeLessThan(3.1);
    expect(share(({ score }) => (score?.home ?? 0) > (score?.away ?? 0))).toBeGreaterThan(0.38);
    expect(share(({ score }) => score?.home === score?.away)).toBeGreaterThan(0.18);
    // Backing every home side at its last price loses about the margin, not more and not less.
    const stakes = games.slice(0, 1500).map((game) => {
      const price = feed
        .game(game.id, game.startsAt - 1)
        ?.markets.find((market) => market.type === "1")?.coef;
      return (game.score?.home ?? 0) > (game.score?.away ?? 0) ? Number(price) : 0;
    });
    const back = stakes.reduce((a, b) => a + b, 0) / stakes.length;
    expect(back).toBeGreaterThan(0.85);
    expect(back).toBeLessThan(1.06);
  });

  it("ODD-04 SBX-02 every price of the built-in feed is within its bounds", () => {
    for (const game of feed.games({ limit: 150 }, now)) {
      for (const market of game.markets) {
        expect(market.coef).toMatch(/^\d{1,3}(\.\d{1,3})?$/);
        expect(Number(market.coef)).toBeGreaterThan(1.01);
      }
      expect(new Set(game.markets.map((market) => market.id)).size).toBe(game.markets.length);
    }
  });

  it("SBX-02 the built-in feed names leagues in English, Russian and Arabic, and finds clubs by part of a name", () => {
    for (const champ of feed.champs)
      expect([champ.name.en, champ.name["ru"], champ.name["ar"]]).not.toContain(undefined);
    const found = feed.games({ status: "line", team: "манчестер", isCyber: false }, now);
    expect(
      new Set(
        found
          .flatMap((game) => [game.home.en, game.away.en])
          .filter((name) => name.startsWith("Manchester")),
      ),
    ).toEqual(new Set(["Manchester City", "Manchester United"]));
    expect(feed.games({ status: "line", team: "ATLETICO madrid" }, now).length).toBeGreaterThan(0);
    expect(feed.games({ status: "line", team: "no such club" }, now)).toEqual([]);
  });

  it("SBX-02 the built-in feed lists live games, then upcoming ones, then results, up to a limit", () => {
    const live = feed.games({ status: "live" }, now).length;
    const games = feed.games({ limit: live + 5000 }, now);
    const turns = games
      .map((game) => game.status)
      .filter((status, nth, all) => status !== all[nth - 1]);
    expect(turns).toEqual(["live", "line", "finished"]);
    expect(games).toHaveLength(live + 5000);
    expect(feed.games({ limit: 3 }, now)).toHaveLength(3);
    expect(feed.games({ limit: 0 }, now)).toEqual([]);
  });
});
