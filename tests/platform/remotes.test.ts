import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allowedRemoteAddress, remotePageUrl } from "~/platform/services/remotes/address.server";
import { fetchRemoteStyleSheet } from "~/platform/services/remotes/asset.server";
import { fetchAndLogRemotePage } from "~/platform/services/remotes/page.server";
import type { RemotePageRequest } from "~/platform/services/remotes/page-types.server";
import { setUpstreamForTests } from "~/platform/transport/upstream.server";
import { jwt, netError, scope, session, testEnv, upstream } from "./upstream";

const reply = { body: "<p>Hello</p>", appName: "betting" };
const ask: RemotePageRequest = {
  app: "betting",
  remote: { url: "https://remote.test/apps/betting", budgetMs: null },
  path: "/en/line/football",
  search: "?q=1",
  isPersonal: false,
};

beforeEach(() => {
  vi.useFakeTimers();
  testEnv();
});
afterEach(() => {
  vi.useRealTimers();
  setUpstreamForTests(null);
});

describe("remote pages", () => {
  it("REM-01 a remote page is requested at its address plus path, without cookies or credentials", async () => {
    const asked = upstream(() => Response.json(reply));
    const headers = {
      Cookie: "a=b",
      Authorization: "Bearer x",
      "X-Session-Id": "s",
      "x-extra": "1",
    };
    const answer = await fetchAndLogRemotePage(scope({ auth: session() }), { ...ask, headers });
    expect(answer).toMatchObject({ ok: true, reply });
    expect(asked[0]).toMatchObject({
      method: "GET",
      path: "/apps/betting/en/line/football",
      search: "?q=1",
    });
    const sent = asked[0]?.headers;
    expect(sent?.get("mf-render-mode")).toBe("json");
    expect(sent?.get("mf-api-version")).toBe("v2");
    expect(sent?.get("x-language")).toBe("en");
    expect(sent?.get("x-request-id")).toBe("req-1");
    expect(sent?.get("x-extra")).toBe("1");
    for (const name of ["cookie", "authorization", "x-session-id", "x-auth", "force-spa"])
      expect(sent?.has(name)).toBe(false);
  });

  it("REM-01 a request for components is a POST and states that the page is hidden", async () => {
    const asked = upstream(() => Response.json({ ...reply, components: { a: "<b>" } }));
    await fetchAndLogRemotePage(scope(), { ...ask, components: ["a"], isHidden: true });
    expect(asked[0]).toMatchObject({ method: "POST", body: '{"components":["a"]}' });
    expect(asked[0]?.headers.get("force-spa")).toBe("true");
  });

  it("REM-01 a personal remote page gets the bearer token, and a fresh one after a 401", async () => {
    const fresh = jwt(Date.now() / 1000 + 600);
    const asked = upstream((one) => {
      if (one.path === "/web-api/gettoken/user") return Response.json({ token: fresh });
      return one.headers.get("authorization") === `Bearer ${fresh}`
        ? Response.json(reply)
        : Response.json({}, { status: 401 });
    });
    expect(
      await fetchAndLogRemotePage(scope({ auth: session() }), { ...ask, isPersonal: true }),
    ).toMatchObject({
      ok: true,
    });
    expect(asked).toHaveLength(3);
    expect(await fetchAndLogRemotePage(scope(), { ...ask, isPersonal: true })).toEqual({
      ok: false,
      kind: "status",
      status: 401,
    });
  });

  it.each([
    [null, 400],
    [900, 900],
  ])(
    "REM-10 a remote with a budget of %s delays its page by %s ms at most, token included",
    async (budgetMs, ends) => {
      upstream(async (one) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (one.path === "/web-api/gettoken/user")
          return Response.json({ token: jwt(Date.now() / 1000 + 600) });
        return new Promise(() => {});
      });
      let isDone = false;
      const page = fetchAndLogRemotePage(scope({ auth: session(null) }), {
        ...ask,
        remote: { ...ask.remote, budgetMs },
        isPersonal: true,
      });
      page.then(() => (isDone = true));
      await vi.advanceTimersByTimeAsync(ends - 1);
      expect(isDone).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await page).toEqual({ ok: false, kind: "slow" });
    },
  );

  it("REM-10 a remote gets no more time than the page has left", async () => {
    const asked = upstream(() => new Promise(() => {}));
    const page = scope({ budgetMs: 100 });
    const first = fetchAndLogRemotePage(page, ask);
    await vi.advanceTimersByTimeAsync(100);
    expect(await first).toEqual({ ok: false, kind: "slow" });
    expect(await fetchAndLogRemotePage(page, ask)).toEqual({ ok: false, kind: "slow" });
    expect(asked).toHaveLength(1);
  });

  it.each<[string, () => Response | Promise<Response>, unknown]>([
    ["a broken connection", () => Promise.reject(netError("ECONNRESET")), { kind: "network" }],
    ["a dropped reply", () => Response.error(), { kind: "network" }],
    ["503", () => new Response(null, { status: 503 }), { kind: "status", status: 503 }],
    ["404", () => Response.json({}, { status: 404 }), { kind: "status", status: 404 }],
    [
      "html",
      () => new Response("<html>", { headers: { "content-type": "text/html" } }),
      { kind: "malformed", status: 200 },
    ],
    [
      "half a reply",
      () => new Response('{"body":', { headers: { "content-type": "application/json" } }),
      { kind: "malformed" },
    ],
    ["a reply without a body", () => Response.json({ appName: "x" }), { kind: "malformed" }],
    [
      "a declared giant",
      () => Response.json(reply, { headers: { "content-length": "3000000" } }),
      { kind: "malformed" },
    ],
    [
      "an endless stream",
      () =>
        new Response(new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(500_000)) }), {
          headers: { "content-type": "application/json" },
        }),
      { kind: "malformed" },
    ],
  ])(
    "REM-10 a remote page that fails with %s is returned as that failure",
    async (_, answers, expected) => {
      upstream(answers);
      expect(await fetchAndLogRemotePage(scope(), ask)).toEqual({ ok: false, ...Object(expected) });
    },
  );
});

