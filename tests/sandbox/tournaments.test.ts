import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { migratedDatabase } from "../support/databases";
import { type Bed, openBed } from "./support/bed";

/** A slot game of the catalogue. */
const slotGame = 1;
const weekMs = 7 * 86_400_000;
let databaseUrl: string;
let bed: Bed;
let client: pg.Client;
beforeAll(async () => {
  databaseUrl = await migratedDatabase();
  bed = await openBed({ databaseUrl });
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await bed?.sandbox.close();
});

/** A closed round that has returned a multiple of its stake. */
const round = (playerId: number, accountId: number, multiple: number, at: number) =>
  client.query(
    `insert into casino_rounds (player_id, key, fingerprint, game_id, account_id, iso, base, stake, win, state,
      client_seed, nonce, bet, choices, shown, at, closed_at)
    select $1::int, 'round-' || $1::int, '', $2::int, $3::int, iso, 100, 100, 100 * $4::int, 'closed',
      '', 1, '{}', '[]', '{}',
      $5::bigint, $5::bigint
    from accounts where id = $3::int`,
    [playerId, slotGame, accountId, multiple, at],
  );

/** Prizes of the tournament of slots, as accounts and refs. */
async function prizes(of: Bed) {
  const { entries } = await of.ledger();
  return entries
    .filter(
      ({ kind, ref }: { kind: string; ref: string }) =>
        kind === "reward" && ref.startsWith("tournament:1:"),
    )
    .filter(({ amount }: { amount: string }) => !amount.startsWith("-"))
    .map(({ accountId, ref }: { accountId: number; ref: string }) => [accountId, ref]);
}

it("CAS-09 a late round does not make a restarted process pay a week's tournament prizes again", async () => {
  const { now } = await bed.control("POST", "clock", { advanceMs: 0 });
  await round(1, 11, 5, Date.parse(now));
  await bed.control("POST", "clock", { advanceMs: weekMs });
  const paid = await prizes(bed);
  expect(paid).toEqual([[11, expect.stringMatching(/:1$/)]]);
  await round(2, 21, 50, Date.parse(now));
  // As a process that has been started again: it remembers nothing of what was paid.
  vi.resetModules();
  const { openBed: openAgain } = await import("./support/bed");
  const restarted = await openAgain({ databaseUrl });
  await restarted.control("POST", "clock", { advanceMs: 1_000 });
  expect(await prizes(restarted)).toEqual(paid);
  await restarted.sandbox.close();
});
