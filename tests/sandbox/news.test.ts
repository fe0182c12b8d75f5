import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { expectErrors } from "../setup";
import { emptyDatabase } from "../support/databases";
import { type Bed, openBed } from "./support/bed";
import { bet, kickOffDay } from "./support/test-feed";

/** The first Friday noon, UTC, after the start of the tests' clock. */
const issueAt = Date.parse("2026-03-13T12:00:00Z");
const untilIssue = issueAt - kickOffDay + 60_000;
const demo = "demo@example.test";

let databaseUrl: string;
let database: pg.Client;
let beds: Bed[];
beforeEach(async () => {
  databaseUrl = await emptyDatabase();
  beds = [];
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
});
afterEach(async () => {
  for (const bed of beds) await bed.sandbox.close();
  await database.end();
});

/** A node over the database of this test. */
async function node(): Promise<Bed> {
  const bed = await openBed({ databaseUrl });
  beds.push(bed);
  return bed;
}
async function stop(bed: Bed) {
  beds = beds.filter((one) => one !== bed);
  await bed.sandbox.close();
}
const pass = (bed: Bed, advanceMs: number) => bed.control("POST", "clock", { advanceMs });
const wanting = (login = demo) =>
  database.query("update players set wants_news = true where login = $1", [login]);

/** So many more players who want news, by mail. */
const crowd = (count: number) =>
  database.query(
    `insert into players (id, login, password_hash, config, wants_news)
     select 1000 + n, 'fan' || n || '@example.test', password_hash, config || '{"activation_type": 0}', true
     from players, generate_series(1, $1::int) n where login = 'new@example.test'`,
    [count],
  );
/** Addresses of all messages, in the order in which they were sent. */
const sent = async () =>
  (await database.query<{ to: string }>(`select "to" from outbox order by id`)).rows.map(
    ({ to }) => to,
  );

describe("news issue", () => {
  it("SET-02 a first start sends no news issue that is older than its database", async () => {
    const bed = await node();
    await wanting();
    await pass(bed, 60_000);
    expect(await sent()).toEqual([]);
    await pass(bed, untilIssue);
    expect(await sent()).toEqual([demo]);
  });

  it("REG-08 a news issue goes once to each confirmed subscriber, and to a player's address by his own choice alone", async () => {
    const bed = await node();
    for (const address of ["anna@example.test", demo])
      await database.query("insert into news_subscribers (address, lng, at) values ($1, 'es', 0)", [
        address,
      ]);
    await pass(bed, untilIssue);
    expect(await sent()).toEqual(["anna@example.test"]);
    await pass(bed, 60_000);
    expect(await sent()).toEqual(["anna@example.test"]);
  });

  it("SET-02 a news issue that was due while no node ran is sent once by the next node", async () => {
    await stop(await node());
    await wanting();
    await database.query("update world set offset_ms = offset_ms + $1, revision = revision + 1", [
      untilIssue,
    ]);
    const late = await node();
    await pass(late, 0);
    expect(await sent()).toEqual([demo]);
    await stop(late);
    await pass(await node(), 3_600_000);
    expect(await sent()).toEqual([demo]);
  });

  it("SET-02 LIM-12 another node finishes an interrupted news issue, once for each player still eligible", async () => {
    // The loop may come to the broken batch by itself, and says so.
    expectErrors();
    const first = await node();
    await crowd(450);
    await database.query(`
      create function break_off() returns trigger language plpgsql as $$
        begin if new."to" = 'fan333@example.test' then raise using errcode = '55P03'; end if; return new; end $$;
      create trigger break_off before insert on outbox for each row execute function break_off()`);
    await expect(pass(first, untilIssue)).rejects.toThrow(/503/);
    const before = await sent();
    expect(before).not.toContain("fan333@example.test");
    expect(before.length).toBeGreaterThan(0);
    await database.query(
      "update players set wants_news = false where login = 'fan400@example.test'",
    );
    await first.control("PATCH", "players/fan401@example.test", { ban_level: 45 });
    const breakOf30 = { limitType: 30, limitValue: 30, startedAt: issueAt / 1000 };
    await first.control("PATCH", "players/fan402@example.test", { limits: { 30: breakOf30 } });
    await stop(first);
    await database.query("drop trigger break_off on outbox");
    await pass(await node(), 0);
    const all = await sent();
    expect(all.slice(0, before.length)).toEqual(before);
    expect(all.toSorted()).toEqual(
      Array.from({ length: 450 }, (_, n) => n + 1)
        .filter((n) => n < 400 || n > 402)
        .map((n) => `fan${n}@example.test`)
        .toSorted(),
    );
  });

  it("SET-02 two nodes that send a news issue at once send it once to each player", async () => {
    const both = [await node(), await node()];
    await crowd(450);
    await pass(both[0] as Bed, untilIssue - 120_000);
    await Promise.all(both.map((bed) => pass(bed, 90_000)));
    expect(new Set(await sent()).size).toBe(450);
    expect(await sent()).toHaveLength(450);
  });

  it("CPP-09 SET-02 sending news delays no settlement, and closing a node waits for its batch", async () => {
    const bed = await node();
    await crowd(3);
    await (await bed.signIn()).place("a", [bet(501, 0)]);
    await database.query(`begin; lock table outbox in exclusive mode`);
    const moving = pass(bed, untilIssue);
    await expect
      .poll(async () => Date.parse((await bed.control("GET", "feed?limit=1")).now))
      .toBeGreaterThan(issueAt);
    expect((await bed.control("GET", `bets?login=${demo}`)).bets).toMatchObject([{ state: "won" }]);
    const closing = stop(bed);
    await database.query("commit");
    await Promise.all([moving, closing]);
    expect(await sent()).toHaveLength(3);
  });
});
