import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { fetchAndLogRemotePage } from "~/platform/services/remotes/page.server";
import { breakerStates } from "~/platform/transport/breaker.server";
import { breakerNameOfPolicy } from "~/platform/transport/policy.server";
import { setUpstreamForTests } from "~/platform/transport/upstream.server";
import { log } from "~/server/log.server";
import {
  effectCall,
  moneyCall,
  netError,
  queryCall,
  scope,
  sendCall,
  testEnv,
  upstream,
} from "./upstream";

const schema = z.object({ ok: z.literal(true) });
const read = queryCall("test.read", "none", { timeoutMs: 500 });
const write = effectCall("test.write", "none", 500);
const pay = moneyCall("test.pay", "none", 500);
const platform = "https://platform.test";

beforeEach(() => {
  vi.useFakeTimers();
  testEnv();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setUpstreamForTests(null);
});

const fine = () => Response.json({ ok: true });
const down = () => new Response("down", { status: 503 });
const silent = () => new Promise<Response>(() => {});
const ask = (policy = read, change: Parameters<typeof scope>[0] = {}) =>
  sendCall(scope(change), policy, { path: "/x" }, schema);
const state = (service = "test") => breakerStates().find((one) => one.service === service)?.state;

/** Outcomes of so many calls, one after the other. */
async function times(count: number, policy = read) {
  const kinds: string[] = [];
  for (let i = 0; i < count; i++) {
    const asked = ask(policy);
    await vi.advanceTimersByTimeAsync(500);
    const reply = await asked;
    kinds.push(reply.ok ? "ok" : reply.failure.kind);
  }
  return kinds;
}

