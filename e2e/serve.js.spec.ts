import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect } from "@playwright/test";
import { freePort } from "./support/free-port";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Served {
  readonly child: ChildProcess;
  readonly origin: string;
  /** The exit code, once the process has ended. */
  readonly ended: Promise<number | null>;
}

const test = base.extend<{ served: Served }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  served: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "touchline-serve-"));
    const port = await freePort();
    const child: ChildProcess = spawn(
      join(root, "node_modules/.bin/remix-serve"),
      ["build/server/serve.js"],
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
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    await use({ child, origin, ended });
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  },
});

test("GRD-07 SEC-01 OPS-02 the build under remix-serve serves pages, guards, refuses foreign posts and stops", async ({
  page,
  served,
}) => {
  // Its compression makes every page dear: on a busy machine this server takes its time.
  test.setTimeout(180_000);
  const counted = { timeout: 45_000 };
  const { child, origin, ended } = served;
  const first = await firstAnswer(`${origin}/en/`, child);
  expect(first.status).toBe(200);
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
  // The page's streams are open; one signal ends them and the process.
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

/** The first answer after the process listens. */
async function firstAnswer(url: string, child: ChildProcess): Promise<Response> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the process ended");
}
