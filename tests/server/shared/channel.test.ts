import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  openSharedServices,
  type SharedServices,
} from "~/server/shared/open-shared-services.server";
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

function node(redisUrl: string | null = redis.url, appEnv = "production"): SharedServices {
  const parts = openSharedServices({ redisUrl, appEnv });
  open.push(parts);
  return parts;
}

async function here(...nodes: SharedServices[]) {
  await vi.waitFor(async () => {
    for (const one of nodes) expect(await one.isHere()).toBe(true);
  });
}

/** Says a word until it is heard: a subscription that is on its way may miss the first. */
async function untilHeard(from: SharedServices, topic: string, heard: readonly string[]) {
  let count = 0;
  await vi.waitFor(() => {
    from.channel.publish(topic, `word ${++count}`);
    expect(heard.length).toBeGreaterThan(0);
  });
}

describe("the channel of one process", () => {
  it("says a message to all who hear its topic, and to nobody who left", () => {
    const { channel } = node(null);
    const [first, second, other]: string[][] = [[], [], []];
    const leave = channel.subscribe("clock", (text) => first?.push(text));
    channel.subscribe("clock", (text) => second?.push(text));
    channel.subscribe("prices", (text) => other?.push(text));
    channel.publish("clock", "1");
    leave();
    leave();
    channel.publish("clock", "2");
    expect([first, second, other]).toEqual([["1"], ["1", "2"], []]);
  });

  it("one who breaks keeps a message from nobody else", () => {
    const { channel } = node(null);
    const heard: string[] = [];
    channel.subscribe("clock", () => {
      throw new Error("broken");
    });
    channel.subscribe("clock", (text) => heard.push(text));
    channel.publish("clock", "1");
    expect(heard).toEqual(["1"]);
  });

  it.each([
    ["a topic with a space", "a b", "x"],
    ["an empty topic", "", "x"],
    ["a message of more than 64 Ki characters", "clock", "x".repeat(65_537)],
  ])("%s is a defect of its caller", (_name, topic, message) => {
    expect(() => node(null).channel.publish(topic, message)).toThrow(RangeError);
  });
});

describe("the channel over nodes", () => {
  it("a message reaches every node once, its own at once, and only its topic and site", async () => {
    const [a, b, staging] = [node(), node(), node(redis.url, "staging")];
    await here(a, b, staging);
    const heard = {
      a: [] as string[],
      b: [] as string[],
      other: [] as string[],
      staging: [] as string[],
    };
    a.channel.subscribe("prices:1", (text) => heard.a.push(text));
    b.channel.subscribe("prices:1", (text) => heard.b.push(text));
    b.channel.subscribe("prices:2", (text) => heard.other.push(text));
    staging.channel.subscribe("prices:1", (text) => heard.staging.push(text));
    await untilHeard(a, "prices:1", heard.b);
    a.channel.publish("prices:1", "now");
    expect(heard.a.at(-1)).toBe("now");
    await vi.waitFor(() => expect(heard.b.at(-1)).toBe("now"));
    expect(heard.a.filter((text) => text === "now")).toHaveLength(1);
    expect(heard.b.filter((text) => text === "now")).toHaveLength(1);
    expect(heard.other).toEqual([]);
    expect(heard.staging).toEqual([]);
  });

  it("with Redis killed a node hears itself, and the others again when it is back", async () => {
    const [a, b] = [node(), node()];
    await here(a, b);
    const heard: string[] = [];
    b.channel.subscribe("clock", (text) => heard.push(text));
    await untilHeard(a, "clock", heard);
    await redis.kill();
    await vi.waitFor(async () => expect(await b.isHere()).toBe(false));
    heard.length = 0;
    b.channel.publish("clock", "own");
    expect(heard).toEqual(["own"]);
    await redis.start();
    heard.length = 0;
    await vi.waitFor(
      () => {
        a.channel.publish("clock", "again");
        expect(heard).toContain("again");
      },
      { timeout: 10_000 },
    );
  });
});
