import { createServer, request, type Server } from "node:http";
import { connect } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { securityHeaders } from "~/server/headers";
import { finalErrorHandler, requestValidators } from "~/server/request-validators";

let server: Server;
let port = 0;
let reached = 0;

function start(
  publicOrigin: string | null,
  host: string | null = null,
  isControlOpenToProxies = false,
): Promise<Server> {
  const app = express();
  app.set("query parser", "simple");
  app.use(
    ...securityHeaders({
      isDev: false,
      remoteOrigins: [],
      isHttps: publicOrigin?.startsWith("https:") ?? false,
    }),
  );
  app.use(...requestValidators({ host, publicOrigin, isControlOpenToProxies }));
  app.use((incoming, outgoing) => {
    reached += 1;
    outgoing.send(`reached ${Buffer.isBuffer(incoming.body) ? incoming.body.length : 0}`);
  });
  app.use(finalErrorHandler(() => {}));
  const made = createServer(app);
  return new Promise((resolve) => made.listen(0, "127.0.0.1", () => resolve(made)));
}

beforeAll(async () => {
  server = await start(null);
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(options: {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  at?: number;
}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const outgoing = request(
        {
          host: "127.0.0.1",
          port: options.at ?? port,
          method: options.method ?? "GET",
          path: options.path ?? "/en/",
          headers: options.headers ?? {},
        },
        (incoming) => {
          let text = "";
          incoming.on("data", (bytes) => {
            text += bytes;
          });
          incoming.on("end", () =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }),
          );
        },
      );
      outgoing.on("error", reject);
      outgoing.end(options.body);
    },
  );
}

function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(bytes));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
}

const own = () => `http://127.0.0.1:${port}`;

describe("sandbox control", () => {
  const control = [
    ["/sandbox/reset", "localhost:3000", 200],
    ["/sandbox/reset", "127.0.0.1", 200],
    ["/sandbox/reset", "[::1]:3000", 200],
    ["/sandbox/reset", "rebound.example", 403],
    ["/sandbox/reset", "localhost.example", 403],
    ["/sandbox/reset", "192.168.1.7:3000", 403],
    ["/%73andbox/reset", "rebound.example", 403],
    ["/SANDBOX/reset", "rebound.example", 403],
    ["/sandbox", "rebound.example", 403],
    ["/sandbox/pages/social", "rebound.example", 200],
    ["/en/", "rebound.example", 200],
  ] as const;

  it.each(control)(
    "SBX-05 SEC-05 a request to %s under the name %s is answered %i",
    async (path, host, status) => {
      expect((await ask({ path, headers: { host } })).status).toBe(status);
    },
  );

  it.each(["x-forwarded-for", "forwarded", "via", "x-real-ip"])(
    "SBX-05 SEC-05 a request that a proxy passes on under a loopback name, with %s, is refused",
    async (header) => {
      const headers = { host: "localhost:3000", [header]: "198.51.100.7" };
      expect((await ask({ path: "/sandbox/reset", headers })).status).toBe(403);
    },
  );

  it.each([
    ["HOST=0.0.0.0", null, "0.0.0.0", "192.168.1.7"],
    ["PUBLIC_ORIGIN", "https://shop.example", null, "shop.example"],
  ])(
    "SBX-05 SEC-05 with %s the operator has opened the control interface beyond loopback",
    async (_, origin, bound, host) => {
      const open = await start(origin, bound);
      const address = open.address();
      const at = typeof address === "object" && address ? address.port : 0;
      expect((await ask({ at, path: "/sandbox/reset", headers: { host } })).status).toBe(200);
      await new Promise((resolve) => open.close(resolve));
    },
  );

  it.each([
    ["HOST=0.0.0.0", null, "0.0.0.0"],
    ["PUBLIC_ORIGIN", "https://shop.example", null],
  ])(
    "SBX-05 SEC-05 with %s a proxied request reaches the control interface only by a setting of its own",
    async (_, origin, bound) => {
      const statuses = [false, true].map(async (isOpenToProxies) => {
        const open = await start(origin, bound, isOpenToProxies);
        const address = open.address();
        const at = typeof address === "object" && address ? address.port : 0;
        const headers = { host: "shop.example", "x-forwarded-for": "198.51.100.7" };
        const { status } = await ask({ at, path: "/sandbox/reset", headers });
        await new Promise((resolve) => open.close(resolve));
        return status;
      });
      expect(await Promise.all(statuses)).toEqual([403, 200]);
    },
  );

  it("SBX-05 SEC-05 with HOST=127.0.0.1 a foreign name still reaches no control interface", async () => {
    const open = await start(null, "127.0.0.1");
    const address = open.address();
    const at = typeof address === "object" && address ? address.port : 0;
    const answers = ["rebound.example", "127.0.0.1"].map((host) =>
      ask({ at, path: "/sandbox/reset", headers: { host } }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 200]);
    await new Promise((resolve) => open.close(resolve));
  });
});

