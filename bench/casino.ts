import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startPostgres } from "../tests/sandbox/support/postgres";
import { type Line, median } from "./line";
import { pagesPerSecond } from "./load";
import { openBenchPlatform, perSecondLine } from "./platform";
import { startScript } from "./servers";

const root = `${process.cwd()}/`;
const played = 200;
const runs = 5;

/** The casino: rounds for money of one player, which stand in a line, and pages of the lobby. */
export async function casinoLines(): Promise<Line[]> {
  return [await roundsLine(), ...(await lobbyLines())];
}

/** Rounds per second on PostgreSQL: stake, draw, round and win in a transaction each; the clock moves on between them. */
async function roundsLine(): Promise<Line> {
  const postgres = await startPostgres();
  try {
    const platform = await openBenchPlatform({
      dataDir: null,
      databaseUrl: await postgres.database(),
    });
    const player = await platform.signIn();
    const perSecond: number[] = [];
    for (let run = -1; run < runs; run++) {
      const authorization = `Bearer ${await player.token()}`;
      let ms = 0;
      for (let round = 0; round < played; round++) {
        await platform.call("POST", "/sandbox/clock", { advanceMs: 2_500 });
        const startedAt = performance.now();
        const { status } = await platform.call(
          "POST",
          "/third-party/api/v1/play",
          {
            game: "night-harbour",
            mode: "real",
            accountId: 11,
            token: null,
            fields: { stake: ["10"], lines: ["20"] },
          },
          { authorization, "idempotency-key": `${run}-${round}` },
        );
        ms += performance.now() - startedAt;
        if (status !== 201) throw new Error(`round ${round} of run ${run}: ${status}`);
      }
      if (run >= 0) perSecond.push((played * 1000) / ms);
    }
    await platform.close();
    return perSecondLine("rounds of one player, PostgreSQL, one node", 25, 100, median(perSecond));
  } finally {
    await postgres.stop();
  }
}

async function lobbyLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const server = await startScript(`${root}scripts/start.mjs`, { DATA_DIR: folder });
  try {
    const url = `${server.origin}/en/casino`;
    const text = await (await fetch(url)).text();
    const kilobytes = brotliCompressSync(text).length / 1024;
    await pagesPerSecond(url, 3);
    const rates: number[] = [];
    for (let run = 0; run < 3; run++) rates.push(await pagesPerSecond(url, 4));
    return [
      perSecondLine("pages of the casino's lobby, one node", 40, 100, median(rates)),
      {
        what: "the lobby's HTML, compressed",
        now: "≤ 35 kB",
        goal: "≤ 30 kB",
        measured: `${kilobytes.toFixed(1)} kB`,
        isMet: kilobytes <= 35,
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
