import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { lockDatabaseFolder } from "./lock";
import { migrateDatabase, schemaVersion } from "./migrate";
import * as schema from "./schema";

/** Result of a raw query (`execute`), the same for the embedded database and PostgreSQL. */
interface Rows<Row> {
  readonly rows: Row[];
}
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The embedded database or PostgreSQL: one schema, one set of queries. Also the type of a transaction. */
export type Db = PgDatabase<RowsHKT, typeof schema>;

export interface OpenedDatabase {
  readonly db: Db;
  /** Whether no other process can write to the database. */
  readonly isExclusive: boolean;
  close(): Promise<void>;
}

/** How long a placement waits for another that holds its key or account before it is refused, ms (CPP-10). */
const lockTimeoutMs = 3_000;

/**
 * Opens PostgreSQL by its URL, else the embedded database in `dataDir/db`, else (both null) one in memory,
 * and updates its schema. Throws `DatabaseFolderInUse` if another process uses the folder, and a one-line error if
 * the server does not respond, the disk is full or the folder's files are damaged.
 */
export async function openDatabase(
  dataDir: string | null,
  databaseUrl: string | null,
): Promise<OpenedDatabase> {
  const database =
    databaseUrl === null ? await openEmbedded(dataDir) : await openServer(databaseUrl);
  try {
    await migrateDatabase(database.db);
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function openEmbedded(dataDir: string | null): Promise<OpenedDatabase> {
  if (dataDir === null) {
    const client = await PGlite.create(await newDatabase());
    return {
      db: drizzlePglite(client, { schema }),
      isExclusive: true,
      close: () => client.close(),
    };
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, "db");
  const unlock = await lockDatabaseFolder(folder);
  try {
    const isNew = !existsSync(join(folder, "PG_VERSION"));
    const client = await PGlite.create({
      dataDir: folder,
      ...(isNew ? await newDatabase() : {}),
    });
    const close = async () => {
      await client.close();
      await unlock();
    };
    return { db: drizzlePglite(client, { schema }), isExclusive: true, close };
  } catch (error) {
    await unlock();
    throw new Error(
      `DATA_DIR is ${JSON.stringify(dataDir)}, whose database cannot be opened: ${embeddedFailure(error)}.`,
    );
  }
}

/** Numbers of file errors as the embedded database's runtime has them (WASI). */
const fileErrors: Readonly<Record<number, string>> = {
  2: "its files may not be written",
  29: "the disk has an error",
  51: "the disk is full",
  69: "the disk is read-only",
};

/** Why the embedded database does not open: its runtime throws numbers, and aborts on damaged files. */
function embeddedFailure(error: unknown): string {
  const { errno } = (error ?? {}) as { errno?: unknown };
  if (typeof errno === "number") return fileErrors[errno] ?? `file error ${errno}`;
  return "its files are damaged; restore a copy, or name another folder";
}

/** Where the build keeps the packed database: beside the built module; from the sources, in the checkout. */
const packedPlaces = ["./", "../../../build/sandbox/"];

const packedName = () => `new-database-${schemaVersion()}.tar.gz`;

/**
 * Packs a database that has the schema and no data, for the build: a first start that unpacks it is ready in a fraction of
 * the time that making it takes.
 */
export async function packNewDatabase(): Promise<{ readonly name: string; readonly file: Blob }> {
  const client = await PGlite.create();
  try {
    await migrateDatabase(drizzlePglite(client, { schema }));
    return { name: packedName(), file: await client.dumpDataDir("gzip") };
  } finally {
    await client.close();
  }
}

/**
 * Loads the packed database if the build has one of this very schema. Else a database is made, as in a checkout whose
 * migrations were changed after its build.
 */
async function newDatabase(): Promise<{ loadDataDir?: Blob }> {
  for (const place of packedPlaces) {
    const packed = await readFile(new URL(place + packedName(), import.meta.url)).catch(() => null);
    if (packed) return { loadDataDir: new Blob([packed]) };
  }
  return {};
}

/**
 * How long the start waits for PostgreSQL, ms. The operator is told within 5 s that it does not
 * answer.
 */
const firstAnswerMs = 2_000;

async function openServer(databaseUrl: string): Promise<OpenedDatabase> {
  await requireAnswer(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 16,
    connectionTimeoutMillis: 5_000,
    lock_timeout: lockTimeoutMs,
    keepAlive: true,
    application_name: "touchline",
  });
  // The server may close an idle connection; the pool replaces it, so the error is ignored.
  pool.on("error", () => undefined);
  return { db: drizzlePg(pool, { schema }), isExclusive: false, close: () => pool.end() };
}

async function requireAnswer(connectionString: string): Promise<void> {
  let client: pg.Client | null = null;
  try {
    client = new pg.Client({ connectionString, connectionTimeoutMillis: firstAnswerMs });
    client.on("error", () => undefined);
    await client.connect();
  } catch (error) {
    // Omits the address: it contains a password.
    throw new Error(`DATABASE_URL names a PostgreSQL that does not answer: ${reasonOf(error)}`);
  } finally {
    await client?.end().catch(() => undefined);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return error.message || code || error.name;
}
