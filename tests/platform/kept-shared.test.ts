import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  resetConfigRevision,
  updateConfigRevisionFromReply,
} from "~/platform/transport/revision.server";
import { type LoadedValue, StaleCopies } from "~/platform/transport/stale-copies.server";
import { wireHeaders } from "~/platform/transport/wire.server";
import { metricsText } from "~/server/metrics.server";
import { closeSharedServices, sharedServices } from "~/server/shared/shared-services.server";
import { type RedisServer, startRedis } from "../server/support/redis";
import { testEnv } from "./upstream";

type Site = { readonly currency: string; readonly paths: Readonly<Record<string, string>> };

let redis: RedisServer;
let round = 0;
let name = "";

beforeAll(async () => {
  redis = await startRedis();
});
beforeEach(async () => {
  testEnv({ redisUrl: redis.url });
  name = `site${++round}`;
  await vi.waitFor(async () => expect(await sharedServices().isHere()).toBe(true), {
    timeout: 10_000,
  });
});
afterEach(() => {
  resetConfigRevision();
  vi.useRealTimers();
});
afterAll(async () => {
  await closeSharedServices();
  await redis.stop();
});

/** The copies of one node: what lies in its memory is its own. */
const node = () => new StaleCopies<Site>(name, 10);

const site = (currency: string): Site => ({ currency, paths: { old: "new" } });
const revise = (revision: string) =>
  updateConfigRevisionFromReply(new Headers({ [wireHeaders.configRevision]: revision }));

/** An upstream that answers so, and counts how often it was asked. */
function answering(value: Site | null, revision: string | null = null) {
  return vi.fn(async (): Promise<LoadedValue<Site> | null> => value && { value, revision });
}

/** Waits until the copy has left for Redis. */
const kept = (key: string) =>
  vi.waitFor(async () => {
    const found = (await redis.keys()).find((one) => one.key.endsWith(`${name}:${key}`));
    expect(found).toBeDefined();
    return found;
  });

describe("cached copies that nodes share", () => {
  it("OPS-01 a node uses the copy that another node has cached instead of asking upstream", async () => {
    await node().find("en:ru", 1000, answering(site("RUB")));
    await kept("en:ru");
    const ask = answering(site("EUR"));
    const second = node();
    expect(await second.find("en:ru", 1000, ask)).toEqual({ value: site("RUB"), isStale: false });
    expect(ask).not.toHaveBeenCalled();
    expect((await second.find("de:ru", 1000, ask))?.value.currency).toBe("EUR");
  });

  it("OPS-01 SEC-09 a copy from another node has no inherited properties", async () => {
    await node().find("en:ru", 1000, answering(site("RUB")));
    await kept("en:ru");
    const found = await node().find("en:ru", 1000, answering(null));
    expect(found?.value.paths["old"]).toBe("new");
    expect(found?.value.paths["constructor"]).toBeUndefined();
    expect(found?.value.paths["toString"]).toBeUndefined();
  });

  it("OPS-01 CFG-02 a node replaces its outdated copy with the one another node has renewed", async () => {
    const [first, second] = [node(), node()];
    await first.find("en:ru", 1000, answering(site("RUB"), "1"));
    revise("2");
    await second.find("en:ru", 1000, answering(site("EUR"), "2"));
    const ask = answering(null);
    await vi.waitFor(async () => {
      expect(await first.find("en:ru", 1000, ask)).toEqual({ value: site("EUR"), isStale: false });
    });
  });

  it("OPS-01 CFG-02 a node replaces its outdated copy even with one renewed in the same millisecond", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [first, second] = [node(), node()];
    await first.find("en:ru", 1000, answering(site("RUB"), "1"));
    revise("2");
    await second.find("en:ru", 1000, answering(site("EUR"), "2"));
    expect(await first.find("en:ru", 1000, answering(null))).toEqual({
      value: site("EUR"),
      isStale: false,
    });
  });

  it("OPS-01 OPS-04 a node that starts during an outage uses the last good copy, marked as stale", async () => {
    await node().find("en:ru", 1000, answering(site("RUB"), "1"));
    await kept("en:ru");
    revise("2");
    expect(await node().find("en:ru", 1000, answering(null))).toEqual({
      value: site("RUB"),
      isStale: true,
    });
    expect(await node().find("en:ru", 1000, answering(null))).toEqual({
      value: site("RUB"),
      isStale: true,
    });
  });

  it.each(["x", "{}", "null", '{"metadata":{"createdTime":1}}', '{"value":{"value":{}}}', "[]"])(
    "OPS-01 OPS-04 a value in Redis that is no copy is ignored and replaced: %s",
    async (text) => {
      const { values } = sharedServices();
      await values.set(`${name}:en:ru`, text, 60_000);
      const own = node();
      expect((await own.find("en:ru", 1000, answering(site("EUR"))))?.value.currency).toBe("EUR");
      await vi.waitFor(async () => expect(await values.get(`${name}:en:ru`)).toContain("EUR"));
      // A node that has a copy goes on with it while upstream is down.
      await values.set(`${name}:en:ru`, text, 60_000);
      own.expire("en:ru");
      expect(await own.find("en:ru", 1000, answering(null))).toEqual({
        value: site("EUR"),
        isStale: true,
      });
    },
  );

  it("OPS-01 keys of cached copies name the site and the release, and expire within a week", async () => {
    await node().find("en:ru", 1000, answering(site("RUB")));
    const found = await kept("en:ru");
    expect(found?.key).toBe(`touchline:1:production:value:development:${name}:en:ru`);
    expect(found?.ttl).toBeGreaterThan(900);
    expect(found?.ttl).toBeLessThanOrEqual(7 * 86_400);
  });

  it("OPS-01 OPS-04 a page asks upstream while Redis is killed or hanging", async () => {
    redis.hang();
    expect((await node().find("en:ru", 1000, answering(site("EUR"))))?.value.currency).toBe("EUR");
    redis.wake();
    await redis.kill();
    const own = node();
    expect((await own.find("de:ru", 1000, answering(site("KWD"))))?.value.currency).toBe("KWD");
    expect((await own.find("de:ru", 1000, answering(null)))?.value.currency).toBe("KWD");
    await redis.start();
  });

  it("OPS-03 cache reads are counted by their result", async () => {
    const first = node();
    await first.find("en:ru", 1000, answering(site("RUB"), "1"));
    await first.find("en:ru", 1000, answering(null));
    await kept("en:ru");
    await node().find("en:ru", 1000, answering(null));
    revise("2");
    await first.find("en:ru", 1000, answering(null));
    const { text } = await metricsText();
    for (const result of ["hit", "shared", "miss", "stale"]) {
      expect(text).toContain(`touchline_cache_reads_total{cache="${name}",result="${result}"} 1`);
    }
  });
});
