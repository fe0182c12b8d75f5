import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { freePort } from "../e2e/support/free-port";
import { untilUp } from "../e2e/support/server";

export interface Server {
  readonly origin: string;
  readonly child: ChildProcess;
  /** From the start of the process to its first 200 on `/readyz`, ms. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

/** Starts a script of the project on a port of its own and waits until it can serve. */
export async function startScript(
  script: string,
  env: Record<string, string>,
  ready = "/readyz",
): Promise<Server> {
  const port = await freePort();
  const output: string[] = [];
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script, "--as-built"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: String(port),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes) => output.push(String(bytes)));
  const origin = `http://127.0.0.1:${port}`;
  await untilUp(origin + ready, child, output);
  return {
    origin,
    child,
    readyMs: performance.now() - startedAt,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Memory of a process that its own pages hold, MB. Linux only, as the product's servers are. */
export function residentMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
