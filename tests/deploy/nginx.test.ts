import { mkdirSync, writeFileSync } from "node:fs";
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Nginx, startNginx } from "./nginx-server";

/** What a node was asked. */
interface Asked {
  readonly node: number;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

const nodes: Server[] = [];
const asked: Asked[] = [];
/** Nodes that break off every connection. */
const broken = new Set<number>();
let openStream: (() => void) | null = null;
let nginx: Nginx;

beforeAll(async () => {
  for (const node of [0, 1]) {
    // What nginx lets through is counted here: the node itself must not refuse it first.
    const server = createServer({ maxHeaderSize: 65_536 }, (incoming, outgoing) => {
      const { method = "", url: path = "", headers } = incoming;
      incoming.resume();
      asked.push({ node, method, path, headers });
      if (broken.has(node)) return incoming.socket.destroy();
      if (path === "/en/maintenance")
        return outgoing.writeHead(503, { "Retry-After": "60" }).end("later");
      if (path !== "/remote/push") return outgoing.end(`node ${node}`);
      outgoing.writeHead(200, { "Content-Type": "text/event-stream" });
      outgoing.write("data: first\n\n");
      openStream = () => outgoing.end("data: last\n\n");
    });
    nodes.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  }
  const [first = 0, second = 0] = nodes.map((server) => (server.address() as AddressInfo).port);
  nginx = await startNginx([first, second]);
});
beforeEach(() => {
  asked.length = 0;
  broken.clear();
});
afterAll(async () => {
  await nginx.stop();
  for (const server of nodes) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly onData?: (text: string) => void;
}

const site = { host: "127.0.0.1", servername: "www.example", rejectUnauthorized: false } as const;

/** Asks over TLS as a browser does that sends nothing by itself. */
function ask(path: string, { method = "GET", headers = {}, body, onData }: Ask = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>(
    (resolve, reject) => {
      const read = (incoming: IncomingMessage) => {
        const parts: Buffer[] = [];
        incoming.on("data", (bytes: Buffer) => {
          parts.push(bytes);
          onData?.(String(bytes));
        });
        incoming.on("end", () => {
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            bytes: Buffer.concat(parts),
          });
        });
      };
      const options = { ...site, port: nginx.port, path, method, agent: false };
      const outgoing = request({ ...options, headers: { host: "www.example", ...headers } }, read);
      outgoing.on("error", reject);
      outgoing.end(body);
    },
  );
}

