import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build, type Rollup } from "vite";
import { findChromium } from "../scripts/lib/tools.mjs";
import { inTurns, type Line, median } from "./line";
import { startScript } from "./servers";

const root = `${process.cwd()}/`;
const frameMs = 1000 / 60;
const bets = 40;

interface Systems {
  totals(events: number, size: number): number;
  byLines(events: number, size: number): number;
}

/** What a large system costs in the browser, and a key in the stake's field with 40 bets on a slow machine (CPN-07). */
export async function systemLines(): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    return [...(await totals(await browser.newPage())), await keypress(await browser.newPage())];
  } finally {
    await browser.close();
  }
}

async function totals(page: Page): Promise<Line[]> {
  await page.addScriptTag({ content: await bundled() });
  const run = (name: keyof Systems, events: number, size: number) =>
    page.evaluate(
      ([fn, n, k]) => (globalThis as unknown as { systems: Systems }).systems[fn](n, k),
      [name, events, size] as const,
    );
  for (let round = 0; round < 20; round += 1) await run("totals", 40, 20);
  const large: number[] = [];
  for (let round = 0; round < 31; round += 1) large.push(await run("totals", 40, 20));
  const both = await inTurns(
    9,
    () => run("totals", 14, 7),
    () => run("byLines", 14, 7),
  );
  return [
    {
      what: "totals, lines and bounds of a 20-of-40 system in the browser",
      now: "≤ 1 ms",
      goal: "≤ 1 ms",
      measured: `${median(large).toFixed(2)} ms`,
      isMet: median(large) <= 1,
    },
    {
      what: "totals of a 7-of-14 system against listing its 3,432 lines",
      now: "< 1",
      goal: "< 1",
      measured: `${both.ratio.toFixed(4)} (${both.first.toFixed(2)} ms / ${both.second.toFixed(1)} ms)`,
      isMet: both.ratio < 1,
    },
  ];
}

async function keypress(page: Page): Promise<Line> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const server = await startScript(`${root}scripts/start.mjs`, { DATA_DIR: folder });
  try {
    await page.goto(`${server.origin}/en/home/line`);
    await page.waitForSelector("html[data-alive]");
    await choose(page);
    await page.goto(`${server.origin}/en/coupon`);
    await page.waitForSelector("html[data-alive]");
    await page.click('button[name="typeId"][value="2"]');
    await page.waitForSelector('select[name="systemValue"]');
    await page.selectOption('select[name="systemValue"]', "20");
    await page.waitForSelector(
      '[data-coupon]:not([data-pending]) [data-name="lines"][value="137846528820"]',
    );
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const times: number[] = [];
    for (let round = 0; round < 21; round += 1) times.push(await typed(page, String(100 + round)));
    const ms = median(times.slice(5));
    return {
      what: `a key in the stake of ${bets} bets, 20 of 40, on a CPU 4 times slower`,
      now: "≤ 16.7 ms",
      goal: "≤ 16.7 ms",
      measured: `${ms.toFixed(1)} ms`,
      isMet: ms <= frameMs,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Presses a price of each of 40 matches, each after the answer to the one before. */
async function choose(page: Page): Promise<void> {
  const names = await page
    .locator('button[name="bet"][data-bet]:not([disabled]):visible')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-bet") ?? ""));
  const byGame = new Map(names.map((name) => [name.split(":")[0], name]));
  const chosen = [...byGame.values()].slice(0, bets);
  if (chosen.length < bets) throw new Error(`the line has ${chosen.length} matches, not ${bets}`);
  for (const [at, name] of chosen.entries()) {
    await page.locator(`button[name="bet"][data-bet="${name}"]:visible`).first().click();
    await page.waitForSelector(
      `[data-coupon]:not([data-pending]) [data-name="coupon-count"][value="${at + 1}"]`,
    );
  }
}

/** From a key to the page laid out with the new return, ms. */
function typed(page: Page, text: string): Promise<number> {
  return page.evaluate((value) => {
    const field = document.querySelector<HTMLInputElement>('input[name="amount"]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    if (!field || !set) throw new Error("no field");
    const startedAt = performance.now();
    set.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    document.body.getBoundingClientRect();
    return performance.now() - startedAt;
  }, text);
}

async function bundled(): Promise<string> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { alias: { "~": `${root}app`, "~sandbox": `${root}sandbox` } },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: `${root}bench/systems.browser.ts`, formats: ["iife"], name: "bench" },
    },
  })) as Rollup.RollupOutput[];
  const [first] = output[0]?.output ?? [];
  if (!first) throw new Error("nothing was built");
  return first.code;
}