describe("remote addresses", () => {
  it.each([
    ["https://remote.test/x", "https://remote.test/x"],
    ["/remotes/x", "https://platform.test/remotes/x"],
    ["https://platform.test/remotes/x", "https://platform.test/remotes/x"],
    ["https://evil.test/x", null],
    ["//evil.test/x", null],
    ["/\\evil.test/x", null],
    ["\t//evil.test", null],
    ["http://remote.test/x", null],
    ["https://remote.test:8443/x", null],
    ["https://remote.test.evil.test/x", null],
    ["https://a:b@remote.test/x", null],
    ["javascript:alert(1)", null],
    ["file:///etc/passwd", null],
    ["https://", null],
  ])("REM-11 SEC-04 the allowed address of %j is %j", (url, expected) => {
    expect(allowedRemoteAddress(url)?.href ?? null).toBe(expected);
  });

  it("REM-11 a remote at plain http is allowed only on this machine and outside production", () => {
    const remoteOrigins = ["http://127.0.0.1:4000", "http://10.0.0.1"];
    testEnv({ remoteOrigins, appEnv: "development" });
    expect(allowedRemoteAddress("http://127.0.0.1:4000/x")?.href).toBe("http://127.0.0.1:4000/x");
    expect(allowedRemoteAddress("http://10.0.0.1/x")).toBeNull();
    testEnv({ remoteOrigins, appEnv: "production" });
    expect(allowedRemoteAddress("http://127.0.0.1:4000/x")).toBeNull();
  });

  it.each([
    ["/en/line", "https://remote.test/a/en/line"],
    ["//evil.test/x", "https://remote.test/a/evil.test/x"],
    ["@evil.test/", "https://remote.test/a/@evil.test/"],
    ["/en/../../b", null],
    ["/%2e%2e/b", null],
    ["/..\\b", null],
    ["/en/a?b#c", "https://remote.test/a/en/a%3Fb%23c"],
  ])("SEC-04 the path %j of a visitor cannot leave the remote's own path", (path, expected) => {
    expect(remotePageUrl("https://remote.test/a/", path, "")?.href ?? null).toBe(expected);
  });

  it.each([
    ["https://evil.test/x", { ok: false, kind: "forbidden-origin", status: 302 }, 1],
    ["http://remote.test/x", { ok: false, kind: "forbidden-origin", status: 302 }, 1],
    ["https://platform.test/web-api/x", { ok: false, kind: "forbidden-origin", status: 302 }, 1],
    ["/apps/betting/en/new", { ok: true }, 2],
    ["/apps/betting/en/line/football", { ok: false, kind: "forbidden-origin", status: 302 }, 3],
  ])(
    "SEC-04 REM-11 a remote's redirect to %s is followed only within its origin, and not in a circle",
    async (location, expected, calls) => {
      const asked = upstream((one) =>
        one.path.endsWith("football")
          ? new Response(null, { status: 302, headers: { location } })
          : Response.json(reply),
      );
      expect(await fetchAndLogRemotePage(scope(), ask)).toMatchObject(expected);
      expect(asked).toHaveLength(calls);
    },
  );

  it("SEC-04 no request is sent to a remote at an origin that is not allowed", async () => {
    const asked = upstream(() => Response.json(reply));
    expect(
      await fetchAndLogRemotePage(scope(), {
        ...ask,
        remote: { url: "https://evil.test", budgetMs: null },
      }),
    ).toEqual({ ok: false, kind: "forbidden-origin" });
    expect(await fetchRemoteStyleSheet(scope(), "https://evil.test/a.css")).toEqual({
      ok: false,
      kind: "forbidden-origin",
    });
    expect(asked).toHaveLength(0);
  });
});

describe("style sheets", () => {
  const css =
    (text: string, type = "text/css; charset=utf-8") =>
    () =>
      new Response(text, { headers: { "content-type": type } });

  it("REM-11 a remote's style sheet is accepted only as text/css of up to 512 kB", async () => {
    upstream(css("a{}"));
    expect(await fetchRemoteStyleSheet(scope(), "https://remote.test/a.css")).toEqual({
      ok: true,
      text: "a{}",
    });
    upstream(css("alert(1)", "text/javascript"));
    expect(await fetchRemoteStyleSheet(scope(), "https://remote.test/a.css")).toMatchObject({
      ok: false,
      kind: "malformed",
    });
    upstream(css("a".repeat(600_000)));
    expect(await fetchRemoteStyleSheet(scope(), "https://remote.test/a.css")).toMatchObject({
      ok: false,
      kind: "malformed",
    });
  });
});
