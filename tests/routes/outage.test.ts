import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { breakerStates } from "~/platform/transport/breaker.server";
import { marketOf } from "../../e2e/support/platform";
import { Browser, type Page } from "../support/browser";
import { type DistantSite, openDistantSite } from "../support/distant";
import type { FaultMode } from "../support/fault-proxy";
import { forgetPlatform } from "../support/forget";
import { mayPlace } from "../support/may-place";
import { codesOf } from "../support/slip";

const login = "demo@example.test";
/** Between two rounds of all pages while the platform is away, s. */
const stepSec = 20;
let site: DistantSite;
let bet: string;
let eventPath: string;
let player: Browser;

beforeAll(async () => {
  site = await openDistantSite();
  const game = (await site.platform.games()).find(({ home }) => home === "Arsenal");
  if (!game) throw new Error("Arsenal should be on the line");
  const market = marketOf(game, "1");
  bet = `${game.id}:${market.id}:1::${market.coef}`;
  eventPath = `/en/${game.path}`;
  player = new Browser();
  await player.signIn(login);
  await fill();
}, 180_000);
beforeEach(() => forgetPlatform());
afterEach(() => {
  vi.useRealTimers();
  site.proxy.setRule(null);
});
afterAll(() => site.close());

/** Puts a bet and its stake into the player's coupon. */
async function fill() {
  await player.submit("/en/coupon", { intent: "add", bet });
  await player.submit("/en/coupon", { intent: "amount", amount: "100" });
}

/** Pages that are nobody's own, a kind each, by the remote that fills them; null = the shell's own. */
const pages = () =>
  [
    ["/en/", "betting"],
    ["/en/home/line", "betting"],
    ["/en/home/live", "betting"],
    [eventPath, "betting"],
    ["/en/results/live", "results"],
    ["/en/about", "information"],
    ["/en/rules/general", "agreements"],
    ["/ru/home/line", "betting"],
    ["/en/coupon", null],
    ["/en/coupon/settings", null],
  ] as const;

/** Whether a page says that it is not of this moment: in the shell, or at its fragment. */
function isMarked(page: Page): boolean {
  const remote = page.loaded.includes("screen")
    ? page.data("screen").remote
    : page.loaded.includes("home")
      ? page.data("home").remote
      : null;
  return page.shell.isStale || page.shell.isSiteStale || typeof remote?.initial.asOf === "number";
}

/** Of a list of times, that which so many of 100 are below, as text in ms. */
function percentile(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length * share) / 100)] ?? 0).toFixed(0);
}

/** Until every call that finds out has its end. */
async function found() {
  while (breakerStates().some(({ state }) => state === "half-open"))
    await new Promise((resolve) => setImmediate(resolve));
}

/** The traffic of an outage's first seconds, which finds out about it. */
async function noticed() {
  for (let round = 0; round < 4; round++) {
    await Promise.all(pages().flatMap(([path]) => [new Browser().get(path), player.get(path)]));
  }
}

