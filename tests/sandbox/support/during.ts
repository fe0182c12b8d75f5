import pg from "pg";
import { expect } from "vitest";

/**
 * Makes a call while a transaction has made a change, which it commits once the call waits for its locks; answers
 * what the call does.
 */
export async function callDuring<T>(
  databaseUrl: string,
  change: { readonly sql: string; readonly values: readonly unknown[] },
  call: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  const watcher = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await watcher.connect();
  const waits = async () => {
    const { rows } = await watcher.query(
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows[0].n;
  };
  try {
    await client.query("begin");
    await client.query(change.sql, [...change.values]);
    const done = call();
    await expect.poll(waits).toBe(1);
    await client.query("commit");
    return await done;
  } finally {
    await client.end();
    await watcher.end();
  }
}
