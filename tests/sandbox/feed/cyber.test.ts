import { describe, expect, it } from "vitest";
import { settleLeg } from "~/domain/coupon/returns/settle-leg";
import { builtInFeed } from "~sandbox/feed";
import type { GameSnapshot, PricedOutcome } from "~sandbox/feed/types";

const feed = builtInFeed();
const now = Date.parse("2026-03-14T09:10:11Z");
const minute = 60_000;
const disciplines = ["counter-strike", "dota-2", "league-of-legends", "valorant", "fifa"] as const;
const champs = feed.champs.filter(({ cyber }) => cyber !== undefined);

/** Markets of which one of the two must win, by the first one's type. */
const pairs: Readonly<Record<string, string>> = {
  "1": "2",
  over: "under",
  "points-over": "points-under",
  "part-1-1": "part-1-2",
  "part-1-over": "part-1-under",
  "part-2-over": "part-2-under",
  "handicap-1": "handicap-2",
};

interface Pair {
  readonly one: PricedOutcome;
  readonly other: PricedOutcome;
}

/** Complete pairs of a game's offer on half lines, which are won or lost; `1` and `2` are none beside a draw. */
function pairsOf(markets: readonly PricedOutcome[]): Pair[] {
  const hasDraw = markets.some(({ type }) => type === "X");
  return markets.flatMap((one) => {
    if ((hasDraw && one.type === "1") || Math.abs((one.param ?? 0.5) % 1) !== 0.5) return [];
    const line = one.type === "handicap-1" ? 0 - (one.param ?? 0) : one.param;
    const other = markets.find(({ type, param }) => type === pairs[one.type] && param === line);
    return other && !one.isBlocked && !other.isBlocked ? [{ one, other }] : [];
  });
}

/** Last prices before a game's start, which are those of its true chances. */
const closing = (game: GameSnapshot) => feed.game(game.id, game.startsAt - 1)?.markets ?? [];

describe("esports of the built-in feed", () => {
  it("the built-in feed has scheduled, simulated and video championships of every esports discipline", () => {
    for (const slug of disciplines) {
      const own = champs.filter(({ sport }) => sport.slug === slug);
      expect([slug, new Set(own.map(({ cyber }) => cyber?.kind))]).toEqual([
        slug,
        new Set(["real", "virtual"]),
      ]);
      expect(own.some(({ cyber }) => cyber?.hasVideo)).toBe(true);
    }
  });

  it("the built-in feed always has a simulated match of every discipline that starts within 20 minutes", () => {
    for (const champ of champs.filter(({ cyber }) => cyber?.kind === "virtual")) {
      for (let hour = 0; hour < 24; hour += 3) {
        const at = now + hour * 60 * minute;
        const [next] = feed.games({ status: "line", champId: champ.id, limit: 1 }, at);
        expect((next?.startsAt ?? 0) - at).toBeLessThanOrEqual(20 * minute);
        expect(closing(next as GameSnapshot).length).toBeGreaterThan(5);
      }
    }
  });

  it("the feed lists esports and other sports separately on request", () => {
    const all = feed.games({ status: "line" }, now);
    const apart = [true, false].flatMap((isCyber) => feed.games({ status: "line", isCyber }, now));
    expect(apart.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    expect(all.filter(({ champ }) => champ.cyber).length).toBeGreaterThan(20);
  });

  it.each(disciplines)(
    "%s: two esports outcomes that exclude each other hold the margin of 6 %",
    (sport) => {
      const games = feed.games({ status: "line", sport, limit: 40 }, now);
      const found = games.flatMap(({ markets }) => pairsOf(markets));
      expect(found.length).toBeGreaterThan(100);
      for (const { one, other } of found) {
        const coefs = [Number(one.coef), Number(other.coef)];
        // At short prices less than the whole margin is taken.
        if (Math.min(...coefs) < 1.1) continue;
        const sum = coefs.reduce((all, coef) => all + 1 / coef, 0);
        // A price is cut to two decimals, above 10 to one.
        const cut = coefs.reduce((all, coef) => all + (coef < 10 ? 0.01 : 0.5) / coef ** 2, 0);
        expect(sum).toBeGreaterThan(1.0599);
        expect(sum).toBeLessThan(1.06 + cut + 0.001);
      }
    },
  );

  it.each(disciplines)(
    "%s: esports matches end as often as priced, within 4 standard errors",
    (sport) => {
      const games = feed
        .games({ status: "finished", sport, limit: 1200 }, now)
        .filter(({ final }) => final !== null);
      expect(games.length).toBeGreaterThan(1000);
      const tally = new Map<string, { n: number; ahead: number; variance: number }>();
      for (const game of games) {
        // One line a type and match, so that the trials are independent.
        const seen = new Set<string>();
        for (const { one, other } of pairsOf(closing(game))) {
          const param = one.param === null ? "" : String(one.param);
          const state = settleLeg(one.type, param, game.final);
          if (seen.has(one.type) || (state !== "won" && state !== "lost")) continue;
          seen.add(one.type);
          const [a, b] = [1 / Number(one.coef), 1 / Number(other.coef)];
          const chance = a / (a + b);
          const { n, ahead, variance } = tally.get(one.type) ?? { n: 0, ahead: 0, variance: 0 };
          tally.set(one.type, {
            n: n + 1,
            ahead: ahead + (state === "won" ? 1 : 0) - chance,
            variance: variance + chance * (1 - chance),
          });
        }
      }
      expect(tally.size).toBeGreaterThan(sport === "fifa" ? 1 : 5);
      for (const [type, { ahead, variance }] of tally)
        expect([type, Math.abs(ahead) / Math.sqrt(variance) < 4]).toEqual([type, true]);
    },
  );
});
