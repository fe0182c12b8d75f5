import { defineConfig } from "@playwright/test";
import type { Options } from "../e2e/support/shop";
import { findChromium } from "../scripts/lib/tools.mjs";

const root = new URL("..", import.meta.url).pathname;

/** Where `npm test` reads what each file took. */
const report = process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"];

// Pages that a client or a site has done with are gone before the costly collection: 1/20 of the run's time.
process.env["NODE_OPTIONS"] ??= "--max-semi-space-size=64";

/** Every flow is one scenario run twice: with JavaScript and without (ACS-06). */
export default defineConfig<Options>({
  testDir: `${root}e2e`,
  globalSetup: `${root}e2e/support/database.ts`,
  outputDir: `${root}test-results`,
  fullyParallel: false,
  // A browser waits for its site and the site for its database: three keep two processors busy.
  workers: 3,
  timeout: 150_000,
  // Nothing is tried twice: a test that needs a second try has a fault to find.
  retries: Number(process.env["TEST_RETRIES"] ?? 0),
  expect: { timeout: 20_000 },
  reporter: [["list"], ...(report ? [["json", { outputFile: report }] as const] : [])],
  use: {
    actionTimeout: 30_000,
    // A page that never comes fails its step, not its whole test after minutes.
    navigationTimeout: 60_000,
    // A picture of the page at every step costs a third of the time: asked for where one test is looked into.
    trace: "off",
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      // Text is as large on every machine that has one of the fonts.
      env: { ...process.env, FONTCONFIG_FILE: `${root}.config/fonts.conf` } as Record<string, string>,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: "js", use: { javaScriptEnabled: true } },
    // Without JavaScript a page is HTTP and markup: the same scenarios by a client that reads and sends what a browser does.
    { name: "html", use: { mode: "html" }, testIgnore: /(?:\.js|-states)\.spec\.ts$/, grepInvert: /@browser/ },
    // What style sheets or keys decide, and a sample of the rest, in the browser itself.
    { name: "no-js", use: { javaScriptEnabled: false }, testIgnore: /(?:\.js|-states)\.spec\.ts$/, grep: /@browser|@sample/ },
  ],
});
