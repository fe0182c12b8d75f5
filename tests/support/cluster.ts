import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../e2e/support/free-port";
import { feedOfMany, untilUp } from "../../e2e/support/server";
import { isBuilt } from "../../scripts/lib/files.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Environment = Readonly<Record<string, string>>;

/** A process of the product at an address of its own, which it keeps over restarts. */
export class Node {
  readonly origin: string;
  #child: ChildProcess | null = null;
  #exit: Promise<number | null> = Promise.resolve(null);
  /** What it printed. */
  readonly output: string[] = [];

  constructor(
    private readonly script: "start.mjs" | "sandbox.mjs",
    readonly port: number,
    private readonly folder: string,
    private readonly environment: Environment,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Starts it, and resolves when it can serve. */
  async start(): Promise<void> {
    const isShell = this.script === "start.mjs";
    await this.startUntil(isShell ? "/readyz" : "/sandbox/feed?limit=1");
  }

  /** Starts it, and resolves when a path is answered well. */
  async startUntil(path: string): Promise<void> {
    const child = spawn(process.execPath, [join(root, "scripts", this.script), "--as-built"], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        HOST: "127.0.0.1",
        PORT: String(this.port),
        DATA_DIR: this.folder,
        ...this.environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (bytes) => this.output.push(String(bytes)));
    this.#child = child;
    this.#exit = new Promise((resolve) => child.once("exit", resolve));
    await untilUp(this.origin + path, child, this.output);
  }

  /** Ends it where it stands, as a lost machine would. */
  async kill(): Promise<void> {
    this.#child?.kill("SIGKILL");
    await this.#exit;
  }

  /** Stops it where it stands: its connections stay open and nothing moves. */
  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  /** Asks it to end; resolves with its exit code (null = a signal ended it). */
  terminate(): Promise<number | null> {
    this.#child?.kill("SIGTERM");
    return this.#exit;
  }
}

export interface ClusterOptions {
  readonly databaseUrl: string;
  readonly shells: number;
  readonly environment?: Environment;
  /** Where shells find the platform: in themselves, or in one process of its own. */
  readonly platform: "inside" | "beside";
  /** Where the platform's process finds the database, if not at `databaseUrl`: on a way that a test can stop. */
  readonly wayToDatabase?: string;
  /** Where shells find the platform's process: on a way that a test can stop. */
  readonly wayToPlatform?: (origin: string) => Promise<string>;
}

export interface Cluster {
  readonly shells: readonly Node[];
  /** The platform's process; null = it runs in each shell. */
  readonly sandbox: Node | null;
  /** Where `/sandbox/*` answers. */
  readonly control: string;
  stop(): Promise<void>;
}

/**
 * Starts processes of the build that share one PostgreSQL, as an operator would: `npm start`, and `npm run sandbox`
 * where the platform stands beside. Throws where the build is not that of the sources.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  if (!isBuilt())
    throw new Error(
      "These tests start the build, and there is none of these sources: npm run build",
    );
  const folder = mkdtempSync(join(tmpdir(), "touchline-cluster-"));
  const platform = {
    DATABASE_URL: options.wayToDatabase ?? options.databaseUrl,
    SANDBOX_CONTROL: "1",
    SANDBOX_FEED: feedOfMany,
  };
  const all: Node[] = [];
  const node = async (script: "start.mjs" | "sandbox.mjs", environment: Environment) => {
    const made = new Node(script, await freePort(), join(folder, String(all.length)), environment);
    all.push(made);
    return made;
  };
  const stop = async () => {
    await Promise.all(all.map((each) => each.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const sandbox = options.platform === "beside" ? await node("sandbox.mjs", platform) : null;
    await sandbox?.start();
    const origin = sandbox && ((await options.wayToPlatform?.(sandbox.origin)) ?? sandbox.origin);
    const shells: Node[] = [];
    for (let count = 0; count < options.shells; count++) {
      const shell = await node("start.mjs", {
        SESSION_SECRET: "a-secret-that-all-nodes-share",
        ...(origin ? { PLATFORM_ORIGIN: origin, REMOTE_ORIGINS: origin } : platform),
        ...options.environment,
      });
      shells.push(shell);
    }
    await Promise.all(shells.map((shell) => shell.start()));
    return { shells, sandbox, control: (sandbox ?? shells[0])?.origin ?? "", stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
