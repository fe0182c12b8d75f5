import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Failure } from "~/platform/transport/failure.server";
import { pageBudgetLeftMs } from "~/platform/transport/scope.server";
import { setUpstreamForTests } from "~/platform/transport/upstream.server";
import { log } from "~/server/log.server";
import {
  effectCall,
  netError,
  queryCall,
  scope,
  sendCall,
  session,
  testEnv,
  upstream,
} from "./upstream";

const schema = z.object({ a: z.object({ b: z.array(z.number()) }) });
const good = { a: { b: [1, 2] } };
const read = queryCall("test.read", "none", { timeoutMs: 500 });
const retrying = queryCall("test.retrying", "none", {
  timeoutMs: 500,
  retries: 5,
  retryDelayMs: 1000,
});
const money = effectCall("test.money", "none", 3000);

beforeEach(() => {
  vi.useFakeTimers();
  testEnv();
});

afterEach(() => {
  vi.useRealTimers();
  setUpstreamForTests(null);
});

describe("outcome of a call", () => {
  const table: [string, () => Response | Promise<Response>, Partial<Failure>][] = [
    [
      "a refused connection",
      () => Promise.reject(netError("ECONNREFUSED")),
      { kind: "network", code: "ECONNREFUSED", isSent: false },
    ],
    [
      "a broken connection",
      () => Promise.reject(netError("ECONNRESET")),
      { kind: "network", code: "ECONNRESET", isSent: true },
    ],
    ["a dropped reply", () => Response.error(), { kind: "network", code: "dropped", isSent: true }],
    ["silence", () => new Promise(() => {}), { kind: "timeout", afterMs: 500, isSent: true }],
    [
      "text that is no JSON",
      () => new Response("<html>"),
      { kind: "malformed", status: 200, field: "(json)" },
    ],
    [
      "a wrong field",
      () => Response.json({ a: { b: [1, "2"] } }),
      { kind: "malformed", status: 200, field: "a.b.1" },
    ],
    ["an empty reply", () => new Response(""), { kind: "malformed", status: 200, field: "(root)" }],
    [
      "a redirect",
      () => new Response(null, { status: 302, headers: { location: "https://evil.test" } }),
      { kind: "malformed", status: 302 },
    ],
    [
      "a worded refusal",
      () => Response.json({ code: "no", title: "No." }, { status: 409 }),
      {
        kind: "refused",
        status: 409,
        code: "no",
        title: "No.",
        body: { code: "no", title: "No." },
      },
    ],
    [
      "a wordless refusal",
      () => new Response("<html>", { status: 404 }),
      { kind: "refused", status: 404, code: null, title: null, body: null },
    ],
    [
      "401 without a token",
      () => Response.json({ code: "x" }, { status: 401 }),
      { kind: "refused", status: 401 },
    ],
    [
      "451 with code 1",
      () => Response.json({ exception_code: 1 }, { status: 451 }),
      { kind: "terms" },
    ],
    [
      "451 with another code",
      () => Response.json({ exception_code: 2 }, { status: 451 }),
      { kind: "refused", status: 451, code: 2 },
    ],
    ["503", () => new Response("down", { status: 503 }), { kind: "server", status: 503 }],
  ];

  it.each(table)(
    "PLT-08 CFG-09 a call answered by %s has its own kind of failure",
    async (_, answers, expected) => {
      upstream(answers);
      const asked = sendCall(scope(), read, { path: "/x" }, schema);
      await vi.advanceTimersByTimeAsync(500);
      const reply = await asked;
      expect(reply).toMatchObject({ ok: false, failure: expected });
    },
  );

  it("PLT-08 a successful call returns status, data and headers", async () => {
    upstream(() => Response.json(good, { status: 201, headers: { "x-a": "b" } }));
    const reply = await sendCall(scope(), read, { path: "/x" }, schema);
    expect(reply).toMatchObject({ ok: true, status: 201, data: good });
    expect(reply.ok && reply.headers.get("x-a")).toBe("b");
  });

  it("PLT-06 a call ends as closed with 499 when the visitor leaves", async () => {
    upstream(() => new Promise(() => {}));
    const visitor = new AbortController();
    const asked = sendCall(scope({ signal: visitor.signal }), read, { path: "/x" }, schema);
    await vi.advanceTimersByTimeAsync(10);
    visitor.abort();
    const reply = await asked;
    expect(reply).toEqual({ ok: false, failure: { kind: "closed", status: 499 } });
  });

  it("PLT-08 a response that never ends is given up as malformed", async () => {
    upstream(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
          }),
        ),
    );
    const reply = await sendCall(scope(), read, { path: "/x" }, schema);
    expect(reply).toMatchObject({ ok: false, failure: { kind: "malformed", field: "(size)" } });
  });
});

describe("requests", () => {
  it("PLT-01 OPS-03 a request has the app's name, language, country and request id, and no cookie", async () => {
    const asked = upstream(() => Response.json(good));
    const input = {
      method: "POST",
      path: "/v/{id}/x",
      params: { id: "a/../b?" },
      query: { q: "&", n: undefined },
      json: { p: 1 },
    } as const;
    await sendCall(scope({ country: "KZ" }), read, input, schema);
    const [request] = asked;
    expect(request).toMatchObject({
      method: "POST",
      path: "/v/a%2F..%2Fb%3F/x",
      search: "?q=%26",
      body: '{"p":1}',
    });
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      "x-requested-with": "XMLHttpRequest",
      "x-app-id": "touchline-web",
      "x-language": "en",
      "x-request-id": "req-1",
      "x-geoip-country": "kz",
      "content-type": "application/json",
    });
    expect(request?.headers.has("cookie")).toBe(false);
  });

  it("PLT-01 a bearer token is sent in both the Authorization and the X-Auth header", async () => {
    const asked = upstream(() => Response.json(good));
    await sendCall(
      scope({ auth: session("tok") }),
      queryCall("t", "bearer", { timeoutMs: 100 }),
      { path: "/x" },
      schema,
    );
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer tok");
    expect(asked[0]?.headers.get("x-auth")).toBe("Bearer tok");
  });
});

