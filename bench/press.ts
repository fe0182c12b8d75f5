import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/lib/tools.mjs";
import { type Line, median } from "./line";
import { startScript } from "./servers";

const root = `${process.cwd()}/`;
const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
/** A processor four times slower than this machine's. */
const slowdown = 4;
/** "Fast 3G" of the browser's own tools: ms of delay, bytes a second. */
const fast3g = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const coldLoads = 5;
const presses = 15;

/** What a slow device makes of the page: how long a cold one stays dead, and how soon a press on a price is counted. */
export async function pressLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const server = await startScript(`${root}scripts/start.mjs`, { DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    // The first visitor of a process gets sheets by addresses that are not yet their content's, and then by those.
    for (const _ of [1, 2]) await (await fetch(`${server.origin}/en/`)).arrayBuffer();
    const url = `${server.origin}/en/`;
    const cold: number[] = [];
    for (let round = 0; round < coldLoads; round += 1) cold.push(await aliveAfter(browser, url));
    const ofPhone = await countedAfter(browser, url, phone);
    const ofDesktop = await countedAfter(browser, url, desktop);
    return [
      line("a cold phone, CPU 4 times slower, Fast 3G: until the page is alive", 4000, cold),
      line("a press on a price until the count is painted, phone, CPU 4 times slower", 60, ofPhone),
      line("the same on a wide screen", 50, ofDesktop),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function line(what: string, most: number, measured: readonly number[]): Line {
  const middle = median(measured);
  const budget = `≤ ${most} ms`;
  const spread = `${Math.min(...measured).toFixed(0)} to ${Math.max(...measured).toFixed(0)}`;
  return {
    what,
    now: budget,
    goal: budget,
    measured: `${middle.toFixed(0)} ms (${spread})`,
    isMet: middle <= most,
  };
}

/** From the start of the navigation to the page that answers presses by itself, ms. */
async function aliveAfter(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...fast3g });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (document.documentElement.dataset["alive"] === undefined) return;
      Object.assign(globalThis, { aliveAt: performance.now() });
      watch.disconnect();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-alive"] });
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForSelector("html[data-alive]", { timeout: 60_000 });
  const at = await page.evaluate(() => (globalThis as unknown as { aliveAt: number }).aliveAt);
  await context.close();
  return at;
}

/** From a press on a price to the frame that shows the new count, ms, of one press after the other. */
async function countedAfter(
  browser: Browser,
  url: string,
  viewport: typeof phone,
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForSelector("html[data-alive]");
  await press(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const times: number[] = [];
  for (let round = 0; round < presses; round += 1) times.push(await press(page));
  await context.close();
  return times;
}

/** Presses a price of a match that is not in the slip, and waits until the shell has answered. */
async function press(page: Page): Promise<number> {
  const ms = await page.evaluate(async () => {
    const counts = () =>
      [...document.querySelectorAll('[data-name="coupon-count"]')]
        .map((count) => count.getAttribute("value"))
        .join();
    const gameOf = (price: HTMLElement) => price.dataset["bet"]?.split(":")[0];
    const prices = [...document.querySelectorAll<HTMLElement>("button[data-bet]:enabled")];
    const taken = prices.filter((price) => price.ariaPressed === "true").map(gameOf);
    const next = prices.find((price) => !taken.includes(gameOf(price)));
    if (!next) throw new Error("every match is in the slip");
    const before = counts();
    return await new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (counts() === before) return;
        watch.disconnect();
        // The next frame shows it, whose own work is over in the task after it.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
      });
      watch.observe(document, { attributes: true, childList: true, subtree: true });
      const startedAt = performance.now();
      next.click();
    });
  });
  await page.waitForFunction(() => document.querySelector("[data-coupon][data-pending]") === null);
  await page.waitForLoadState("networkidle");
  return ms;
}
