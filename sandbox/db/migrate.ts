import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "./open";

/** Bundled as text, so that a build needs no SQL folder. */
const files: Record<string, string> = import.meta.glob("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Advisory lock id, arbitrary but the same in every process. */
const lockId = 7_345_118_820;

/** Name of the schema that the files make: another where any of them differs. */
export function schemaVersion(): string {
  const hash = createHash("sha256");
  for (const path of Object.keys(files).sort()) hash.update(JSON.stringify([path, files[path]]));
  return hash.digest("base64url").slice(0, 12);
}

/** Updates the schema: each file once, in name order, all in one transaction, one process at a time. */
export async function migrateDatabase(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId}::bigint)`);
    await tx.execute(
      sql`create table if not exists schema_migrations (name text primary key, at timestamptz not null default now())`,
    );
    const { rows } = await tx.execute<{ name: string }>(sql`select name from schema_migrations`);
    const done = new Set(rows.map((row) => row.name));
    for (const path of Object.keys(files).sort()) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      if (done.has(name)) continue;
      for (const statement of (files[path] ?? "").split("--> statement-breakpoint")) {
        await tx.execute(sql.raw(statement));
      }
      await tx.execute(sql`insert into schema_migrations (name) values (${name})`);
    }
  });
}
