import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { expect, it } from "vitest";
import { openDatabase } from "~sandbox/db/open";
import * as schema from "~sandbox/db/schema";
import { emptyDatabase } from "../support/databases";
import { openBed } from "./support/bed";
import { writeOlderDatabase } from "./support/older-database";
import { bet } from "./support/test-feed";

/** Where the older database is, and what the sandbox is opened with. */
const places = {
  "a data folder": async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "tl-older-"));
    const client = await PGlite.create({ dataDir: join(dataDir, "db") });
    await writeOlderDatabase(drizzlePglite(client, { schema }));
    await client.close();
    return { dataDir, databaseUrl: null };
  },
  PostgreSQL: async () => {
    const databaseUrl = await emptyDatabase();
    const pool = new pg.Pool({ connectionString: databaseUrl });
    await writeOlderDatabase(drizzlePg(pool, { schema }));
    await pool.end();
    return { dataDir: null, databaseUrl };
  },
};

it.each(Object.entries(places))(
  "SBX-01 SBX-03 LIM-14 %s of the previous version opens with its money, open bets and limits",
  async (_, write) => {
    const place = await write();
    const bed = await openBed(place);
    try {
      expect(await bed.balance(11)).toBe("50.00");
      const { body } = await bed.call("PATCH", "/sandbox/players/demo@example.test", {});
      expect(body.limits).toMatchObject({
        "20": { limitValue: 1_000.5, pending: { limitValue: 999_999_999 } },
        "1": { limitValue: 5_000, pending: null },
        "31": { limitValue: 2, pending: { limitValue: -1 } },
      });
      const demo = await bed.signIn();
      const { body: limits } = await demo.call(
        "GET",
        "/limit-service-api/api/external/web/v3/limits",
      );
      expect(
        limits.map((one: Record<string, unknown>) => [
          one["limitType"],
          one["limitValue"],
          one["limitBalance"],
        ]),
      ).toEqual([
        [20, 1_000.5, 1_000.5],
        [20, 999_999_999, null],
        [31, 2, expect.closeTo(2, 2)],
        [31, -1, null],
        [1, 5_000, 4_930],
      ]);

      // A new bet beside those from before.
      expect((await demo.place("c", [bet(502, 0)], { amount: "40.00" })).status).toBe(201);
      expect(await bed.balance(11)).toBe("10.00");
      await bed.control("POST", "clock", { advanceMs: 4 * 3_600_000 });
      // 55.50 and 74.00 of the older bets, less the advance of 20.00, and 74.00 of the new one.
      expect(await bed.balance(11)).toBe("193.50");
      const { accounts } = await bed.ledger();
      // What a currency lacks of the house's accounts is there.
      expect(
        accounts
          .filter(({ iso }: { iso: string }) => iso === "EUR")
          .map(({ house }: { house: string }) => house)
          .toSorted(),
      ).toEqual(["advances", "bets", "bonuses", "cash", "exchange", "fees"]);
      const roubles = accounts.filter(({ iso }: { iso: string }) => iso === "RUB");
      expect(
        roubles.reduce((sum: number, one: { balance: string }) => sum + Number(one.balance), 0),
      ).toBe(0);
    } finally {
      await bed.sandbox.close();
    }

    const { db, close } = await openDatabase(place.dataDir, place.databaseUrl);
    try {
      const stored = await db.execute(
        sql`select limits, (select requested from limit_tests) from players order by id`,
      );
      expect(stored.rows).toMatchObject([
        {
          limits: {
            "20": { value: 100_050, pending: { value: null } },
            "1": { value: 500_000 },
            "31": { value: 2, pending: { value: null } },
          },
          requested: [{ code: 20, value: 200_025, reasonId: null }],
        },
        { limits: { "20": { value: 5_125 } } },
      ]);
      expect(JSON.stringify(stored.rows)).not.toContain("limitValue");
    } finally {
      await close();
      if (place.dataDir !== null) rmSync(place.dataDir, { recursive: true, force: true });
    }
  },
);
