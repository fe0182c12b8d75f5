import { execFile, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

export interface PostgresServer {
  /** URL of a fresh database: empty, or a copy of the one with the URL `like`, which nobody may be using. */
  database(like?: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * A private PostgreSQL on a socket in a temporary folder, with durability off. Throws one line naming what to
 * install where there is none: these tests are not skipped.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findBinaries();
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(roomiest(), "tl-pg-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const as: { uid?: number; gid?: number } = owner ?? {};
  await promisify(execFile)(
    join(bin, "initdb"),
    ["-D", data, "-U", "touchline", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"],
    {
      ...as,
      cwd: folder,
      env: process.env,
    },
  );
  const settings = [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "listen_addresses=",
    "max_connections=400",
  ];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])],
    { ...as, cwd: folder, stdio: "ignore", env: process.env },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = (name: string) =>
    `postgresql://touchline@/${name}?host=${encodeURIComponent(folder)}`;
  await untilReady(url("postgres"), ended);
  let count = 0;
  return {
    async database(like) {
      const name = `test_${++count}`;
      const template =
        like === undefined
          ? ""
          : ` template ${new URL(like.replace("@/", "@local/")).pathname.slice(1)}`;
      await withClient(url("postgres"), (client) =>
        client.query(`create database ${name}${template}`),
      );
      return url(name);
    },
    async stop() {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A whole run's databases with their journals fit in so much, bytes. */
const roomNeeded = 4 * 2 ** 30;

/** Memory where there is enough: a reset makes and drops hundreds of files, which a disk takes three times as long for. */
function roomiest(): string {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomNeeded ? memory : tmpdir();
}

function findBinaries(): string {
  const root = "/usr/lib/postgresql";
  const packaged = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...packaged.map((version) => join(root, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
    "/usr/local/pgsql/bin",
    "/opt/homebrew/opt/postgresql/bin",
  ];
  const found = folders.find((folder) =>
    ["initdb", "postgres"].every((name) => existsSync(join(folder, name))),
  );
  if (found) return found;
  throw new Error(
    "The PostgreSQL tests need a PostgreSQL server (initdb, postgres): install the package `postgresql`",
  );
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else as `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) =>
        Number(execFileSync("id", [flag, name], { stdio: "pipe" })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // No such user; the next may exist.
    }
  }
  throw new Error(
    "The PostgreSQL tests run as root and need a user `postgres` or `nobody` to start the server as",
  );
}

async function untilReady(url: string, ended: Promise<void>): Promise<void> {
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  for (let attempt = 0; attempt < 200 && !isOver; attempt++) {
    try {
      return await withClient(url, async () => undefined);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("The private PostgreSQL server of the tests did not start");
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
