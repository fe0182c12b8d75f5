import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  checkPlatform,
  type PlatformCheckOptions,
} from "~/platform/protocol/check/check-platform.server";
import { openSandbox } from "~sandbox/main";
import { platformTable } from "../../scripts/lib/platform-table.mjs";
import { borrowSandbox } from "../support/sandboxes";

let sandbox: Awaited<ReturnType<typeof borrowSandbox>>;
const origin = "http://localhost:4000";

beforeAll(async () => {
  sandbox = await borrowSandbox("check", (databaseUrl) =>
    openSandbox({
      dataDir: null,
      databaseUrl,
      feed: null,
      // At some hours no bet of the day is open for a while: the check then has nothing to bet on.
      now: "2026-11-26T12:00:00Z",
      publicOrigin: "https://site.test",
      secrets: ["a-secret-of-tests"],
      control: true,
    }),
  );
});
afterAll(() => sandbox.close());

type Fetch = (request: Request, init: RequestInit) => Promise<Response>;
const whole: Fetch = (request) => sandbox.fetch(request);
const player = { login: "demo@example.test", password: "demo" };

const check = (fetch: Fetch, more: Partial<PlatformCheckOptions> = {}) =>
  checkPlatform({
    origin,
    patienceMs: 10_000,
    player,
    mayWrite: false,
    remoteOrigins: [],
    fetch: fetch as typeof globalThis.fetch,
    ...more,
  });

type Break = (right: Response) => Response | Promise<Response>;

const changed =
  // biome-ignore lint/suspicious/noExplicitAny: what is broken has no type.
    (change: (json: any) => unknown): Break =>
    async (right) =>
      Response.json(change(await right.json()), { status: right.status, headers: right.headers });

const faults = async (fetch: Fetch, more?: Partial<PlatformCheckOptions>) =>
  (await check(fetch, more))
    .filter(({ verdict }) => verdict === "fail")
    .map(({ call, status, detail }) => `${call} ${status} ${detail}`);

