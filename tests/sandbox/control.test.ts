import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Bed, openBed } from "./support/bed";
import { bet, market } from "./support/test-feed";

let bed: Bed;
beforeAll(async () => {
  bed = await openBed();
});
beforeEach(() => bed.reset());
afterAll(() => bed?.sandbox.close());

describe("the control interface", () => {
  it("SBX-05 the control interface answers 404 unless it is switched on", async () => {
    const closed = await openBed({ control: false });
    try {
      for (const [method, path] of [
        ["POST", "reset"],
        ["GET", "ledger"],
        ["GET", "calls"],
        ["PATCH", "config"],
      ] as const) {
        const { status } = await closed.call(
          method,
          `/sandbox/${path}`,
          method === "GET" ? undefined : {},
        );
        expect(status).toBe(404);
      }
    } finally {
      await closed.sandbox.close();
    }
  });

  it("SBX-05 the control interface sets and advances the sandbox's clock, and a reset restores it", async () => {
    expect((await bed.control("POST", "clock", { set: "2026-04-01T00:00:00Z" })).now).toMatch(
      /^2026-04-01T00:00:0/,
    );
    expect((await bed.control("POST", "clock", { advanceMs: 86_400_000 })).now).toMatch(
      /^2026-04-02T00:00:0/,
    );
    const { headers } = await bed.call("GET", "/web-api/session");
    expect(Number(headers.get("x-platform-time"))).toBeGreaterThanOrEqual(
      Date.parse("2026-04-02T00:00:00Z"),
    );
    await bed.reset();
    expect((await bed.control("GET", "feed?limit=1")).now).toMatch(/^2026-03-07T12:00:0/);
    expect((await bed.call("POST", "/sandbox/clock", { set: "soon" })).status).toBe(400);
    expect((await bed.call("POST", "/sandbox/clock", { advanceMs: 1e17 })).status).toBe(400);
  });

  it("SBX-05 SEC-01 the control interface accepts only JSON, and refuses JSON nested too deep", async () => {
    await bed.control("PATCH", "config", { currency: "EUR" });
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    for (const headers of [
      { "content-type": "application/x-www-form-urlencoded" },
      { "content-type": "text/plain", ...foreign },
      foreign,
    ] as Record<string, string>[]) {
      const sent = await bed.sandbox.fetch(
        new Request("http://platform/sandbox/reset", { method: "POST", headers }),
      );
      expect(sent.status).toBe(400);
    }
    const deep = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;
    for (const [method, path] of [
      ["PATCH", "config"],
      ["PATCH", "players/demo@example.test"],
      ["POST", "clock"],
    ] as const) {
      const answer = await bed.sandbox.fetch(
        new Request(`http://platform/sandbox/${path}`, {
          method,
          headers: { "content-type": "application/json" },
          body: deep,
        }),
      );
      expect([path, answer.status]).toEqual([path, 400]);
    }
    expect((await bed.control("PATCH", "config", {})).config.currency).toBe("EUR");
    await bed.reset();
    expect((await bed.control("PATCH", "config", {})).config.currency).toBe("RUB");
  });

  it("SBX-05 a reset of the sandbox restores all seed data and signs everybody out", async () => {
    const before = [
      await bed.control("GET", "bets"),
      (await bed.ledger("demo@example.test")).accounts,
    ];
    const demo = await bed.signIn();
    await demo.place("a", [bet(501, 0)]);
    await bed.control("PATCH", "players/demo@example.test", {
      ban_level: 53,
      balances: { EUR: "1.00", USD: "5.00" },
    });
    await bed.control("PATCH", "config", { companyName: "Other" });
    await bed.control("PATCH", `markets/${market(501, 0)}`, { coef: "9" });
    await bed.control("POST", "faults", { path: "/", status: 500, times: 100 });
    await bed.control("POST", "blocks", { displayTypeId: 1, templateTypeId: 4 });
    await bed.reset();
    expect([
      await bed.control("GET", "bets"),
      (await bed.ledger("demo@example.test")).accounts,
    ]).toEqual(before);
    expect((await demo.call("GET", "/web-api/user/v1/config")).status).toBe(401);
    const again = await bed.signIn();
    expect((await again.call("GET", "/web-api/user/v1/config")).body.result.ban_level).toBe(0);
    expect((await bed.call("GET", "/bff-api/config/all.json")).body.companyName).toBe("Touchline");
    expect((await again.place("a", [bet(501, 0)])).body.legs[0].coef).toBe("1.85");
  });
});

