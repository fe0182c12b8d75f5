import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { builtInFeed, footballDataFeed } from "~sandbox/feed";
import type { Feed } from "~sandbox/feed/types";
import { openSandboxWithFeed } from "~sandbox/open";
import { expressIdsAt, expressLegs } from "~sandbox/services/coupons/expresses";
import { Bed } from "./support/bed";

const day = 86_400_000;
const slot = 600_000;
const monday = Date.parse("2026-03-02T00:00:00.000Z");
const path = "/coupon-api/v1/expresses";
const builtIn = builtInFeed();

interface Offered {
  readonly id: number;
  readonly isLive: boolean;
  readonly coef: string;
  readonly bets: {
    gameId: number;
    marketId: number;
    gameStatusId: number;
    expressId: number;
    market: { coef: string; name: string };
  }[];
}

/** The product of prices in thousandths, exact. */
function product(coefs: readonly string[]): number {
  const scaled = coefs.map((coef) => BigInt(Math.round(Number(coef) * 1000)));
  return Number(scaled.reduce((all, one) => all * one, 1n)) / 1000 ** coefs.length;
}

describe("legs of an accumulator of the day", () => {
  const feeds: [string, Feed, number][] = [
    ["built in", builtIn, monday],
    [
      "of files",
      footballDataFeed("tests/fixtures/football-data"),
      Date.parse("2024-08-15T00:00:00.000Z"),
    ],
  ];

  it.each(feeds)(
    "CPN-24 SBX-02 an accumulator of the day has 3 to 5 legs of different games on later days (feed %s)",
    (_, feed, from) => {
      for (let n = 0; n < 10; n++) {
        const now = from + n * day + 5 * slot;
        const [id] = expressIdsAt(now);
        const legs = expressLegs(feed, id);
        expect([3, 4, 5]).toContain(legs.length);
        expect(new Set(legs.map(({ gameId }) => gameId)).size).toBe(legs.length);
        const views = legs.map(({ gameId }) => feed.game(gameId, now));
        for (const view of views)
          expect(view?.startsAt).toBeGreaterThanOrEqual(from + (n + 1) * day);
        const coefs = legs.map(
          ({ marketId }, at) => views[at]?.markets.find(({ id }) => id === marketId)?.coef ?? "0",
        );
        expect(product(coefs)).toBeGreaterThanOrEqual(3);
        expect(product(coefs)).toBeLessThanOrEqual(15);
      }
    },
  );

  it("CPN-24 the accumulator of the day changes daily before matches and every ten minutes in play", () => {
    const [line, live] = expressIdsAt(monday + 1);
    expect(expressIdsAt(monday + slot - 1)).toEqual([line, live]);
    expect(expressIdsAt(monday + slot)).toEqual([line, live + 2]);
    expect(expressIdsAt(monday + day - 1)[0]).toBe(line);
    expect(expressIdsAt(monday + day)[0]).toBe(line + 2);
    expect(expressLegs(builtInFeed(), line)).toEqual(expressLegs(builtIn, line));
    expect(expressLegs(builtIn, line + 2)).not.toEqual(expressLegs(builtIn, line));
  });

  it("CPN-24 a feed with too few games has no accumulator of the day", () => {
    const empty: Feed = { ...builtIn, games: () => [] };
    expect(expressIdsAt(monday).map((id) => expressLegs(empty, id))).toEqual([[], []]);
  });
});

describe("accumulators of the day", () => {
  let bed: Bed;
  beforeAll(async () => {
    const options = {
      dataDir: null,
      databaseUrl: null,
      feed: null,
      publicOrigin: "https://touchline.test",
      secrets: ["a-secret-of-tests"],
      control: true,
    };
    const now = new Date(monday + 18 * 3_600_000).toISOString();
    bed = new Bed(await openSandboxWithFeed(builtIn, "test", { ...options, now }));
  });
  beforeEach(() => bed.reset());
  afterAll(() => bed?.sandbox.close());

  const offered = async (lng = "en"): Promise<Offered[]> => {
    const answer = await bed.call("GET", path, undefined, { "x-language": lng });
    expect(answer.status).toBe(200);
    return answer.body.expresses;
  };
  const line = async () => (await offered()).find(({ isLive }) => !isLive);

  it("CPN-24 an accumulator of the day states its legs' current prices and their exact product", async () => {
    const express = await line();
    if (!express) throw new Error("none is offered");
    expect(Number(express.coef)).toBeCloseTo(
      product(express.bets.map(({ market }) => market.coef)),
      9,
    );
    expect(
      express.bets.every((bet) => bet.gameStatusId === 1 && bet.expressId === express.id),
    ).toBe(true);
    const [leg] = express.bets;
    const other = Number(leg?.market.coef) > 1.8 ? "1.7" : "2";
    await bed.control("PATCH", `markets/${leg?.marketId}`, { coef: other });
    const moved = await line();
    expect(moved?.bets[0]?.market.coef).toBe(other);
    expect(Number(moved?.coef)).toBeCloseTo(
      product(moved?.bets.map(({ market }) => market.coef) ?? []),
      9,
    );
    expect(moved?.bets.map(({ marketId }) => marketId)).toEqual(
      express.bets.map(({ marketId }) => marketId),
    );
  });

  it("CPN-24 an accumulator of the day is withdrawn while a leg is suspended, finished or far off in price", async () => {
    const express = await line();
    const [leg] = express?.bets ?? [];
    if (!leg) throw new Error("none is offered");
    for (const patch of [{ isBlocked: true }, { coef: "30" }, { coef: "1.001" }]) {
      await bed.control("PATCH", `markets/${leg.marketId}`, patch);
      const isStill = (await line()) !== undefined;
      // A leg at 1.001 leaves the others, which may be worth 3 by themselves.
      const others = product(express?.bets.slice(1).map(({ market }) => market.coef) ?? []);
      expect([patch, isStill]).toEqual([
        patch,
        "coef" in patch && patch.coef === "1.001" && others * 1.001 >= 3,
      ]);
      await bed.control("PATCH", `markets/${leg.marketId}`, { coef: null, isBlocked: null });
    }
    expect(await line()).toBeDefined();
    await bed.control("PATCH", `games/${leg.gameId}`, { result: "1:0" });
    expect(await line()).toBeUndefined();
  });

  it("CPN-24 accumulators in play consist of live games and are offered for most of an evening", async () => {
    let times = 0;
    for (let n = 0; n < 12; n++) {
      const live = (await offered()).find(({ isLive }) => isLive);
      if (live) {
        times += 1;
        expect(live.bets.every(({ gameStatusId }) => gameStatusId === 2)).toBe(true);
        expect(Number(live.coef)).toBeGreaterThanOrEqual(3);
        expect(Number(live.coef)).toBeLessThanOrEqual(15);
      }
      await bed.control("POST", "clock", { advanceMs: slot });
    }
    expect(times).toBeGreaterThanOrEqual(6);
  });

  it("CPN-24 accumulators of the day are named in the requested language", async () => {
    const [en, ru] = [await offered("en"), await offered("ru")];
    expect(ru.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
    expect(JSON.stringify(ru)).toMatch(/[а-я]/i);
    expect(JSON.stringify(en)).not.toMatch(/[а-я]/i);
  });
});
