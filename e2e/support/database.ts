import { randomUUID } from "node:crypto";
import pg from "pg";
import { startPostgres } from "../../tests/sandbox/support/postgres";

/** Where workers find the run's PostgreSQL: the URL of any of its databases. */
const variable = "E2E_DATABASE_URL";

/** Playwright's global set-up: one PostgreSQL for all sites of the run. A site over it starts and resets quicker. */
export default async function startDatabases() {
  const server = await startPostgres();
  process.env[variable] = await server.database();
  return () => server.stop();
}

/** A new, empty database for a site. */
export async function freshDatabase(): Promise<string> {
  const any = process.env[variable];
  if (!any) throw new Error(`${variable} is set by the run's global set-up`);
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: any });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return any.replace(/\/[^/?]+\?/, `/${name}?`);
}