describe("the feed list", () => {
  it("SBX-05 the feed list of the control interface has the documented shape", async () => {
    const { now, games } = await bed.control("GET", "feed?status=live&champ=118587&limit=5");
    expect(now).toMatch(/^2026-03-07T12:00:0/);
    expect(games).toHaveLength(1);
    const { markets, ...game } = games[0];
    expect(game).toEqual({
      id: 701,
      path: "home/live/all/football/118587/701",
      sport: "football",
      champ: 118587,
      champName: "England. Premier League",
      home: "Home 701",
      away: "Away 701",
      startsAt: "2026-03-07T11:30:00.000Z",
      isLive: true,
      status: "live",
      scores: "1:0",
    });
    expect(markets[3]).toEqual({
      id: 70103,
      type: "over",
      param: "2.5",
      name: "Over 2.5",
      coef: "1.9",
      isBlocked: false,
    });
    expect(markets[0].param).toBe("");
    expect((await bed.control("GET", "feed?status=line&limit=2")).games).toHaveLength(2);
    expect((await bed.call("GET", "/sandbox/feed?status=over")).status).toBe(400);
  });

  it("SBX-05 the feed list shows overridden prices, blocks, scores and results, and drops them once cleared", async () => {
    const patched = await bed.control("PATCH", `markets/${market(501, 0)}`, {
      coef: 2.5,
      isBlocked: true,
    });
    expect(patched.markets[0]).toMatchObject({ coef: "2.5", isBlocked: true });
    const back = await bed.control("PATCH", `markets/${market(501, 0)}`, {
      coef: null,
      isBlocked: null,
    });
    expect(back.markets[0]).toMatchObject({ coef: "1.85", isBlocked: false });
    expect(await bed.control("PATCH", "games/701", { scores: "2:2" })).toMatchObject({
      scores: "2:2",
      status: "live",
    });
    expect(
      await bed.control("PATCH", "games/501", { status: "live", scores: { home: 0, away: 0 } }),
    ).toMatchObject({ isLive: true, scores: "0:0" });
    expect(await bed.control("PATCH", "games/501", { status: null, scores: null })).toMatchObject({
      status: "line",
      scores: null,
    });
    expect(await bed.control("PATCH", "games/502", { result: "3:1" })).toMatchObject({
      status: "finished",
      scores: "3:1",
    });
    for (const [path, body] of [
      ["markets/1", { coef: "2" }],
      ["games/1", { result: "1:0" }],
    ] as const) {
      expect((await bed.call("PATCH", `/sandbox/${path}`, body)).status).toBe(404);
    }
    for (const body of [{ coef: "1" }, { coef: "0.5" }, { coef: "1.2345" }, { price: "2" }]) {
      expect((await bed.call("PATCH", `/sandbox/markets/${market(501, 0)}`, body)).status).toBe(
        400,
      );
    }
  });
});

describe("config patches", () => {
  const patch = (body: unknown) => bed.call("PATCH", "/sandbox/config", body);

  it("SBX-05 CFG-01 a config patch is merged and raises the config revision stated in every response", async () => {
    const before = Number(
      (await bed.call("GET", "/web-api/session")).headers.get("x-config-revision"),
    );
    const { body } = await patch({
      maintenance: { isActive: true, ended_at: 5 },
      features: { snow: true },
    });
    expect(body.config.maintenance).toMatchObject({ isActive: true, ended_at: 5, started_at: 0 });
    const after = await bed.call("GET", "/bff-api/config/all.json");
    expect(after.body.features).toMatchObject({ snow: true, rules: true });
    expect(Number(after.headers.get("x-config-revision"))).toBe(before + 1);
    await patch({ remotes: { office: null } });
    expect(
      Object.keys((await bed.call("GET", "/bff-api/config/all.json")).body.remotes),
    ).not.toContain("office");
  });

  it("CFG-09 a config patch that breaks the schema is refused with the field's path and changes nothing", async () => {
    const before = await bed.call("GET", "/bff-api/config/all.json");
    const bad = await patch({ languages: { default: 5 } });
    expect([bad.status, bad.body.title]).toEqual([
      400,
      expect.stringMatching(/^languages\.default: /),
    ]);
    expect((await patch({ companyName: null })).status).toBe(400);
    expect((await patch([1])).status).toBe(400);
    for (const text of [
      '{"__proto__":{"polluted":1}}',
      '{"features":{"constructor":{"prototype":{"polluted":1}}}}',
    ]) {
      expect((await patch(JSON.parse(text))).status).toBe(400);
    }
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect((await bed.call("GET", "/bff-api/config/all.json")).body).toEqual(before.body);
  });
});

