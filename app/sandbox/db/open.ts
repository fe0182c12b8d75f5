import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { lockFolder } from "./lock";
import { migrate } from "./migrate";
import * as schema from "./schema";

/** Rows of `execute`, which both drivers answer alike. */
interface Rows<Row> {
  readonly rows: Row[];
}
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The embedded database or PostgreSQL: one schema, one set of queries. A transaction is one too. */
export type Db = PgDatabase<RowsHKT, typeof schema>;

export interface Database {
  readonly db: Db;
  /** True where no other process can change anything behind our back. */
  readonly isExclusive: boolean;
  close(): Promise<void>;
}

/** A placement waits this long for another that holds its key or account, then says so (CPP-10). */
const lockTimeoutMs = 3_000;

/**
 * Opens PostgreSQL by its URL, else the embedded database in `dataDir/db`, else (both null) one in memory, and
 * brings its schema up to date. Throws `FolderInUse` when another process has the folder, and one line when the
 * server does not answer.
 */
export async function openDatabase(dataDir: string | null, databaseUrl: string | null): Promise<Database> {
  const database = databaseUrl === null ? await openEmbedded(dataDir) : await openServer(databaseUrl);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function openEmbedded(dataDir: string | null): Promise<Database> {
  if (dataDir === null) {
    const client = await PGlite.create(await emptyDatabase());
    return { db: drizzlePglite(client, { schema }), isExclusive: true, close: () => client.close() };
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, "db");
  const unlock = await lockFolder(folder);
  try {
    const isNew = !existsSync(join(folder, "PG_VERSION"));
    const client = await PGlite.create({ dataDir: folder, ...(isNew ? await emptyDatabase() : {}) });
    const close = async () => {
      await client.close();
      await unlock();
    };
    return { db: drizzlePglite(client, { schema }), isExclusive: true, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Where the build puts an empty database (scripts/build.mjs): beside the built module; from the sources, in the checkout. */
const emptyDatabases = ["./empty-database.tar.gz", "../../../build/sandbox/empty-database.tar.gz"];

/** An empty database as the build packed it: making one takes three times as long. Nothing where nothing was built yet. */
async function emptyDatabase(): Promise<{ loadDataDir?: Blob }> {
  for (const place of emptyDatabases) {
    const packed = await readFile(new URL(place, import.meta.url)).catch(() => null);
    if (packed) return { loadDataDir: new Blob([packed]) };
  }
  return {};
}

async function openServer(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 16,
    connectionTimeoutMillis: 5_000,
    lock_timeout: lockTimeoutMs,
    keepAlive: true,
    application_name: "touchline",
  });
  // An idle connection that the server ends must not end the process; the next query gets a new one.
  pool.on("error", () => undefined);
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    // Without the address: it holds a password.
    throw new Error(`DATABASE_URL names a PostgreSQL that does not answer: ${reasonOf(error)}`);
  }
  return { db: drizzlePg(pool, { schema }), isExclusive: false, close: () => pool.end() };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return error.message || code || error.name;
}