describe("failing service", () => {
  const failures: [string, () => Response | Promise<Response>, string][] = [
    ["a 5xx", down, "server"],
    ["a broken connection", () => Promise.reject(netError("ECONNRESET")), "network"],
    ["silence", silent, "timeout"],
    ["words that are no JSON", () => new Response("<html>"), "malformed"],
  ];
  it.each(failures)(
    "REM-16 OPS-04 a service is not called again after the sixth %s in a row",
    async (_, answers, kind) => {
      const asked = upstream(answers);
      expect(await times(6)).toEqual(Array(6).fill(kind));
      expect(state()).toBe("open");
      const sent = performance.now();
      expect(await ask()).toEqual({ ok: false, failure: { kind: "open" } });
      expect([asked.length, performance.now() - sent]).toEqual([6, 0]);
    },
  );

  it("OPS-04 a breaker covers all calls of its service and no other service", async () => {
    const asked = upstream(down);
    await times(3);
    await times(3, write);
    expect((await ask(pay)).ok).toBe(false);
    expect(asked).toHaveLength(6);
    expect(await times(1, queryCall("other.read", "none", { timeoutMs: 500 }))).toEqual(["server"]);
    expect(breakerStates()).toEqual([
      { service: "other", origin: platform, state: "closed" },
      { service: "test", origin: platform, state: "open" },
    ]);
  });

  it("OPS-04 a breaker opens when most recent calls have failed, even if never six in a row", async () => {
    let count = 0;
    upstream(() => (count++ % 4 === 3 ? fine() : down()));
    const kinds: string[] = [];
    for (let i = 0; i < 40 && state() !== "open"; i++) {
      const reply = await ask();
      kinds.push(reply.ok ? "ok" : reply.failure.kind);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(state()).toBe("open");
    expect(kinds.length).toBeGreaterThanOrEqual(20);
    expect(kinds.join()).not.toContain(Array(6).fill("server").join());
  });

  const answers: [string, () => Response][] = [
    ["400", () => Response.json({ code: "x" }, { status: 400 })],
    ["404", () => new Response("<html>", { status: 404 })],
    ["429", () => new Response(null, { status: 429 })],
    ["451", () => Response.json({ exception_code: 1 }, { status: 451 })],
    ["a wrong field", () => Response.json({ ok: 1 })],
  ];
  it.each(answers)(
    "OPS-04 a service that answers with %s does not open its breaker",
    async (_, answer) => {
      const asked = upstream(answer);
      await times(30);
      expect([asked.length, state()]).toEqual([30, "closed"]);
    },
  );

  it("OPS-04 calls cut short by the page or its visitor do not open a breaker", async () => {
    const asked = upstream(silent);
    for (let i = 0; i < 20; i++) {
      const visitor = new AbortController();
      const left = ask(read, { signal: visitor.signal });
      const hurried = ask(read, { budgetMs: 100 });
      await vi.advanceTimersByTimeAsync(100);
      visitor.abort();
      expect([await left, await hurried]).toMatchObject([
        { failure: { kind: "closed" } },
        { failure: { kind: "timeout" } },
      ]);
    }
    expect([asked.length, state()]).toEqual([40, "closed"]);
  });

  it("CFG-01 site config and its groups have breakers of their own, while coupon calls share one", () => {
    const names = ["config.site", "config.groups", "coupons.place", "coupons.by-key"];
    expect(
      names.map((name) => breakerNameOfPolicy(queryCall(name, "none", { timeoutMs: 1 }))),
    ).toEqual(["config.site", "config.groups", "coupons", "coupons"]);
  });
});

describe("probing a failed service", () => {
  async function context(answers: (count: number) => Response | Promise<Response>) {
    const asked = upstream((_, count) => (count <= 6 ? down() : answers(count)));
    await times(6);
    await vi.advanceTimersByTimeAsync(2_000);
    return asked;
  }

  it("OPS-04 an open breaker lets one read through after 2 s and closes when it is answered", async () => {
    const warn = vi.spyOn(log, "warn");
    const info = vi.spyOn(log, "info");
    const asked = await context(fine);
    expect(warn).toHaveBeenCalledWith(
      { breaker: "test", origin: platform, state: "open" },
      "breaker",
    );
    expect((await ask()).ok).toBe(true);
    expect([asked.length, state()]).toEqual([7, "closed"]);
    for (const known of ["half-open", "closed"])
      expect(info).toHaveBeenCalledWith(
        { breaker: "test", origin: platform, state: known },
        "breaker",
      );
    expect(await times(5)).toEqual(Array(5).fill("ok"));
  });

  it("OPS-04 only the probing page waits for a dead service, for 100 ms at most", async () => {
    const asked = await context(silent);
    const started = performance.now();
    const probe = ask().then((reply) => [reply, performance.now() - started]);
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe("half-open");
    expect(await ask()).toEqual({ ok: false, failure: { kind: "open" } });
    expect(performance.now() - started).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(await probe).toEqual([{ ok: false, failure: { kind: "open" } }, 100]);
    await vi.advanceTimersByTimeAsync(400);
    expect([state(), asked.length]).toEqual(["open", 7]);
    await vi.advanceTimersByTimeAsync(1_990);
    await ask();
    expect(asked).toHaveLength(7);
  });

  it("OPS-04 a probe continues after its visitor has left, and its answer closes the breaker", async () => {
    const asked = await context(
      () => new Promise((resolve) => setTimeout(() => resolve(fine()), 300)),
    );
    const visitor = new AbortController();
    const probe = ask(read, { signal: visitor.signal });
    visitor.abort();
    await vi.advanceTimersByTimeAsync(100);
    expect(await probe).toEqual({ ok: false, failure: { kind: "open" } });
    await vi.advanceTimersByTimeAsync(200);
    expect([state(), asked.length]).toEqual(["closed", 7]);
  });

  it("OPS-04 a request waits for probes only once, however many services are being probed", async () => {
    upstream(silent);
    const names = ["one", "two", "three"].map((name) =>
      queryCall(`${name}.read`, "none", { timeoutMs: 500 }),
    );
    for (const policy of names) await times(6, policy);
    await vi.advanceTimersByTimeAsync(2_000);
    const page = scope();
    const started = performance.now();
    const asked = (async () => {
      for (const policy of names) await sendCall(page, policy, { path: "/x" }, schema);
      return performance.now() - started;
    })();
    await vi.advanceTimersByTimeAsync(110);
    // Timers of no time at all take a turn each.
    expect(await asked).toBeLessThan(105);
  });

  it("OPS-04 a call makes one attempt and five retries before its service's breaker opens, and none after", async () => {
    const asked = upstream(down);
    const patient = queryCall("test.patient", "none", {
      timeoutMs: 500,
      retries: 9,
      retryDelayMs: 100,
    });
    const reply = ask(patient);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await reply).toEqual({ ok: false, failure: { kind: "server", status: 503 } });
    expect([asked.length, state()]).toEqual([6, "open"]);
    // A call with exactly so many retries uses them all.
    const other = upstream(down);
    const five = ask(
      queryCall("five.reads", "none", { timeoutMs: 500, retries: 5, retryDelayMs: 100 }),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    await five;
    expect([other.length, state("five")]).toEqual([6, "open"]);
  });

  it("OPS-04 CPP-03 a call that moves money is never sent as a probe, while another effect may be", async () => {
    const asked = await context(fine);
    expect(await ask(pay)).toEqual({ ok: false, failure: { kind: "open" } });
    expect([asked.length, state()]).toEqual([6, "open"]);
    expect((await ask(write)).ok).toBe(true);
    expect((await ask(pay)).ok).toBe(true);
    expect([asked.length, state()]).toEqual([8, "closed"]);
  });
});

describe("breakers of remotes", () => {
  const page = (app: string) =>
    fetchAndLogRemotePage(scope(), {
      app,
      remote: { url: `/remotes/${app}`, budgetMs: null },
      path: "/en/about",
      search: "",
      isPersonal: false,
    });

  it("REM-16 each remote has a breaker of its own", async () => {
    const asked = upstream(({ path }) =>
      path.startsWith("/remotes/betting")
        ? down()
        : Response.json({ body: "x", appName: "office" }),
    );
    for (let i = 0; i < 8; i++) await page("betting");
    expect(await page("betting")).toEqual({ ok: false, kind: "open" });
    expect(asked).toHaveLength(6);
    expect((await page("office")).ok).toBe(true);
    expect([state("remote.betting"), state("remote.office")]).toEqual(["open", "closed"]);
  });

  it("REM-16 neither a 404 nor a budget that is too short opens a remote's breaker", async () => {
    const asked = upstream(() => new Response(null, { status: 404 }));
    for (let i = 0; i < 8; i++) await page("blog");
    expect([asked.length, state("remote.blog")]).toEqual([8, "closed"]);
    const slow = upstream(silent);
    for (let i = 0; i < 8; i++) {
      const late = page("cyber");
      await vi.advanceTimersByTimeAsync(400);
      expect(await late).toEqual({ ok: false, kind: "slow" });
    }
    expect([slow.length, state("remote.cyber")]).toEqual([8, "closed"]);
  });
});