describe("platform check", () => {
  it("the platform check bets on a match that does not start during the check", async () => {
    const patch = (id: number, status: string | null) =>
      sandbox.fetch(
        new Request(`${origin}/sandbox/games/${id}`, {
          method: "PATCH",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ status }),
        }),
      );
    const begun: number[] = [];
    // Of the bets of the day all but the last to begin are in play once they have been read.
    const beginning: Fetch = async (request) => {
      const response = await sandbox.fetch(request);
      if (begun.length > 0 || !request.url.endsWith("/expresses")) return response;
      const { expresses } = (await response.clone().json()) as {
        expresses: { isLive: boolean; bets: { gameId: number; startsAt: string }[] }[];
      };
      const bets = expresses.filter(({ isLive }) => !isLive).flatMap(({ bets: own }) => own);
      const last = bets
        .map(({ startsAt }) => startsAt)
        .sort()
        .at(-1);
      begun.push(...bets.filter(({ startsAt }) => startsAt !== last).map(({ gameId }) => gameId));
      for (const id of begun) await patch(id, "live");
      return response;
    };
    const rows = await check(beginning, { mayWrite: true });
    for (const id of begun) await patch(id, null);
    expect(begun.length).toBeGreaterThan(0);
    expect(rows.filter(({ verdict }) => verdict !== "ok")).toEqual([]);
  });

  it("the platform check reports orders it could not make and leaves the player's earlier ones alone", async () => {
    const touched: string[] = [];
    const refusing: Fetch = async (request) => {
      const { pathname } = new URL(request.url);
      const isWrite = request.method !== "GET" && request.headers.has("authorization");
      if (isWrite && /\/(?:cash-out|auto-cash-out|take-back)$/.test(pathname))
        touched.push(pathname);
      const right = await sandbox.fetch(request);
      if (pathname.endsWith("/expresses")) return changed(() => ({ expresses: [] }))(right);
      return pathname.endsWith("/payments/methods") && right.ok
        ? changed((reply) => ({ ...reply, methods: [] }))(right)
        : right;
    };
    const rows = await check(refusing, { mayWrite: true });
    expect(touched).toEqual([]);
    const paid = "nothing paid: no method for the player's currency is known";
    expect(rows.filter(({ verdict }) => verdict !== "ok")).toEqual(
      [
        ["POST /web-api/officeapi/v1/payments/deposit", paid],
        ["POST /web-api/officeapi/v1/payments/withdrawal", paid],
        [
          "POST /coupon-api/v1/coupons",
          "nothing placed: no bet of the day is open, or its least stake is not known",
        ],
      ].map(([call, detail]) => ({ call, status: null, verdict: "warn", detail })),
    );
  });

  it("the platform check finds no fault in the sandbox, and changes the player only where it may write", async () => {
    const before = await playerNow();
    for (const more of [{ player: null }, {}, { mayWrite: true }]) {
      const rows = await check(whole, more);
      expect(rows.filter(({ verdict }) => verdict !== "ok")).toEqual([]);
      expect(rows.every(({ status }) => status !== null)).toBe(true);
      if ("mayWrite" in more) expect(await playerNow()).not.toEqual(before);
      else expect(await playerNow()).toEqual(before);
    }
  });

  it("the platform check names each of ten faults by its call and field", async () => {
    const breaks = new Map<string, readonly [break_: Break, row: string]>([
      [
        "/web-api/officeapi/v1/accounts",
        [
          changed(({ balance: [first], ...rest }) => {
            const { symbol: _, ...account } = first;
            return { ...rest, balance: [account] };
          }),
          "200 balance.0.symbol: Invalid input: expected string, received undefined",
        ],
      ],
      [
        "/bff-api/config/group/get",
        [
          changed(({ coupon }) => ({ coupon: { ...coupon, maxBets: "20" } })),
          "200 coupon.maxBets: Invalid input: expected number, received string",
        ],
      ],
      [
        "/web-api/user/v1/config",
        [
          async (right) => new Response(await right.text(), { status: 202 }),
          "202 status 202 where 200 is due",
        ],
      ],
      [
        "/line-api/v1/sports",
        [
          () =>
            new Response("<!doctype html><title>Sign in</title>", {
              headers: { "content-type": "text/html" },
            }),
          "200 not JSON, but text/html: <!doctype html><title>Sign in</title>",
        ],
      ],
      [
        "/coupon-api/v1/expresses",
        [
          () => Response.json({ title: "The database is away" }, { status: 500 }),
          "500 status 500: The database is away",
        ],
      ],
      [
        "/third-party/api/games-preview-light",
        [
          () => new Response(null, { status: 302, headers: { location: "/login" } }),
          "302 status 302: the shell follows no redirect of a service",
        ],
      ],
      [
        "/web-api/officeapi/v1/payments/methods",
        [
          changed(({ methods: [first] }) => ({
            methods: [{ ...first, bounds: [{ ...first.bounds[0], iso: "JPY", min: "100.5" }] }],
          })),
          '200 methods.0.bounds.0.min: "100.5" has more decimals than JPY (0)',
        ],
      ],
      [
        "/web-api/user/v1/security",
        [
          changed((reply) => ({
            ...reply,
            signIns: [{ ...reply.signIns[0], at: "2026-01-01 12:00" }],
          })),
          "200 signIns.0.at: Invalid ISO datetime",
        ],
      ],
      [
        "/web-api/session",
        [
          () => Response.json({ session: "x" }),
          "200 content-type: application/json where text/plain is due",
        ],
      ],
      [
        "/bff-api/config/all.json",
        [
          async (right) =>
            Response.json(await right.json(), { headers: { "x-platform-time": "noon" } }),
          '200 x-platform-time: "noon" is no count of ms since epoch',
        ],
      ],
    ]);
    const broken = async (request: Request) => {
      const right = await sandbox.fetch(request);
      const [answer] = breaks.get(new URL(request.url).pathname) ?? [];
      return answer && right.ok ? answer(right) : right;
    };
    const rows = [...breaks].map(([path, [, row]]) => `GET ${path} ${row}`);
    expect((await faults(broken)).sort()).toEqual(rows.sort());
  });

  it("the platform check names every address of site config that the shell would leave out", async () => {
    const careless: Fetch = async (request) => {
      const right = await sandbox.fetch(request);
      if (new URL(request.url).pathname !== "/bff-api/config/all.json") return right;
      // biome-ignore lint/suspicious/noExplicitAny: what is broken has no type.
      return changed((config: any) => ({
        ...config,
        vendors: { ...config.vendors, frame: ["http://games.example"] },
        social: {
          providers: [
            ...config.social.providers,
            { name: "google", clientId: "x", authorizeUrl: "http://sandbox/social" },
          ],
          oneTap: null,
        },
        remotes: { ...config.remotes, betting: { url: "http://remotes.example/betting" } },
      }))(right);
    };
    const [row, ...more] = await faults(careless, { player: null });
    expect(more).toEqual([]);
    for (const part of [
      'vendors.frame: "http://games.example" is no https address',
      'social.providers: "google" at "http://sandbox/social"',
      'remotes.betting: "http://remotes.example/betting"',
    ])
      expect(row).toContain(part);
  });

  it("the platform check reports a call that gives a player's data without a session", async () => {
    const careless: Fetch = async (request) => {
      const right = await sandbox.fetch(request);
      return new URL(request.url).pathname === "/web-api/user/v1/support" && right.status === 401
        ? Response.json({ threads: [] })
        : right;
    };
    expect(await faults(careless, { player: null })).toEqual([
      "GET /web-api/user/v1/support 200 status 200 where 401 is due",
    ]);
  });

  it("the platform check reports an order made twice under its key and a key that names another order", async () => {
    const seen = new Map<string, number>();
    const careless: Fetch = async (request) => {
      const path = new URL(request.url).pathname;
      const right = await sandbox.fetch(request);
      const isOrder = /\/(?:coupons|payments\/deposit)$/.test(path) && request.method === "POST";
      const isLookUp = /\/coupons\/by-key\//.test(path);
      if (!right.ok || (!isOrder && !isLookUp)) return right;
      const made = seen.get(path) ?? 0;
      seen.set(path, made + 1);
      if (isOrder && made === 0) return right;
      return changed((reply) => ({ ...reply, id: "990001" }))(right);
    };
    const said = await faults(careless, { mayWrite: true });
    expect(said.map((row) => row.replace(/where \S+ was/, "where … was"))).toEqual([
      "POST /web-api/officeapi/v1/payments/deposit 200 id: 990001 where … was made under the same key",
      "POST /coupon-api/v1/coupons 200 id: 990001 where … was made under the same key",
      "GET /coupon-api/v1/coupons/by-key/{key} 200 id: 990001 where … was made under the same key",
    ]);
  });

  it("the platform check reports a missing call and a refusal without its code", async () => {
    const poor: Fetch = async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/coupon-api/v1/combine") return new Response("not found", { status: 404 });
      const right = await sandbox.fetch(request);
      return pathname.endsWith("/recovery/code") ? Response.json({}, { status: 401 }) : right;
    };
    expect(await faults(poor, { player: null })).toEqual([
      "POST /web-api/authapi/v1/recovery/code 401 code: absent, one of bad-code, code-spent, code-over is due",
      "POST /coupon-api/v1/combine 404 status 404 where 200 is due",
    ]);
  });

  it("the platform check reports a slow call and gives up on a platform that never answers", async () => {
    const late =
      (path: string | null): Fetch =>
      async (request, init) => {
        if (path !== null && new URL(request.url).pathname !== path) return sandbox.fetch(request);
        return new Promise((_, reject) => {
          init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        });
      };
    const patience = { player: null, patienceMs: 3_000 };
    expect(await faults(late("/web-api/fingerprint.js"), patience)).toEqual([
      "GET /web-api/fingerprint.js null no answer within 3000 ms",
    ]);
    const rows = await check(late(null), { ...patience, patienceMs: 5 });
    expect(platformTable(origin, rows)).toEqual([
      `${origin} does not answer: no answer within 5 ms`,
    ]);
  });

  it("the platform check reports a refused connection with its error code", async () => {
    const closed = await closedOrigin();
    const rows = await check((request, init) => globalThis.fetch(request, init), {
      origin: closed,
      player: null,
      patienceMs: 2_000,
    });
    expect(platformTable(closed, rows)).toEqual([`${closed} does not answer: ECONNREFUSED`]);
  });

  it("the platform check prints one row for a call and counts the results", async () => {
    const changedSession: Fetch = (request) =>
      new URL(request.url).pathname === "/web-api/session"
        ? Promise.resolve(Response.json({}))
        : sandbox.fetch(request);
    const lines = platformTable(origin, await check(changedSession, { player: null }));
    expect(lines.find((line) => line.includes("GET /web-api/session"))).toMatch(
      /^✗ GET \/web-api\/session +200 {2}content-type: /,
    );
    expect(lines.at(-1)).toMatch(/^(\d+) calls: \d+ fine, 0 to look at, 1 at fault$/);
  });
});

/** An origin that nobody listens at. */
async function closedOrigin() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return `http://127.0.0.1:${port}`;
}

/** All that the control interface tells of the player: what was bet, paid, played, sent and chosen. */
async function playerNow() {
  const told = async (path: string, init?: RequestInit) =>
    (await sandbox.fetch(new Request(`${origin}/sandbox/${path}`, init))).json();
  const lists = ["ledger", "bets", "tickets", "rounds"].map((list) =>
    told(`${list}?login=${player.login}`),
  );
  const patch = { method: "PATCH", body: "{}", headers: { "content-type": "application/json" } };
  return Promise.all([
    ...lists,
    told(`outbox?to=${player.login}`),
    told(`players/${player.login}`, patch),
  ]);
}
