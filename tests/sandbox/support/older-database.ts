import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { demoPlayers, demoUserConfig } from "~sandbox/db/demo-players";
import type { Db } from "~sandbox/db/open";
import { hashPassword } from "~sandbox/services/passwords";
import { siteConfigSeed } from "~sandbox/services/site-config-seed";
import { placement } from "./bed";
import { bet, kickOffDay } from "./test-feed";

const folder = fileURLToPath(new URL("../../../sandbox/db/migrations/", import.meta.url));

/** Limits in whole units, and with the wire's numbers for "none". */
const limits = {
  "20": limit(20, 1_000.5, { limitValue: 999_999_999, startedAt: 0, needApprove: true }),
  "1": limit(1, 5_000, null),
  "31": limit(31, 2, { limitValue: -1, startedAt: 0, needApprove: true }),
};

function limit(limitType: number, limitValue: number, pending: object | null) {
  return { limitType, limitValue, limitState: "ACTIVE", startedAt: 0, endsAt: null, pending };
}

/** Value of the same player's limit of deposits in dinars. */
const dinars = { "20": limit(20, 5.125, null) };

/**
 * Writes a database as the version before migration 0013 left it: the demo player has 100.00 roubles, of which 30.00
 * stand on a bet and 20.00 more that were advanced on another, limits, and a test for a raise; a second player's limits
 * are in dinars.
 */
export async function writeOlderDatabase(db: Db): Promise<void> {
  await db.execute(
    sql`create table schema_migrations (name text primary key, at timestamptz default now())`,
  );
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith(".sql") || name >= "0013") continue;
    for (const statement of readFileSync(folder + name, "utf8").split("--> statement-breakpoint"))
      await db.execute(sql.raw(statement));
    await db.execute(sql`insert into schema_migrations (name) values (${name})`);
  }
  const [demo, limited] = demoPlayers;
  if (!demo || !limited) throw new Error("no demo players");
  const hash = await hashPassword("demo");
  const offset = kickOffDay - Date.now();
  await db.execute(sql`insert into world (revision, era, offset_ms, config_revision, config, token_secret)
    values (1, 1, ${offset}, 1, ${JSON.stringify(siteConfigSeed)}::jsonb, 'secret')`);
  for (const [player, own] of [
    [demo, limits],
    [limited, dinars],
  ] as const)
    await db.execute(sql`insert into players (id, login, password_hash, config, limits) values (${player.id},
      ${player.login}, ${hash}, ${JSON.stringify(demoUserConfig(player))}::jsonb, ${JSON.stringify(own)}::jsonb)`);
  await db.execute(sql`insert into accounts (id, player_id, house, type, iso, balance) values
    (11, 1, null, 0, 'RUB', 10000), (21, 2, null, 0, 'KWD', 0),
    (101, null, 'cash', null, 'RUB', null), (102, null, 'bets', null, 'RUB', null),
    (103, null, 'advances', null, 'RUB', null), (104, null, 'cash', null, 'EUR', null)`);
  await db.execute(sql`insert into transfers (at, iso, from_account, to_account, amount, kind)
    values (${kickOffDay}, 'RUB', 101, 11, 10000, 'deposit')`);
  await db.execute(sql`select write_coupon(${couponRow("a", 3_000)}, ${legRows()}, null, null)`);
  await db.execute(sql`select write_advanced_coupon(${couponRow("b", 4_000)}, ${legRows()}, 2000)`);
  const raise = [{ code: 20, value: 2_000.25, reasonId: null }];
  await db.execute(sql`insert into limit_tests (id, player_id, wishes, questions, tries_left, expires_at)
    values ('test', 1, ${JSON.stringify(raise)}::jsonb, '[]', 3, ${kickOffDay + 3_600_000})`);
}

function couponRow(key: string, stake: number): string {
  return JSON.stringify({
    ...{ player_id: 1, key, fingerprint: key, account_id: 11, iso: "RUB", type_id: 0 },
    ...{ system_value: 0, stake, coef: "1.85", possible_win: stake * 2, state: "placed" },
    ...{ request: placement(1, [bet(501, 0)]), placed_at: kickOffDay },
  });
}

function legRows(): string {
  const { gameId: game_id, marketId: market_id, type, param, coef } = bet(501, 0);
  const times = { starts_at: kickOffDay + 3_600_000, ends_at: kickOffDay + 3 * 3_600_000 };
  const names = { champ: "Champ", game: "Game", name: "1", path: "/" };
  return JSON.stringify([
    {
      position: 0,
      game_id,
      market_id,
      type,
      param,
      coef,
      ...names,
      ...times,
      scores: null,
      state: "open",
    },
  ]);
}
