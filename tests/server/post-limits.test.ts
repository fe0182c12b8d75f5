import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { metricsText } from "~/server/metrics.server";
import { countPost } from "~/server/post-limits/count.server";
import type { PostLimitRule } from "~/server/post-limits/rule.server";
import {
  closeSharedServices,
  openSharedServices,
  type SharedServices,
  sharedServices,
} from "~/server/shared/shared-services.server";
import { testEnv } from "../platform/upstream";
import { type RedisServer, startRedis } from "./support/redis";

let count = 0;
/** A rule with counters of its own. */
const ruleOf = (change: Partial<PostLimitRule> = {}): PostLimitRule => ({
  name: `rule-${++count}`,
  subject: { points: 3, seconds: 60 },
  address: { points: 5, seconds: 60 },
  counts: "failures",
  ...change,
});

async function passes(times: number, take: () => ReturnType<typeof countPost>) {
  const all = [];
  for (let at = 0; at < times; at++) all.push((await take()).ok);
  return all;
}

describe("post limits in one process", () => {
  beforeEach(async () => {
    await closeSharedServices();
    testEnv();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("SEC-07 a subject over its post limit is refused with the time to wait, then allowed again", async () => {
    vi.useFakeTimers();
    const rule = ruleOf();
    const take = () => countPost(rule, "demo@example.test", null);
    expect(await passes(4, take)).toEqual([true, true, true, false]);
    vi.advanceTimersByTime(20_000);
    expect(await take()).toEqual({ ok: false, waitS: 40 });
    vi.advanceTimersByTime(40_001);
    expect((await take()).ok).toBe(true);
  });

  it("SEC-07 an address over its post limit is refused and uses up no subject's limit", async () => {
    const rule = ruleOf();
    const from = (subject: string, address: string) => countPost(rule, subject, address);
    let player = 0;
    expect(await passes(6, () => from(`player ${++player}`, "203.0.113.7"))).toEqual([
      ...Array(5).fill(true),
      false,
    ]);
    expect(await passes(3, () => from("victim", "203.0.113.7"))).toEqual([false, false, false]);
    expect(await passes(4, () => from("victim", "203.0.113.8"))).toEqual([true, true, true, false]);
  });

  it.each([
    ["one IPv6 customer", "2001:db8:1:2::1", "2001:db8:1:2:ffff::9", false],
    ["two IPv6 customers", "2001:db8:1:2::1", "2001:db8:1:3::1", true],
    ["one address in both notations", "203.0.113.7", "::ffff:203.0.113.7", false],
    ["this machine's own proxy, which is nobody", "127.0.0.1", "127.0.0.1", true],
    ["no address at all", "", "", true],
  ])("SEC-07 post limits count by address: %s", async (_name, first, second, isFree) => {
    const rule = ruleOf({ address: { points: 1, seconds: 60 } });
    expect((await countPost(rule, null, first)).ok).toBe(true);
    expect((await countPost(rule, null, second)).ok).toBe(isFree);
  });

  it("SEC-07 a successful post is given back once if only failures are counted", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 20 }), async (times) => {
        const rule = ruleOf();
        for (let at = 0; at < times; at++) {
          const pass = await countPost(rule, "demo", "203.0.113.7");
          expect(pass.ok).toBe(true);
          if (!pass.ok) return;
          pass.giveBack();
          pass.giveBack();
        }
        expect(await passes(4, () => countPost(rule, "demo", null))).toEqual([
          true,
          true,
          true,
          false,
        ]);
      }),
      { numRuns: 10 },
    );
    const all = ruleOf({ counts: "all" });
    for (let at = 0; at < 3; at++) {
      const pass = await countPost(all, "demo", null);
      if (pass.ok) pass.giveBack();
    }
    expect((await countPost(all, "demo", null)).ok).toBe(false);
  });

  it("OPS-03 SEC-07 refused posts are counted in the metrics by limit and kind", async () => {
    const rule = ruleOf({ subject: { points: 1, seconds: 60 } });
    await passes(3, () => countPost(rule, "demo", null));
    const { text } = await metricsText();
    expect(text).toContain(`touchline_limit_refusals_total{limit="${rule.name}",of="subject"} 2`);
  });
});

describe("post limits across nodes", () => {
  let redis: RedisServer;
  const nodes: SharedServices[] = [];

  beforeAll(async () => {
    await closeSharedServices();
    redis = await startRedis();
    testEnv({ redisUrl: redis.url });
    nodes.push(
      ...[1, 2].map(() => openSharedServices({ redisUrl: redis.url, appEnv: "production" })),
      sharedServices(),
    );
    await untilHere();
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await closeSharedServices();
    await redis.stop();
  });

  const untilHere = () =>
    vi.waitFor(
      async () =>
        expect(await Promise.all(nodes.map((node) => node.isHere()))).not.toContain(false),
      { timeout: 10_000 },
    );
  const allowance = () => ({ name: `nodes-${++count}`, points: 3, seconds: 60 });

  it("OPS-01 SEC-07 nodes count posts together, even simultaneous ones", async () => {
    const [one, two] = nodes;
    const limit = allowance();
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? one : two)?.limiter.take(limit, "demo"),
      ),
    );
    expect(taken.filter((wait) => wait === null)).toHaveLength(3);
    for (const wait of taken.filter((wait) => wait !== null)) {
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60_000);
    }
    await one?.limiter.giveBack(limit, "demo");
    expect(await two?.limiter.take(limit, "demo")).toBeNull();
    expect(await one?.limiter.take(limit, "demo")).not.toBeNull();
  });

  it("SEC-07 PLT-09 post counters expire and contain neither login nor address", async () => {
    await countPost(ruleOf(), "demo@example.test", "203.0.113.7");
    const keys = (await redis.keys()).filter(({ key }) => key.includes(`rule-${count}`));
    expect(keys).toHaveLength(2);
    for (const { key, ttl, value } of keys) {
      expect(key).toMatch(/^touchline:1:production:limit:/);
      expect(ttl).toBeGreaterThan(0);
      expect(`${key} ${value}`).not.toMatch(/demo|203\.0/);
    }
  });

  it("OPS-01 SEC-07 each node counts posts for itself while Redis is down", async () => {
    const [one, two] = nodes;
    const limit = allowance();
    await one?.limiter.take(limit, "demo");
    await redis.kill();
    const alone = [];
    for (let at = 0; at < 4; at++) alone.push((await one?.limiter.take(limit, "demo")) === null);
    expect(alone).toEqual([true, true, true, false]);
    expect(await two?.limiter.take(limit, "demo")).toBeNull();
    await redis.start();
    await untilHere();
    expect(await one?.limiter.take(limit, "demo")).toBeNull();
  });
});