describe("retries", () => {
  it("PLT-08 a call is retried after outages until it is answered", async () => {
    const asked = upstream((_, count) =>
      count < 3 ? new Response(null, { status: 502 }) : Response.json(good),
    );
    const reply = sendCall(scope({ budgetMs: 10_000 }), retrying, { path: "/x" }, schema);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await reply).toMatchObject({ ok: true });
    expect(asked).toHaveLength(3);
  });

  it("PLT-08 a refused call is not retried", async () => {
    const asked = upstream(() => Response.json({}, { status: 400 }));
    await sendCall(scope(), retrying, { path: "/x" }, schema);
    expect(asked).toHaveLength(1);
  });

  it("REM-10 retries end with the page's budget of 2.5 s", async () => {
    const asked = upstream(() => new Response(null, { status: 502 }));
    const started = Date.now();
    const reply = sendCall(scope(), retrying, { path: "/x" }, schema);
    await vi.advanceTimersByTimeAsync(60_000);
    await reply;
    // At 0, 1 and 2 s; the fourth would come at 3 s.
    expect(asked).toHaveLength(3);
    expect(Date.now() - started).toBe(60_000);
  });

  it("REM-10 a later call has only the time that earlier calls left of the page's budget", async () => {
    upstream(() => new Promise(() => {}));
    const page = scope({ budgetMs: 700 });
    const first = sendCall(page, read, { path: "/x" }, schema);
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toMatchObject({ failure: { kind: "timeout", afterMs: 500 } });
    const second = sendCall(page, read, { path: "/x" }, schema);
    await vi.advanceTimersByTimeAsync(200);
    expect(await second).toMatchObject({ failure: { kind: "timeout", afterMs: 200 } });
    const third = await sendCall(page, read, { path: "/x" }, schema);
    expect(third).toMatchObject({ failure: { kind: "timeout", isSent: false } });
  });

  it.each([
    ["502", () => new Response(null, { status: 502 })],
    ["a broken connection", () => Promise.reject(netError("ECONNRESET"))],
    ["silence", () => new Promise<Response>(() => {})],
  ])("CPP-03 a call that moves money is never repeated after %s", async (_, answers) => {
    const asked = upstream(answers);
    const reply = sendCall(scope(), money, { method: "POST", path: "/x" }, schema);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await reply).toMatchObject({ ok: false });
    expect(asked).toHaveLength(1);
  });

  it("CPP-03 a call that moves money is awaited beyond the page's budget and its visitor's departure", async () => {
    const visitor = new AbortController();
    upstream(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2800));
      return Response.json(good);
    });
    const reply = sendCall(
      scope({ signal: visitor.signal }),
      money,
      { method: "POST", path: "/x" },
      schema,
    );
    await vi.advanceTimersByTimeAsync(100);
    visitor.abort();
    await vi.advanceTimersByTimeAsync(2700);
    expect(await reply).toMatchObject({ ok: true });
  });

  it("CPP-11 REM-10 time spent on slow effects is not taken from the budget of the page", async () => {
    const asked = upstream(async (_, count) => {
      if (count <= 2) await new Promise((resolve) => setTimeout(resolve, 2800));
      return Response.json(good);
    });
    const page = scope();
    const post = { method: "POST", path: "/x" } as const;
    const effects = Promise.all([
      sendCall(page, money, post, schema),
      sendCall(page, money, post, schema),
    ]);
    await vi.advanceTimersByTimeAsync(2800);
    await effects;
    // The page's own 2.5 s, however many effects went before.
    expect(Math.round(pageBudgetLeftMs(page))).toBe(2500);
    expect(
      await sendCall(
        page,
        queryCall("test.after", "none", { timeoutMs: 1000 }),
        { path: "/y" },
        schema,
      ),
    ).toMatchObject({
      ok: true,
    });
    expect(asked).toHaveLength(3);
  });
});

describe("log lines", () => {
  it("PLT-08 PLT-09 every attempt is logged with name, path template, outcome and duration, without personal data", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    const info = vi.spyOn(log, "info").mockImplementation(() => {});
    upstream(async (_, count) => {
      if (count === 1) throw netError("ECONNRESET");
      await new Promise((resolve) => setTimeout(resolve, 25));
      return Response.json(good);
    });
    const policy = queryCall("test.logged", "bearer", {
      timeoutMs: 500,
      retries: 1,
      retryDelayMs: 100,
    });
    const input = { path: "/v/{id}", params: { id: "7701" }, query: { email: "ann@example.test" } };
    const reply = sendCall(scope({ auth: session("secret-token") }), policy, input, schema);
    await vi.advanceTimersByTimeAsync(200);
    await reply;
    expect(warn.mock.calls).toEqual([
      [
        {
          call: "test.logged",
          method: "GET",
          path: "/v/{id}",
          outcome: "network",
          error: "ECONNRESET",
          ms: 0,
          attempt: 1,
          requestId: "req-1",
        },
        "upstream",
      ],
    ]);
    expect(info.mock.calls).toEqual([
      [
        {
          call: "test.logged",
          method: "GET",
          path: "/v/{id}",
          outcome: "ok",
          status: 200,
          ms: 25,
          attempt: 2,
          requestId: "req-1",
        },
        "upstream",
      ],
    ]);
    warn.mockRestore();
    info.mockRestore();
  });
});
