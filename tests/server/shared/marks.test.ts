import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openSharedServices, type SharedServices } from "~/server/shared/shared-services.server";
import { type RedisServer, startRedis } from "../support/redis";

let redis: RedisServer;
const open: SharedServices[] = [];

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
afterEach(async () => {
  await Promise.all(open.splice(0).map((node) => node.close()));
});

async function node(redisUrl: string | null = redis.url): Promise<SharedServices> {
  const parts = openSharedServices({ redisUrl, appEnv: "production" });
  open.push(parts);
  await vi.waitFor(async () => expect(await parts.isHere()).toBe(true));
  return parts;
}

const listed = async ({ marks }: SharedServices, key: string) => [...(await marks.of(key))];

describe.each([
  ["one process", () => null],
  ["two nodes", () => redis.url],
])("marks of %s", (name, url) => {
  it("CPP-03 CPN-17 OPS-01 a mark is visible on every node until it is dropped", async () => {
    const here = await node(url());
    const there = url() === null ? here : await node(url());
    const key = `a key of ${name}`;
    expect(await listed(there, key)).toEqual([]);
    await here.marks.set(key, "first", 1_000, 60_000);
    await there.marks.set(key, "second", 2_000, 60_000);
    await there.marks.set(key, "second", 3_000, 60_000);
    expect(await listed(here, key)).toEqual([
      ["first", 1_000],
      ["second", 3_000],
    ]);
    expect([...(await here.marks.drop(key, "first"))]).toEqual([["second", 3_000]]);
    expect(await listed(there, `another ${key}`)).toEqual([]);
    expect((await there.marks.drop(key, null)).size).toBe(0);
    expect(await listed(here, key)).toEqual([]);
  });

  it("CPP-11 a mark expires by itself", async () => {
    const parts = await node(url());
    await parts.marks.set(`short of ${name}`, "one", 1_000, 40);
    await vi.waitFor(async () => expect(await listed(parts, `short of ${name}`)).toEqual([]), {
      interval: 20,
    });
  });
});

describe("marks without Redis", () => {
  it("OPS-01 CPP-03 a node still has its own marks while Redis is down", async () => {
    const [here, there] = [await node(), await node()];
    await here.marks.set("kept", "before", 1_000, 60_000);
    await redis.kill();
    try {
      await here.marks.set("kept", "since", 2_000, 60_000);
      expect(await listed(here, "kept")).toEqual([
        ["before", 1_000],
        ["since", 2_000],
      ]);
      expect([...(await here.marks.drop("kept", "before"))]).toEqual([["since", 2_000]]);
      expect(await listed(there, "kept")).toEqual([]);
    } finally {
      await redis.start();
    }
  });
});
