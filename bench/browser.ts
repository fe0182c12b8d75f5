import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/lib/tools.mjs";
import type { Line } from "./line";
import { startScript } from "./servers";

const root = `${process.cwd()}/`;

/** What a browser loads until the first price it presses is in the coupon, and how much the page moves meanwhile. */
export async function browserLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-"));
  const server = await startScript(`${root}scripts/start.mjs`, { DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    // The first visitor of a process gets sheets by addresses that are not yet their content's, and then by those.
    for (const _ of [1, 2]) await (await fetch(`${server.origin}/en/`)).arrayBuffer();
    const sizes = { js: 0, css: 0 };
    let shift = 0;
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      const page = await browser.newPage({ viewport });
      const loaded = await firstBet(page, `${server.origin}/en/`);
      sizes.js = Math.max(sizes.js, loaded.js);
      sizes.css = Math.max(sizes.css, loaded.css);
      shift = Math.max(shift, loaded.shift);
      await page.close();
    }
    const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    return [
      {
        what: "JavaScript until the coupon works, Brotli 11",
        now: "≤ 85 kB",
        goal: "≤ 70 kB",
        measured: kb(sizes.js),
        isMet: sizes.js <= 85_000,
      },
      {
        what: "CSS of the first page, Brotli 11",
        now: "≤ 12 kB",
        goal: "≤ 8 kB",
        measured: kb(sizes.css),
        isMet: sizes.css <= 12_000,
      },
      {
        what: "layout shift on load and hydration",
        now: "0",
        goal: "0",
        measured: shift.toFixed(5),
        isMet: shift === 0,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function firstBet(page: Page, url: string) {
  const files = { js: new Set<string>(), css: new Set<string>() };
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (/javascript/.test(type)) files.js.add(response.url());
    if (/css/.test(type)) files.css.add(response.url());
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const inline = await page.locator("style").allTextContents();
  const shift = await page.evaluate(
    () => (globalThis as unknown as { seen: { shift: number } }).seen.shift,
  );
  await page.locator('button[name="bet"]:not([disabled]):visible').first().click();
  await page.locator('button[name="bet"][aria-pressed="true"]').first().waitFor();
  // The code of a slip with bets comes with the page's first use.
  await page.waitForLoadState("networkidle");
  return {
    js: await sizeOf(files.js),
    css: (await sizeOf(files.css)) + brotli(Buffer.from(inline.join("\n"))),
    shift,
  };
}

async function sizeOf(urls: ReadonlySet<string>): Promise<number> {
  let size = 0;
  for (const url of urls) {
    const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
    size += brotli(Buffer.from(await answer.arrayBuffer()));
  }
  return size;
}

function brotli(body: Buffer): number {
  if (body.length === 0) return 0;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
