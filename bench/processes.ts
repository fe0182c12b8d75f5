import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Line, median } from "./line";
import { residentMb, type Server, startScript } from "./servers";

const root = `${process.cwd()}/`;
const start = `${root}scripts/start.mjs`;
const starts = 3;
const idleMs = 5_000;

/** Start of a built product and its memory when nobody asks for anything, on a data folder that exists. */
export async function processLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const env = { DATA_DIR: folder };
  try {
    const first = await startScript(start, env);
    await first.stop();
    const ready: number[] = [];
    for (let count = 1; count < starts; count += 1) {
      const again = await startScript(start, env);
      ready.push(again.readyMs);
      await again.stop();
    }
    const embedded = await startScript(start, env);
    ready.push(embedded.readyMs);
    const embeddedMb = await idleMb(embedded);
    await embedded.stop();
    const platform = await startScript(
      `${root}scripts/sandbox.mjs`,
      { DATA_DIR: join(folder, "platform"), SANDBOX_CONTROL: "1" },
      "/sandbox/feed?limit=1",
    );
    const real = await startScript(start, {
      DATA_DIR: join(folder, "shell"),
      PLATFORM_ORIGIN: platform.origin,
      REMOTE_ORIGINS: platform.origin,
      SESSION_SECRET: "a-secret-for-the-benchmarks-alone",
    });
    const realMb = await idleMb(real);
    await real.stop();
    await platform.stop();
    const readyMs = median(ready);
    return [
      {
        what: "ready after `npm start` (built; an existing data folder, and the first start)",
        now: "≤ 6 s",
        goal: "≤ 2 s",
        measured: `${(readyMs / 1000).toFixed(1)} s; ${(first.readyMs / 1000).toFixed(1)} s`,
        isMet: readyMs <= 6_000 && first.readyMs <= 6_000,
      },
      {
        what: "memory idle, embedded / with a real platform",
        now: "≤ 600 / 200 MB",
        goal: "≤ 400 / 120 MB",
        measured: `${embeddedMb.toFixed(0)} / ${realMb.toFixed(0)} MB`,
        isMet: embeddedMb <= 600 && realMb <= 200,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** After one page, and a while in which nobody came. */
async function idleMb({ origin, child }: Server): Promise<number> {
  const answer = await fetch(`${origin}/en/`);
  await answer.arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  return residentMb(child);
}
