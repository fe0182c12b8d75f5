import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { freePort } from "../../e2e/support/free-port";
import { feedOfMany } from "../../e2e/support/server";
import { Node } from "../support/cluster";

const folder = mkdtempSync(join(tmpdir(), "touchline-away-"));
const running: Node[] = [];
afterEach(async () => {
  await Promise.all(running.map((each) => each.kill()));
  rmSync(folder, { recursive: true, force: true });
});

it("OPS-01 CFG-01 a site whose platform is away at start names it, stays up as a 503 and is ready once config was read", async () => {
  const platform = new Node("sandbox.mjs", await freePort(), join(folder, "platform"), {
    SANDBOX_CONTROL: "1",
    SANDBOX_FEED: feedOfMany,
  });
  const shell = new Node("start.mjs", await freePort(), join(folder, "shell"), {
    PLATFORM_ORIGIN: platform.origin,
    SESSION_SECRET: "a-secret-of-the-cluster",
  });
  running.push(platform, shell);
  const ready = async () => (await fetch(`${shell.origin}/readyz`)).status;

  await shell.startUntil("/healthz");
  const said = () =>
    shell.output
      .join("")
      .split("\n")
      .filter((line) => line.includes("PLATFORM_ORIGIN is"));
  await vi.waitFor(() => expect(said()).toHaveLength(1), { timeout: 20_000 });
  expect(said()[0]).toContain(platform.origin);
  expect(said()[0]).toContain("ECONNREFUSED");
  const page = await fetch(`${shell.origin}/en/about`);
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "10"]);
  const text = await page.text();
  expect(text).toContain('data-status="503"');
  expect(text).toContain("The site is temporarily unavailable");
  expect([await ready(), said().length]).toEqual([503, 1]);

  await platform.start();
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 30_000 });
  expect((await fetch(`${shell.origin}/en/about`)).status).toBe(200);
  expect(await shell.terminate()).toBe(0);
});
