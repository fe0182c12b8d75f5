import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtInFeed } from "~sandbox/feed";
import { openSandbox } from "~sandbox/open";
import { Bed } from "./support/bed";

const hour = 3_600_000;
const start = "2026-03-14T09:10:11.000Z";
let bed: Bed;

beforeAll(async () => {
  const options = {
    dataDir: null,
    databaseUrl: null,
    feed: null,
    publicOrigin: "https://touchline.test",
    secrets: ["a-secret-of-tests"],
    now: start,
    control: true,
  };
  bed = new Bed(await openSandbox(options));
});
afterAll(async () => {
  await bed.sandbox.close();
});

interface Market {
  readonly id: number;
  readonly type: string;
  readonly param: string;
  readonly coef: string;
  readonly isBlocked: boolean;
}
interface Game {
  readonly id: number;
  readonly startsAt: string;
  readonly scores: string | null;
  readonly markets: readonly Market[];
}

/** A type of each sport that its own rule decides, and who wins it by the score as written. */
const cases = [
  { sport: "basketball", champ: 2_000_101, type: "1", total: "over" },
  { sport: "tennis", champ: 2_000_201, type: "1", total: "games-over" },
  { sport: "ice-hockey", champ: 2_000_301, type: "winner-1", total: "over" },
  { sport: "table-tennis", champ: 2_000_401, type: "1", total: "points-over" },
  { sport: "counter-strike", champ: 2_000_501, type: "1", total: "over" },
] as const;

describe("bets by sport", () => {
  it.each(cases)(
    "SBX-03 CPP-09 a bet on $sport is placed over HTTP, settled by its score and paid once",
    async ({ sport, champ, type, total }) => {
      const { games } = (await bed.control("GET", `feed?status=line&champ=${champ}&limit=1`)) as {
        games: Game[];
      };
      const game = games[0];
      const winner = game?.markets.find((market) => market.type === type);
      const line = game?.markets.find((market) => market.type === total);
      if (!game || !winner || !line) throw new Error(`no ${sport} on the line`);
      const before = Number(await bed.balance(11));
      // The clock has moved by hours: nobody is signed in any more.
      const demo = await bed.signIn();
      for (const market of [winner, line]) {
        const { param, coef } = market;
        const bet = {
          gameId: game.id,
          marketId: market.id,
          type: market.type,
          param,
          coef,
          scores: null,
        };
        const placed = await demo.place(`${sport}-${market.type}`, [bet]);
        expect([placed.status, placed.body.code]).toEqual([201, undefined]);
      }
      expect(Number(await bed.balance(11))).toBe(before - 200);

      await bed.control("POST", "clock", {
        set: new Date(Date.parse(game.startsAt) + 8 * hour).toISOString(),
      });
      const { bets } = await bed.control("GET", "bets?login=demo@example.test");
      const own = bets.filter(({ key }: { key: string }) => key.startsWith(`${sport}-`));
      // The score as anybody reads it; games and points from the sets.
      const view = builtInFeed().game(game.id, Date.parse(game.startsAt) + 8 * hour);
      if (!view?.score) throw new Error("this day's first games are all played");
      const isSmall = total !== "over";
      const counted = isSmall || sport === "ice-hockey" ? view.parts : [view.score];
      const sum = counted.reduce((all, part) => all + part.home + part.away, 0);
      const wins = [view.score.home > view.score.away, sum > Number(line.param)];
      const isPush = sum === Number(line.param);
      expect(isPush).toBe(false);
      expect(own.map(({ state }: { state: string }) => state)).toEqual(
        wins.map((won) => (won ? "won" : "lost")),
      );
      const paid = [winner, line].map(({ coef }, nth) =>
        wins[nth] ? Math.floor(100 * 100 * Number(coef) + 1e-6) / 100 : 0,
      );
      expect(own.map((bet: { return: string }) => Number(bet.return))).toEqual(paid);
      expect(Number(await bed.balance(11))).toBeCloseTo(
        before - 200 + paid.reduce((a, b) => a + b, 0),
        6,
      );
      const { accounts, entries } = await bed.ledger("demo@example.test");
      for (const account of accounts) {
        const moved = entries
          .filter((entry: { accountId: number }) => entry.accountId === account.id)
          .reduce(
            (all: number, { amount }: { amount: string }) =>
              all + Math.round(Number(amount) * 1000),
            0,
          );
        expect(moved).toBe(Math.round(Number(account.balance) * 1000));
      }
      // What is settled stays so, however often it is looked at.
      await bed.control("POST", "clock", { advanceMs: 60_000 });
      expect(Number(await bed.balance(11))).toBeCloseTo(
        before - 200 + paid.reduce((a, b) => a + b, 0),
        6,
      );
    },
  );

  it("SBX-03 CPN-25 a bet on an abandoned match returns its stake", async () => {
    const feed = builtInFeed();
    const from = Date.parse("2026-03-20T00:00:00Z");
    const given = feed
      .games(
        { status: "finished", champId: 2_000_201, from, until: from + 59 * 24 * hour },
        from + 60 * 24 * hour,
      )
      .find(({ ending }) => ending === "retired");
    if (!given) throw new Error("somebody gives up within two months");
    await bed.control("POST", "clock", { set: new Date(given.startsAt - hour).toISOString() });
    const open = feed.game(given.id, given.startsAt - hour);
    const market = open?.markets.find(({ type }) => type === "1");
    const before = await bed.balance(11);
    const bet = {
      gameId: given.id,
      marketId: market?.id ?? 0,
      type: "1",
      param: "",
      coef: market?.coef ?? "",
      scores: null,
    };
    const fresh = await bed.signIn();
    const placed = await fresh.place("given-up", [bet], { changeCoefAction: 1 });
    expect(placed.status).toBe(201);
    await bed.control("POST", "clock", { set: new Date(given.endsAt + 1000).toISOString() });
    const { bets } = await bed.control("GET", "bets?login=demo@example.test");
    expect(bets.at(-1)).toMatchObject({ state: "void", return: "100.00" });
    expect(await bed.balance(11)).toBe(before);
  });
});
