import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "./env.server";
import { processPhase } from "./lifecycle.server";
import { log } from "./log.server";
import { sharedServices } from "./shared/shared-services.server";

/** One block of a file system: a full disk may still take less. */
const probe = Buffer.alloc(4096);
/** How long one probe of the data folder counts, ms: balancers ask every few seconds, each of them. */
const probeCountsMs = 2000;
/** Longest wait for the disk, ms. */
const probeTimeoutMs = 2000;

/** Why this process cannot serve requests now, in words; null = it can (OPS-01, OPS-02). */
export async function readinessProblem(): Promise<string | null> {
  const phase = processPhase();
  if (phase !== "ready") return phase;
  if (!(await sharedServices().isHere())) return "without its shared services";
  return (await canWriteData()) ? null : "without space for its data";
}

let latest: {
  readonly at: number;
  readonly folder: string;
  readonly result: Promise<boolean>;
} | null = null;

/** Whether the folder of the embedded database takes data; true where no such database is in use. */
function canWriteData(): Promise<boolean> {
  const { platformOrigin, sandbox } = env();
  if (platformOrigin !== null || sandbox.databaseUrl !== null || sandbox.dataDir === null)
    return Promise.resolve(true);
  const now = performance.now();
  if (latest?.folder === sandbox.dataDir && now - latest.at < probeCountsMs) return latest.result;
  latest = { at: now, folder: sandbox.dataDir, result: writeProbe(sandbox.dataDir) };
  return latest.result;
}

async function writeProbe(folder: string): Promise<boolean> {
  const file = join(folder, `.ready-${process.pid}`);
  const written = writeFile(file, probe)
    .then(
      () => null,
      ({ code }: NodeJS.ErrnoException) => code ?? "unknown",
    )
    .finally(() => rm(file, { force: true }).catch(() => undefined));
  const late = pause(probeTimeoutMs, "timeout", { ref: false });
  const cause = await Promise.race([written, late]);
  if (cause !== null) log.warn({ cause, folder }, "DATA_DIR cannot be written");
  return cause === null;
}
