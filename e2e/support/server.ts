import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Seven matches of each of three championships: every page that lists them is looked at whole. */
export const feedOfFew = join(root, "tests/fixtures/football-data-few");
/** Twenty of each, the same ones first. */
export const feedOfMany = join(root, "tests/fixtures/football-data");

export interface Running {
  origin: string;
  /** Where `/sandbox/*` answers: the shell itself, or the platform beside it. */
  control: string;
  stop(): Promise<void>;
  /** Lines the processes printed. */
  output: string[];
}

interface Spawned {
  child: ChildProcess;
  folder: string;
  port: number;
}

async function spawnScript(
  script: string,
  env: Record<string, string>,
  output: string[],
): Promise<Spawned> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "touchline-e2e-"));
  // The build is made once, before the tests; servers that start together must not make it again.
  const child = spawn(process.execPath, [join(root, "scripts", script), "--as-built"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes) => output.push(String(bytes)));
  return { child, folder, port };
}

export async function untilUp(url: string, child: ChildProcess, output: string[]) {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended early:\n${output.join("")}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not up in time: ${url}\n${output.join("")}`);
}

async function stopAll(all: Spawned[]) {
  for (const { child, folder } of all) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null) {
      child.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The shell with its platform inside. */
export async function startEmbedded(env: Record<string, string> = {}): Promise<Running> {
  const output: string[] = [];
  const shell = await spawnScript(
    "start.mjs",
    { SANDBOX_CONTROL: "1", SANDBOX_FEED: feedOfFew, ...env },
    output,
  );
  const origin = `http://127.0.0.1:${shell.port}`;
  await untilUp(`${origin}/readyz`, shell.child, output);
  return { origin, control: origin, output, stop: () => stopAll([shell]) };
}

/** The shell in front of a platform of its own, as with a real bookmaker's. */
export async function startWithUpstream(): Promise<Running> {
  const output: string[] = [];
  const platform = await spawnScript(
    "sandbox.mjs",
    { SANDBOX_CONTROL: "1", SANDBOX_FEED: feedOfFew },
    output,
  );
  const control = `http://127.0.0.1:${platform.port}`;
  await untilUp(`${control}/sandbox/feed?limit=1`, platform.child, output);
  const shell = await spawnScript(
    "start.mjs",
    {
      PLATFORM_ORIGIN: control,
      REMOTE_ORIGINS: control,
      SESSION_SECRET: "a-secret-for-the-browser-tests",
    },
    output,
  );
  const origin = `http://127.0.0.1:${shell.port}`;
  await untilUp(`${origin}/readyz`, shell.child, output);
  return { origin, control, output, stop: () => stopAll([shell, platform]) };
}