describe("request validation", () => {
  it.each([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["a null origin", { origin: "null" }],
    [
      "a foreign origin that says same-origin",
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    ],
    ["no origin at all", {}],
    ["a cross-site fetch", { "sec-fetch-site": "cross-site" }],
    ["a same-site fetch", { "sec-fetch-site": "same-site" }],
    ["a foreign referer", { referer: "https://evil.example/en/" }],
    ["a broken referer", { referer: "not a url" }],
  ])("SEC-01 a post with %s gets a 403 and reaches no handler", async (_name, headers) => {
    const before = reached;
    for (const path of [
      "/en/coupon",
      "/en/coupon.data",
      "/en/coupon.data?_routes=routes%2Fcoupon",
      "/remote/pulse",
    ]) {
      const answer = await ask({ method: "POST", path, headers, body: "intent=clear" });
      expect(answer.status).toBe(403);
    }
    expect(reached).toBe(before);
  });

  it("SEC-01 a post from this site passes by its origin, Sec-Fetch-Site or referer", async () => {
    const ways: Record<string, string>[] = [
      { origin: own() },
      { "sec-fetch-site": "same-origin" },
      { referer: `${own()}/en/` },
    ];
    for (const headers of ways) {
      const answer = await ask({ method: "POST", headers, body: "a=1" });
      expect(answer).toMatchObject({ status: 200, text: "reached 3" });
    }
  });

  it("OFC-12 a mail program's unsubscribe post passes without an origin at its exact address only", async () => {
    const body = "List-Unsubscribe=One-Click";
    const post = (path: string) => ask({ method: "POST", path, body });
    expect((await post("/remote/unsubscribe?token=a")).status).toBe(200);
    for (const path of ["/remote/unsubscribe/", "/remote/unsubscribe.data", "/remote/Unsubscribe"])
      expect((await post(path)).status).toBe(403);
  });

  it("SEC-01 a data request with the old parameter _data is refused", async () => {
    const answer = await ask({
      method: "POST",
      path: "/en/coupon?_data=routes%2Fcoupon",
      headers: { origin: own() },
      body: "a=1",
    });
    expect(answer.status).toBe(400);
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
    "SEC-06 a request with the method %s gets a 405",
    async (method) => {
      expect((await ask({ method })).status).toBe(405);
    },
  );

  it("SEC-06 a body over 64 KB gets a 413, chunked or not", async () => {
    const big = "a=".padEnd(70_000, "x");
    const headers = { origin: own() };
    expect((await ask({ method: "POST", headers, body: big })).status).toBe(413);
    expect(
      (
        await ask({
          method: "POST",
          headers: { ...headers, "transfer-encoding": "chunked" },
          body: big,
        })
      ).status,
    ).toBe(413);
    expect((await ask({ method: "POST", headers, body: "a=".padEnd(60_000, "x") })).status).toBe(
      200,
    );
  });

  it.each([
    ["a malformed escape", "/en/%E0%A4%A"],
    ["a doubled slash at the start", "//evil.example/en/"],
    ["a backslash", "/\\evil.example"],
    ["a very long url", `/en/?q=${"x".repeat(5000)}`],
  ])("SEC-06 a request with %s gets a 400", async (_name, path) => {
    expect((await ask({ path })).status).toBe(400);
  });

  it("SEC-05 a request with two Host headers gets a 400", async () => {
    for (const second of ["127.0.0.1", "evil.example"])
      expect(
        await raw(
          `GET /en/ HTTP/1.1\r\nHost: 127.0.0.1\r\nhOst: ${second}\r\nConnection: close\r\n\r\n`,
        ),
      ).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("SEC-05 a request with an invalid Host or another site's absolute address gets a 400", async () => {
    expect(await raw("GET /en/ HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n")).toMatch(
      /^HTTP\/1.1 400/,
    );
    expect(
      await raw("GET /en/ HTTP/1.1\r\nHost: evil.example@x\r\nConnection: close\r\n\r\n"),
    ).toMatch(/^HTTP\/1.1 400/);
    expect(
      await raw(
        "GET http://evil.example/en/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
      ),
    ).toMatch(/^HTTP\/1.1 400/);
  });

  it("SEC-05 with PUBLIC_ORIGIN set only its host is served, and loopback only for readiness", async () => {
    const strict = await start("https://www.example");
    const address = strict.address();
    const at = typeof address === "object" && address ? address.port : 0;
    const own = await ask({ at, headers: { host: "www.example" } });
    expect(own.status).toBe(200);
    expect(own.headers["strict-transport-security"]).toContain("max-age=31536000");
    expect((await ask({ at, headers: { host: "evil.example" } })).status).toBe(400);
    expect((await ask({ at, path: "/readyz" })).status).toBe(200);
    expect((await ask({ at, path: "/en/" })).status).toBe(400);
    await new Promise((resolve) => strict.close(resolve));
  });

  it("SEC-02 every response has the security headers and its own nonce, refusals included", async () => {
    const seen = new Set<string>();
    for (const answer of [
      await ask({}),
      await ask({ method: "PUT" }),
      await ask({ path: "/%E0%A4%A" }),
    ]) {
      const policy = String(answer.headers["content-security-policy"]);
      expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      expect(answer.headers["x-frame-options"]).toBe("SAMEORIGIN");
      expect(answer.headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(answer.headers["referrer-policy"]).toBe("same-origin");
      expect(answer.headers["permissions-policy"]).toContain("camera=()");
      expect(answer.headers["strict-transport-security"]).toBeUndefined();
      seen.add(policy);
    }
    expect(seen.size).toBe(3);
  });
});

it("SEC-06 a request whose body does not arrive gets a 408 after 30 s", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const before = vi.getTimerCount();
    const socket = connect(port, "127.0.0.1");
    const ended = new Promise((resolve) => socket.once("close", resolve));
    let answer = "";
    socket.on("data", (bytes) => (answer += bytes));
    socket.on("error", () => {});
    const head = ["POST /en/coupon HTTP/1.1", "Host: shop.test", "Origin: http://shop.test"];
    socket.write(`${head.join("\r\n")}\r\nContent-Length: 10\r\n\r\nhalf`);
    while (vi.getTimerCount() === before) await new Promise(setImmediate);
    vi.advanceTimersByTime(29_000);
    await new Promise(setImmediate);
    expect(socket.closed).toBe(false);
    vi.advanceTimersByTime(1_000);
    await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    vi.useRealTimers();
  }
});
