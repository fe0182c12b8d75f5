import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { openDatabase } from "~sandbox/db/open";
import { type PostgresServer, startPostgres } from "../sandbox/support/postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** Where `databases.ts` asks for databases. */
    readonly databases: string;
  }
}

/**
 * One PostgreSQL for the whole run, started when the first file asks for a database: most runs of a single file need
 * none. A migrated database is a copy of one that was migrated once.
 */
export default async function setup(project: TestProject) {
  let postgres: Promise<PostgresServer> | null = null;
  let template: Promise<string> | null = null;

  const running = () => {
    postgres ??= startPostgres();
    return postgres;
  };
  const migrated = async () => {
    const url = await (await running()).database();
    await (await openDatabase(null, url)).close();
    return url;
  };
  const database = async (path: string | undefined) => {
    if (path === "/empty") return (await running()).database();
    template ??= migrated();
    return (await running()).database(await template);
  };

  const server = createServer((request, response) => {
    database(request.url).then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("databases", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await postgres)?.stop();
  };
}
