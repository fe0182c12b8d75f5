import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Bed } from "../sandbox/support/bed";
import { type Cluster, type Node, startCluster } from "../support/cluster";
import { emptyDatabase } from "../support/databases";
import { sized } from "../support/size";

const login = "demo@example.test";
let database: pg.Client;
let cluster: Cluster;
let sandbox: Node;
let bed: Bed;
let address = "";
let presses = 0;

beforeAll(async () => {
  const databaseUrl = await emptyDatabase();
  cluster = await startCluster({ databaseUrl, shells: 0, platform: "beside" });
  sandbox = cluster.sandbox as Node;
  bed = new Bed({
    notes: [],
    metrics: async () => "",
    close: async () => undefined,
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(sandbox.origin + pathname + search, request));
    },
  });
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
}, 120_000);
afterAll(async () => {
  await database?.end();
  await cluster?.stop();
});

/** Opens the game of a provider for a player who has just signed in. */
async function launch() {
  const visitor = await bed.signIn();
  const { body } = await visitor.call("POST", "/third-party/api/v1/launch", {
    game: "ridge-dice",
    mode: "real",
    accountId: 11,
  });
  address = `/sandbox/pages/games/ridge-dice?${new URLSearchParams({ launch: body.token })}`;
}

const press = () =>
  fetch(sandbox.origin + address, {
    method: "POST",
    body: new URLSearchParams({
      stake: "20",
      side: "over",
      target: "50",
      seed: "a-seed",
      key: `killed-round-${presses}`,
    }),
  }).catch(() => null);

/** Moments of a round at which its process is killed: what is held back there, by the table and the row that come. */
const moments = [
  {
    name: "the stake is asked for",
    on: "insert",
    table: "wallet_transactions",
    when: "new.kind = 'debit'",
  },
  {
    name: "the stake is taken, and the game has not heard of it",
    on: "update",
    table: "provider_rounds",
    when: "new.state = 'taken'",
  },
  {
    name: "the win is asked for",
    on: "insert",
    table: "wallet_transactions",
    when: "new.kind = 'credit'",
  },
  {
    name: "the win is paid, and the game has not heard of it",
    on: "update",
    table: "provider_rounds",
    when: "new.state = 'ended'",
  },
] as const;

const waiters = async () => {
  const { rows } = await database.query(
    "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'advisory' and datname = current_database()",
  );
  return rows[0].n as number;
};

describe("process killed during a provider's round", () => {
  it.each(moments)(
    "CAS-04 SBX-03 a round whose process is killed while $name ends once: paid by its outcome or refunded",
    async ({ on, table, when }) => {
      for (let time = 0; time < sized(1, 25); time++) {
        presses += 1;
        await launch();
        await database.query("select pg_advisory_lock(1)");
        await database.query(`create or replace function wait() returns trigger language plpgsql as
          $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$`);
        await database.query(
          `create trigger wait before ${on} on ${table} for each row when (${when}) execute function wait()`,
        );
        const pressed = press();
        await vi.waitFor(async () => expect(await waiters()).toBe(1), { timeout: 20_000 });
        await sandbox.kill();
        await pressed;
        await database.query("select pg_advisory_unlock(1)");
        await database.query(`drop trigger wait on ${table}`);
        await sandbox.start();
        await bed.control("POST", "clock", { advanceMs: 11_000 });
        await vi.waitFor(
          async () => {
            const { rows } = await database.query(
              "select count(*)::int as n from provider_rounds where state in ('begun', 'taken')",
            );
            expect(rows[0].n).toBe(0);
          },
          { timeout: 20_000 },
        );
        await expectWhole();
      }
    },
    900_000,
  );
});

/** Every round stands in the wallet and the ledger as it stands in the game's own book, once. */
async function expectWhole() {
  const { rows } = await database.query(
    "select id, key, state, stake::int, win::int from provider_rounds order by at",
  );
  expect(new Set(rows.map(({ key }) => key)).size).toBe(presses);
  expect(rows).toHaveLength(presses);
  const { entries } = await bed.ledger(login);
  const of = (id: string) =>
    entries
      .filter(({ ref }: { ref: string }) => ref.startsWith(`kestrel-row:${id}.`))
      .map(({ kind }: { kind: string }) => kind)
      .sort();
  let net = 0;
  for (const { id, state, stake, win } of rows) {
    if (state === "ended") {
      net += win - stake;
      expect(of(id)).toEqual(win > 0 ? ["round-stake", "round-win"] : ["round-stake"]);
    } else {
      expect(state).toBe("void");
      expect([[], ["round-refund", "round-stake"]]).toContainEqual(of(id));
    }
  }
  expect(await bed.balance(11)).toBe(((1_000_000 + net) / 100).toFixed(2));
}
