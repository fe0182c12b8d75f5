import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { env } from "~/server/env.server";
import { enterPhase } from "~/server/lifecycle.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { type RedisServer, startRedis } from "../server/support/redis";
import { Browser } from "../support/browser";
import { openSite, type Site } from "../support/site";

let redis: RedisServer;
let site: Site;

beforeAll(async () => {
  redis = await startRedis();
  await closeSharedServices();
  site = await openSite({ feed: null, env: { redisUrl: redis.url } });
});
afterAll(async () => {
  await closeSharedServices();
  await site.close();
  await redis.stop();
});

const status = async () => (await new Browser().fetch("/readyz")).status;
const until = (wanted: number) =>
  vi.waitFor(async () => expect(await status()).toBe(wanted), { timeout: 10_000 });

describe("readiness", () => {
  it("OPS-01 OPS-02 a node without Redis is not ready but still serves pages", async () => {
    expect(await status()).toBe(503);
    enterPhase("ready");
    await until(200);
    await redis.kill();
    await until(503);
    expect((await new Browser().open("/en/about")).status).toBe(200);
    await redis.start();
    await until(200);
  });

  it("OPS-01 a node is not ready while Redis hangs with its connections open", async () => {
    await until(200);
    redis.hang();
    expect(await status()).toBe(503);
    redis.wake();
    await until(200);
  });

  it("OPS-01 a node whose data folder is on a full disk is not ready until there is space again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "touchline-full-"));
    const { sandbox } = env();
    // Whatever is written there meets a full disk; the probe removes what it wrote.
    symlinkSync("/dev/full", join(folder, `.ready-${process.pid}`));
    site.setEnv({ sandbox: { ...sandbox, dataDir: folder } });
    const answer = await new Browser().fetch("/readyz");
    expect([answer.status, await answer.text()]).toEqual([503, "without space for its data\n"]);
    await until(200);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
