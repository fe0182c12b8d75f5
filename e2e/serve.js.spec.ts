import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect } from "@playwright/test";
import { freePort, untilUp } from "./support/server";

const root = fileURLToPath(new URL("..", import.meta.url));

const test = base.extend<{ origin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  origin: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "touchline-serve-"));
    const port = await freePort();
    const child: ChildProcess = spawn(
      join(root, "node_modules/.bin/remix-serve"),
      ["build/server/index.js"],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: "production",
          LOG_LEVEL: "warn",
          PORT: String(port),
          DATA_DIR: folder,
        },
        stdio: "ignore",
      },
    );
    const origin = `http://127.0.0.1:${port}`;
    await untilUp(`${origin}/readyz`, child, []);
    await use(origin);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    // It waits for open connections when asked politely.
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  },
});

test("GRD-07 SEC-01 the same build runs under plain remix-serve: pages, guards, and no foreign post", async ({
  page,
  origin,
}) => {
  // Its compression makes every page dear: on a busy machine this server takes its time.
  test.setTimeout(180_000);
  const counted = { timeout: 45_000 };
  await page.goto(`${origin}/en/`);
  await page.waitForSelector("html[data-alive]");
  const price = page.locator('button[name="bet"]:visible:enabled').first();
  await price.click();
  await expect(page.locator('[data-coupon] [data-name="coupon-count"]')).toHaveAttribute(
    "value",
    "1",
    counted,
  );
  // Shown at once, and kept when its answer is here.
  await expect(page.locator("[data-coupon]").first()).not.toHaveAttribute("data-pending", counted);

  const guarded = await page.request.get(`${origin}/en/office/history`, { maxRedirects: 0 });
  expect(guarded.status()).toBe(302);
  const foreign = await page.request.post(`${origin}/en/coupon`, {
    headers: { origin: "https://evil.example" },
    form: { intent: "clear" },
  });
  expect(foreign.ok()).toBe(false);
  await page.reload();
  await expect(page.locator('[data-coupon] [data-name="coupon-count"]')).toHaveAttribute(
    "value",
    "1",
    counted,
  );
});
