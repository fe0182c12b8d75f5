import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migratedDatabase } from "../support/databases";
import { type Bed, openBed, type Visitor } from "./support/bed";

let databaseUrl: string;
let bed: Bed;
beforeAll(async () => {
  databaseUrl = await migratedDatabase();
  bed = await openBed({ databaseUrl });
});
afterAll(() => bed?.sandbox.close());

const play = (visitor: Visitor, game: string, key: string, fields: Record<string, string[]>) =>
  visitor.call(
    "POST",
    "/third-party/api/v1/play",
    { game, mode: "real", accountId: 11, token: null, fields },
    { "idempotency-key": key },
  );

it("CAS-07 SBX-03 a bet on a drawn round is settled and paid, however many bets wait for later draws", async () => {
  // A moment at which a round of each game begins: they last 90 s and 30 s.
  const { now } = await bed.control("POST", "clock", { advanceMs: 0 });
  const start = Math.ceil(Date.parse(now) / 90_000) * 90_000;
  await bed.control("POST", "clock", { set: new Date(start + 1_000).toISOString() });
  const demo = await bed.signIn();
  expect((await play(demo, "harbour-regatta", "later", { "bet-1": ["20"] })).status).toBe(201);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`insert into casino_rounds (player_id, key, fingerprint, game_id, account_id, iso, base, stake, win,
      state, client_seed, nonce, bet, choices, shown, at)
    select player_id, key || n, fingerprint, game_id, account_id, iso, base, stake, win,
      state, client_seed, nonce, bet, choices, shown, at
    from casino_rounds, generate_series(1, 150) as n where key = 'later'`);
  await client.end();
  await bed.control("POST", "clock", { advanceMs: 6_000 });
  // Of the two bets one wins, whatever the dice show.
  const dice = { stake: ["20"], side: ["over"], target: ["9"] };
  expect((await play(demo, "half-minute-dice", "sooner", dice)).status).toBe(201);
  await bed.control("POST", "clock", { advanceMs: 5_000 });
  const other = { stake: ["20"], side: ["under"], target: ["10"] };
  expect((await play(demo, "half-minute-dice", "sooner-too", other)).status).toBe(201);
  await bed.control("POST", "clock", { advanceMs: 20_000 });
  const { rounds } = await bed.control("GET", "rounds?login=demo@example.test");
  const open = rounds.filter(({ state }: { state: string }) => state === "open");
  expect(open.map(({ key }: { key: string }) => key)).not.toContain("sooner");
  expect(open).toHaveLength(151);
  const wins = rounds
    .filter(({ key, win }: { key: string; win: string }) => /^sooner/.test(key) && Number(win) > 0)
    .map(({ win }: { win: string }) => win);
  const { entries } = await bed.ledger("demo@example.test");
  const paid = entries.filter(({ kind }: { kind: string }) => kind === "round-win");
  expect(paid.map(({ amount }: { amount: string }) => amount)).toEqual(wins);
  expect(wins).toHaveLength(1);
  expect(await bed.balance(11)).toBe((10_000 - 3 * 20 + Number(wins[0])).toFixed(2));
});