describe("platform outage of 60 s with cached copies", () => {
  const modes: FaultMode[] = ["reset-before", "silent"];
  it.each(modes)(
    "OPS-04 REM-16 REM-10 during an outage (%s) every page shows cached data marked as stale, and placing is refused",
    async (mode) => {
      for (const [path] of pages()) {
        await new Browser().get(path);
        await player.get(path);
      }
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
      site.proxy.setRule(() => mode);
      await noticed();
      const asked = site.proxy.calls.length;
      const times: number[] = [];
      for (let second = 0; second < 60; second += stepSec) {
        vi.setSystemTime(Date.now() + stepSec * 1000);
        for (const [path, app] of pages()) {
          for (const visitor of [new Browser(), player]) {
            const started = performance.now();
            const page = await visitor.get(path);
            times.push(performance.now() - started);
            expect([path, page.status, isMarked(page)]).toEqual([path, 200, true]);
            if (app)
              expect([path, page.bodies.get(app)?.content.length ?? 0]).toEqual([
                path,
                expect.toSatisfy((n) => n > 100),
              ]);
          }
        }
      }
      // One call finds out for each service and 2 s at most: with more between the rounds, one each round.
      const made = site.proxy.calls.length - asked;
      const services = breakerStates().length;
      expect(made).toBeLessThanOrEqual(services * (60 / stepSec));
      console.info(
        `platform away by ${mode}: ${times.length} pages, p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms, ${made} calls tried to ${services} services`,
      );

      const balances = (await player.get("/en/about")).shell;
      expect([balances.isSignedIn, balances.player?.balance]).toEqual([true, null]);
      expect(balances.isStale).toBe(true);

      // Placing: refused at once, nothing sent, the same key.
      const coupon = (await player.get("/en/coupon")).coupon;
      const before = site.proxy.calls.length;
      vi.setSystemTime(Date.now() + 1);
      const answer = await player.postData("/en/coupon", {
        intent: "place",
        key: coupon.key,
        amount: "100",
      });
      expect([answer.status, codesOf(answer)]).toEqual([422, ["unavailable"]]);
      expect(
        site.proxy.calls
          .slice(before)
          .filter(({ method, path }) => method === "POST" && path === "/coupon-api/v1/coupons"),
      ).toEqual([]);
      const after = (await player.get("/en/coupon")).coupon;
      expect([after.key, after.isChecking, after.refusals.coupon.map(({ code }) => code)]).toEqual([
        coupon.key,
        false,
        ["unavailable"],
      ]);

      // It is back: the same press is the bet.
      site.proxy.setRule(null);
      await found();
      vi.setSystemTime(Date.now() + 5_000);
      // One read of each service finds out; the pages after it are whole again.
      let healed = await player.get("/en/coupon");
      const isWhole = () =>
        !isMarked(healed) && healed.shell.player?.balance != null && mayPlace(healed.coupon);
      for (let more = 0; more < 10 && !isWhole(); more++) {
        await found();
        healed = await player.get("/en/coupon");
      }
      expect([healed.status, isMarked(healed), mayPlace(healed.coupon)]).toEqual([
        200,
        false,
        true,
      ]);
      const placed = await player.post("/en/coupon", {
        intent: "place",
        key: coupon.key,
        amount: "100",
      });
      expect(placed.location).toMatch(/^\/en\/coupon\/receipt\/\d+$/);
      const bets = await site.platform.bets(login);
      expect(bets.filter(({ key }) => key === coupon.key)).toHaveLength(1);
      await fill();
    },
    240_000,
  );
});

describe("pages during platform faults", () => {
  const modes: FaultMode[] = [
    "delay",
    "reset-before",
    "reset-after",
    "reset-middle",
    "cut",
    "drip",
    "garbled",
    "wrong-json",
    "half-json",
    "wrong-type",
    "lost-route",
    "bad-gateway",
  ];
  it.each(modes)(
    "OPS-04 CFG-01 REM-06 under the platform fault %s pages still render, with and without cached copies",
    async (mode) => {
      const paths = ["/en/", eventPath, "/en/about", "/en/coupon"];
      for (const isWarm of [true, false]) {
        forgetPlatform();
        // Config is had in any case: without it there is no site to speak of (CFG-01).
        for (const path of isWarm ? paths : ["/en/coupon/settings"]) await player.get(path);
        site.proxy.setRule(() => mode);
        // At once, since until a breaker has found out each waits for its retries.
        await Promise.all(
          paths.map(async (path) => {
            const page = await player.get(path);
            const told = `${mode} ${path} ${isWarm ? "warm" : "cold"}`;
            expect([told, page.loaded.includes("routes/slip")]).toEqual([told, true]);
            // A remote without a copy is told of at its place, by the gateway's status or its own.
            const expected = isWarm && mode !== "lost-route" ? [200] : [200, 404, 502];
            expect(expected, told).toContain(page.status);
          }),
        );
        site.proxy.setRule(null);
      }
    },
    240_000,
  );
});

describe("unreadable player protection data", () => {
  const services = {
    "the terms": "/web-api/api-v3/v2/user/agreement-rules",
    "the ban": "/web-api/user/v1/config",
    "the accounts": "/web-api/officeapi/v1/accounts",
    "the session": "/web-api/authapi/v1/check",
  };
  it.each(Object.entries(services))(
    "LIM-20 while %s cannot be read placing is refused with a message, and pages still load",
    async (_, path) => {
      const { key } = (await player.get("/en/coupon")).coupon;
      const count = (await site.platform.bets(login)).length;
      await site.platform.fault({ path, status: 503, times: 1000 });
      const page = await player.get("/en/home/line");
      expect([page.status, page.bodies.has("betting")]).toEqual([200, true]);
      const coupon = (await player.get("/en/coupon")).coupon;
      expect(coupon.refusals.coupon.map(({ code }) => code)).toEqual(["unavailable"]);
      // The prices can be looked at.
      expect(coupon.rows.map(({ title }) => title)).toEqual([expect.stringContaining("Arsenal")]);
      const answer = await player.post("/en/coupon", { intent: "place", key, amount: "100" });
      expect([answer.status, codesOf(answer)]).toEqual([422, ["unavailable"]]);
      expect(await site.platform.bets(login)).toHaveLength(count);
      await site.platform.clearFaults();
    },
  );
});
