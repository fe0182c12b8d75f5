import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { findRedis } from "../../../scripts/lib/tools.mjs";

/** A private Redis of a test; `url` is its socket, and stays the same while it is away. */
export interface RedisServer {
  readonly url: string;
  /** Kills the process; what it held is gone. */
  kill(): Promise<void>;
  /** Stops the process where it stands: its connections stay open and nothing answers. */
  hang(): void;
  /** Lets a hanging process go on. */
  wake(): void;
  /** Starts it again at the same place, empty. */
  start(): Promise<void>;
  /** Every key with its ttl, s, and value as text. */
  keys(): Promise<
    readonly { readonly key: string; readonly ttl: number; readonly value: string }[]
  >;
  stop(): Promise<void>;
}

/**
 * Starts a Redis on a socket in a temporary folder, keeping nothing on disk. Throws one line naming what to install
 * where there is none: these tests are not skipped.
 */
export async function startRedis(): Promise<RedisServer> {
  const binary = findRedis();
  if (!binary)
    throw new Error(
      "The tests of shared parts need a Redis server: install the package `redis-server`",
    );
  const folder = mkdtempSync(join(tmpdir(), "tl-redis-"));
  const url = join(folder, "redis.sock");
  let server: ChildProcess | null = null;
  const kill = async () => {
    const running = server;
    server = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await ended;
  };
  const start = async () => {
    const settings = ["--port", "0", "--unixsocket", url, "--save", "", "--appendonly", "no"];
    server = spawn(binary, settings, { cwd: folder, stdio: "ignore" });
    await withClient(url, (client) => client.ping());
  };
  await start();
  return {
    url,
    kill,
    start,
    hang: () => server?.kill("SIGSTOP"),
    wake: () => server?.kill("SIGCONT"),
    keys: () =>
      withClient(url, async (client) =>
        Promise.all(
          (await client.keys("*")).sort().map(async (key) => ({
            key,
            ttl: await client.ttl(key),
            value: (await client.get(key)) ?? "",
          })),
        ),
      ),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function withClient<T>(url: string, use: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: 500 });
  client.on("error", () => undefined);
  try {
    return await use(client);
  } finally {
    client.disconnect();
  }
}