describe("nginx in front of two nodes", () => {
  it("OPS-01 CPP-03 nginx never repeats a post, and sends a page request to another node when one fails", async () => {
    broken.add(0).add(1);
    expect((await ask("/en/coupon", { method: "POST", body: "intent=place" })).status).toBe(502);
    expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
    broken.delete(1);
    for (let at = 0; at < 6; at++) expect(String((await ask("/en/")).bytes)).toBe("node 1");
    expect(
      asked.filter(({ node, method }) => node === 0 && method === "GET").length,
    ).toBeGreaterThan(0);
  });

  it("NTC-05 OPS-01 nginx passes a maintenance page on and does not count it as a failure of its node", async () => {
    for (let at = 0; at < 6; at++) {
      const answer = await ask("/en/maintenance");
      expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "60"]);
    }
    expect(asked).toHaveLength(6);
  });

  it("SEC-05 OPS-03 nginx replaces forwarding headers from outside and logs the request id that it gives", async () => {
    await ask("/en/", {
      headers: {
        "x-forwarded-for": "203.0.113.9",
        "x-forwarded-proto": "http",
        "x-forwarded-host": "evil.example",
        forwarded: "for=203.0.113.9",
        "x-request-id": "chosen-by-the-visitor",
      },
    });
    const headers: IncomingHttpHeaders = asked[0]?.headers ?? {};
    expect(headers).toMatchObject({
      host: "www.example",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "www.example",
    });
    expect(headers).not.toHaveProperty("forwarded");
    expect(headers["x-request-id"]).toMatch(/^[\da-f]{32}$/);
    await vi.waitFor(() =>
      expect(nginx.log()).toContain(`"requestId":"${headers["x-request-id"]}"`),
    );
    const line: unknown = JSON.parse(nginx.log().trim().split("\n").at(-1) ?? "");
    expect(Object.keys(line as object)).toEqual(
      "time requestId method status bytes s node nodeStatus".split(" "),
    );
  });

  it("SEC-06 nginx refuses bodies over 64 KB, header lines over 8 KB and heads over 32 KB before they reach a node", async () => {
    expect((await ask("/en/coupon", { method: "POST", body: "a".repeat(65_537) })).status).toBe(
      413,
    );
    expect((await ask("/en/", { headers: { cookie: `a=${"x".repeat(9000)}` } })).status).toBe(400);
    const lines = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-${n}`, "x".repeat(7_000)]));
    expect((await ask("/en/", { headers: lines(5) })).status).toBe(400);
    expect(asked).toEqual([]);
    expect((await ask("/en/coupon", { method: "POST", body: "a".repeat(65_536) })).status).toBe(
      200,
    );
    expect((await ask("/en/", { headers: { cookie: `a=${"x".repeat(7000)}` } })).status).toBe(200);
    expect((await ask("/en/", { headers: lines(4) })).status).toBe(200);
  });

  it.each(["/en/office/verification", "/ru/office/payment/create-request/7/card.data"])(
    "OFC-05 OFC-06 nginx accepts an upload of files at %s, and at no longer path",
    async (path) => {
      const files = { method: "POST", body: "a".repeat(11 * 1024 * 1024) };
      expect((await ask(path, files)).status).toBe(200);
      expect(asked.map(({ method }) => method)).toEqual(["POST"]);
      expect((await ask(`${path}/else.js`, files)).status).toBe(413);
      expect((await ask(path, { ...files, body: "a".repeat(52 * 1024 * 1024) })).status).toBe(413);
      expect(asked).toHaveLength(1);
    },
  );

  it.each(["/metrics", "/readyz", "/healthz"])(
    "OPS-03 nginx answers requests for %s from outside with 404",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it("OPS-01 nginx serves the build's compressed assets for a year, and asks a node for those it lacks", async () => {
    mkdirSync(join(nginx.files, "assets"), { recursive: true });
    writeFileSync(join(nginx.files, "assets/app-1a2b.js"), "plain");
    writeFileSync(join(nginx.files, "assets/app-1a2b.js.gz"), gzipSync("compressed by the build"));
    const packed = await ask("/assets/app-1a2b.js", { headers: { "accept-encoding": "gzip" } });
    expect(String(gunzipSync(packed.bytes))).toBe("compressed by the build");
    expect(packed.headers).toMatchObject({
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    expect(String((await ask("/assets/app-1a2b.js")).bytes)).toBe("plain");
    expect(asked).toEqual([]);
    const other = await ask("/assets/of-another-release.js");
    expect(String(other.bytes)).toMatch(/^node \d$/);
    expect(other.headers["cache-control"]).toBeUndefined();
  });

  it("OPS-01 nginx passes a push stream on without buffering it", async () => {
    const heard: string[] = [];
    const whole = ask("/remote/push", { onData: (text) => heard.push(text) });
    await vi.waitFor(() => expect(heard.join("")).toBe("data: first\n\n"));
    openStream?.();
    expect(String((await whole).bytes)).toBe("data: first\n\ndata: last\n\n");
  });

  it("SBX-05 nginx passes the sandbox's pages for players, and none of its control interface", async () => {
    for (const path of [
      "/sandbox/reset",
      "/sandbox",
      "/sandbox/",
      "/SANDBOX/clock",
      "/%73andbox/x",
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect((await ask("/sandbox/pages/../reset")).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await ask("/sandbox/pages/games/ridge-dice?lng=en")).status).toBe(200);
    expect((await ask("/en/sandboxes")).status).toBe(200);
  });

  it("SEC-05 nginx serves its own host by HTTP/2, refuses another host and redirects plain HTTP", async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.port}`, site);
    const status = await new Promise((resolve, reject) => {
      session.on("error", reject);
      const stream = session.request({ ":path": "/en/", ":authority": "www.example" });
      stream.on("response", (headers) => resolve(headers[":status"]));
      stream.resume();
    });
    session.close();
    expect(status).toBe(200);
    const foreign = new Promise((resolve, reject) => {
      const options = { ...site, servername: "evil.example", port: nginx.port, agent: false };
      request(options, resolve).on("error", reject).end();
    });
    await expect(foreign).rejects.toThrow();
    const location = await new Promise((resolve, reject) => {
      get(
        { host: "127.0.0.1", port: nginx.plainPort, path: "/en/?a=1", agent: false },
        (incoming) => {
          incoming.resume();
          resolve(incoming.headers.location);
        },
      ).on("error", reject);
    });
    expect(location).toBe("https://www.example/en/?a=1");
  });

  it("PLT-09 nginx logs no token, code or address of a request that no node answers", async () => {
    // The last test: both nodes are then left alone for five seconds.
    broken.add(0).add(1);
    const secrets = ["one-time-token", "482913", "anna@example.test"];
    for (const secret of secrets) {
      const path = `/en/user/passwordreset?token=${encodeURIComponent(secret)}`;
      expect((await ask(path)).status).toBe(502);
      expect((await ask(path, { method: "POST", body: "code=1" })).status).toBe(502);
    }
    const logs = nginx.log() + nginx.errorLog();
    expect(logs).toContain('"status":502');
    for (const secret of [...secrets, "anna%40example", "passwordreset"])
      expect(logs).not.toContain(secret);
  });
});