describe("player patches", () => {
  const patch = (body: unknown, login = "demo@example.test") =>
    bed.call("PATCH", `/sandbox/players/${login}`, body);

  it.each([
    { 1: 50 },
    { 1: "abc" },
    { 1: {} },
    { x: { limitType: 1, limitValue: 5, startedAt: 0 } },
    "x",
  ])(
    "SBX-05 a patch of a player's limits to %j is refused with an error that names the field",
    async (limits) => {
      const before = await patch({});
      const refused = await patch({ limits });
      expect([refused.status, refused.body]).toMatchObject([400, { code: "schema" }]);
      expect(String(refused.body["title"])).toMatch(/^limits/);
      expect((await patch({})).body["limits"]).toEqual(before.body["limits"]);
    },
  );

  it("SBX-05 SBX-03 a player patch sets flags, ban and limits, and changes balances through ledger entries", async () => {
    const { body } = await patch({
      user_msg_count: 7,
      config: { user_data: { name: "Sam" } },
      ban: { level: 53, version: 1 },
      termsChanged: true,
      balances: { RUB: "12.34", "bonus:RUB": "0", KWD: "50.001", USD: "5" },
      limits: { "32": { limitType: 32, limitValue: 10, startedAt: 0 } },
    });
    expect(body.config).toMatchObject({
      user_msg_count: 7,
      ban_level: 53,
      ban_version: 1,
      user_data: { name: "Sam", surname: "Example" },
    });
    expect(body).toMatchObject({ termsChanged: true, limits: { "32": { limitValue: 10 } } });
    const { accounts, entries } = await bed.ledger("demo@example.test");
    const balances = accounts.map(
      (account: { iso: string; balance: string }) => `${account.iso} ${account.balance}`,
    );
    expect(balances).toEqual(["RUB 12.34", "EUR 500.00", "KWD 50.001", "RUB 0.00", "USD 5.00"]);
    expect(
      entries.map((entry: { kind: string; amount: string }) => `${entry.kind} ${entry.amount}`),
    ).toEqual(
      expect.arrayContaining([
        "withdrawal -9987.66",
        "withdrawal -1000.00",
        "deposit 0.001",
        "deposit 5.00",
      ]),
    );
  });

  it("SBX-05 an invalid player patch is refused as a whole", async () => {
    for (const body of [
      { ban_level: "high" },
      { nonsense: 1 },
      { balances: { RUB: "1.001" } },
      { balances: { RUB: "1.00", XXX: "1" } },
      { config: JSON.parse('{"__proto__": {}}') },
    ]) {
      expect((await patch(body)).status).toBe(400);
    }
    expect(await bed.balance(11)).toBe("10000.00");
    expect((await patch({ ban_level: 1 }, "nobody@example.test")).status).toBe(404);
  });
});

describe("faults and calls", () => {
  it("SBX-05 a fault makes the next calls below its path fail, remote pages included", async () => {
    await bed.control("POST", "faults", {
      path: "/bff-api",
      status: 503,
      body: { down: true },
      times: 2,
    });
    await bed.control("POST", "faults", { path: "/remotes/betting", status: 500 });
    const config = () => bed.call("GET", "/bff-api/config/all.json");
    expect([(await config()).status, (await config()).body, (await config()).status]).toEqual([
      503,
      { down: true },
      200,
    ]);
    expect((await bed.call("GET", "/web-api/session")).status).toBe(200);
    expect((await bed.call("GET", "/remotes/betting/ru")).status).toBe(500);
    await bed.control("POST", "faults", { path: "/bff-api", body: "not json", times: 5 });
    expect((await config()).body).toBe("not json");
    await bed.control("DELETE", "faults");
    expect((await config()).status).toBe(200);
    expect((await bed.call("POST", "/sandbox/faults", { path: "/x", status: 42 })).status).toBe(
      400,
    );
  });

  it("SBX-05 a fault for one HTTP method affects no call of another method", async () => {
    const path = "/bff-api/config/all.json";
    await bed.control("POST", "faults", { path, method: "POST", status: 500 });
    expect((await bed.call("GET", path)).status).toBe(200);
    expect((await bed.call("POST", path, {})).status).toBe(500);
    expect((await bed.call("POST", path, {})).status).toBe(404);
    expect((await bed.call("POST", "/sandbox/faults", { path, method: "post" })).status).toBe(400);
  });

  it("SBX-05 a fault with a delay answers the call after that delay", async () => {
    await bed.control("POST", "faults", { path: "/web-api/session", delayMs: 120 });
    const startedAt = performance.now();
    expect((await bed.call("GET", "/web-api/session")).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(115);
  });

  it("SBX-05 CPP-11 a fault drops a call either before its effect or after it, with the response lost", async () => {
    const demo = await bed.signIn();
    await bed.control("POST", "faults", { path: "/coupon-api/v1/coupons", drop: true });
    await expect(demo.place("a", [bet(501, 0)])).rejects.toThrow(new TypeError("fetch failed"));
    expect((await demo.call("GET", "/coupon-api/v1/coupons/by-key/a")).status).toBe(404);
    await bed.control("POST", "faults", { path: "/coupon-api/v1/coupons", drop: "after" });
    await expect(demo.place("a", [bet(501, 0)])).rejects.toThrow("fetch failed");
    const { status, body } = await demo.call("GET", "/coupon-api/v1/coupons/by-key/a");
    expect([status, body.stake]).toEqual([200, "100.00"]);
    expect((await demo.place("a", [bet(501, 0)])).status).toBe(200);
  });

  it("SBX-05 the list of calls starts at the last reset and contains no tokens or session ids", async () => {
    const demo = await bed.signIn();
    await demo.call("GET", "/web-api/user/v1/config?x=1", undefined, {
      "x-app-id": "shell",
      "x-auth": `Bearer ${demo.token}`,
      "x-session-id": demo.sessionId,
    });
    const { calls, count } = await bed.control("GET", "calls");
    expect(count).toBe(3);
    expect(
      calls.map((call: { method: string; path: string }) => `${call.method} ${call.path}`),
    ).toEqual([
      "POST /web-api/authapi/v1/login",
      "GET /web-api/gettoken/user?force_refresh=true",
      "GET /web-api/user/v1/config?x=1",
    ]);
    expect(calls[0].body).toMatchObject({
      login: Buffer.from("demo@example.test").toString("base64"),
      save: true,
    });
    expect(calls[2].headers).toMatchObject({
      "x-app-id": "shell",
      authorization: `Bearer …${demo.token.slice(-4)}`,
      "x-auth": `Bearer …${demo.token.slice(-4)}`,
    });
    expect(JSON.stringify(calls)).not.toContain(demo.sessionId);
    expect(JSON.stringify(calls)).not.toContain(demo.token);
    expect(calls[2].time).toMatch(/^2026-03-07T12:00:/);
    expect(await bed.control("GET", "calls?after=2")).toEqual({ calls: [calls[2]], count: 3 });
    await bed.reset();
    expect(await bed.control("GET", "calls")).toEqual({ calls: [], count: 0 });
  });

  it("SBX-05 analytics events are listed exactly as received", async () => {
    const sent = ["a", "b", "c"].map((name, n) => ({ uid: `event-00${n}`, at: n, name, id: n }));
    await bed.call("POST", "/fatman-api/touchline?whence=55&lang=ru", sent.slice(0, 2));
    // An event that comes again counts once.
    await bed.call("POST", "/fatman-api/touchline?whence=55&lang=ru", sent.slice(1));
    const { events } = await bed.control("GET", "events");
    expect(events.map((each: { event: unknown }) => each.event)).toEqual(sent);
    const foreign = await bed.call("POST", "/fatman-api/other?whence=55&lang=ru", sent);
    expect(foreign.status).toBe(404);
    expect(events[0]).toMatchObject({ key: "touchline", query: { whence: "55", lang: "ru" } });
  });
});
