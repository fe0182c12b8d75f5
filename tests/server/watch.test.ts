import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import express from "express";
import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "~/server/log.server";
import { setBreakerSource } from "~/server/metrics.server";
import { requestValidators } from "~/server/request-validators";
import { routeName } from "~/server/route-name";
import { measureAndLogRequest, privateNetworkMetricsHandler } from "~/server/watch";

const servers: Server[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** A server whose proxies are those named; everything but `/metrics` answers with its request's id. */
async function start(trusted: string[] | false = false, publicOrigin: string | null = null) {
  const app = express();
  app.set("trust proxy", trusted);
  app.use(
    measureAndLogRequest,
    ...requestValidators({ host: null, publicOrigin, isControlOpenToProxies: false }),
    privateNetworkMetricsHandler,
    (incoming, outgoing) => {
      outgoing.locals["route"] = "screen";
      outgoing.status(incoming.path === "/broken" ? 500 : 200).send(outgoing.locals["requestId"]);
    },
  );
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; id: string; text: string }>((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port, path, method, headers }, (incoming) => {
        let text = "";
        incoming.on("data", (bytes) => {
          text += bytes;
        });
        incoming.on("end", () => {
          resolve({
            status: incoming.statusCode ?? 0,
            id: String(incoming.headers["x-request-id"]),
            text,
          });
        });
      });
      asked.on("error", reject);
      asked.end();
    });
}

/** Samples of a metric by their labels, as text. */
function samples(text: string, name: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line.startsWith(name));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
}

describe("request id", () => {
  it("OPS-03 a trusted proxy's request id is used in the response and in the log", async () => {
    const lines = vi.spyOn(log, "info");
    const ask = await start(["127.0.0.1"]);
    const answer = await ask("/en/", { "x-request-id": "0af7651916cd43dd8448eb211c80319c" });
    expect([answer.id, answer.text]).toEqual(Array(2).fill("0af7651916cd43dd8448eb211c80319c"));
    await vi.waitFor(() =>
      expect(lines).toHaveBeenCalledWith(
        expect.objectContaining({
          requestId: answer.id,
          route: "screen",
          method: "GET",
          status: 200,
        }),
        "request",
      ),
    );
  });

  it("OPS-03 SEC-05 a request id is generated for an untrusted peer and in place of an invalid one", async () => {
    const untrusted = await start();
    const trusted = await start(["127.0.0.1"]);
    const sound = "0af7651916cd43dd8448eb211c80319c";
    const answers = [
      await untrusted("/en/", { "x-request-id": sound }),
      await trusted("/en/", { "x-request-id": "short" }),
      await trusted("/en/", { "x-request-id": "with spaces and <tags>" }),
      await trusted("/en/", { "x-request-id": "x".repeat(65) }),
      await trusted("/en/"),
    ];
    expect(new Set(answers.map(({ id }) => id)).size).toBe(5);
    for (const { id } of answers) expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });

  it("OPS-03 PLT-09 request logs contain no search words", async () => {
    const lines = vi.spyOn(log, "info");
    const ask = await start();
    await ask("/en/search?q=a-private-word");
    await vi.waitFor(() => expect(lines).toHaveBeenCalled());
    expect(JSON.stringify(lines.mock.calls)).not.toContain("private");
  });
});

describe("metrics", () => {
  it("OPS-03 metrics cover request durations, requests in flight, the event loop and breakers", async () => {
    const ask = await start();
    const before = samples(
      (await ask("/metrics")).text,
      "touchline_request_duration_seconds_count",
    );
    setBreakerSource(() => [
      { service: "coupons", state: "open" },
      { service: "remote.betting", state: "closed" },
      { service: "remote.betting", state: "half-open" },
    ]);
    await ask("/en/");
    await ask("/en/line");
    await ask("/broken");
    await ask("/en/", {}, "PROPFIND");
    const { text } = await ask("/metrics");
    const counts = samples(text, "touchline_request_duration_seconds_count");
    const since = (labels: string) => {
      const key = `touchline_request_duration_seconds_count{${labels}}`;
      return (counts.get(key) ?? 0) - (before.get(key) ?? 0);
    };
    expect(since('route="screen",method="GET",status="2xx"')).toBe(2);
    expect(since('route="screen",method="GET",status="5xx"')).toBe(1);
    expect(since('route="refused",method="other",status="4xx"')).toBe(1);
    expect(text).not.toContain("/en");
    expect(samples(text, "touchline_requests_in_flight").get("touchline_requests_in_flight")).toBe(
      1,
    );
    expect(samples(text, "nodejs_eventloop_lag_p99_seconds").size).toBe(1);
    expect(Object.fromEntries(samples(text, "touchline_breaker_state"))).toEqual({
      'touchline_breaker_state{service="coupons"}': 1,
      'touchline_breaker_state{service="remote.betting"}': 0.5,
    });
  });

  it.each([
    ["X-Forwarded-For", { "x-forwarded-for": "10.0.0.1" }],
    ["Forwarded", { forwarded: "for=10.0.0.1" }],
    ["Via", { via: "1.1 proxy" }],
    ["X-Real-IP", { "x-real-ip": "10.0.0.1" }],
  ])("OPS-03 metrics get a 404 through a proxy, trusted or not: %s", async (_name, headers) => {
    for (const ask of [await start(), await start(["127.0.0.1"])]) {
      const answer = await ask("/metrics", headers);
      expect([answer.status, answer.text]).toEqual([404, "404 Not Found\n"]);
    }
  });

  it("SEC-05 OPS-03 metrics are served at the site's host or a node's address and at no other name", async () => {
    const ask = await start(false, "https://www.example");
    for (const host of ["10.0.0.5:3000", "[fd00::5]:3000", "127.0.0.1", "www.example"]) {
      expect((await ask("/metrics", { host })).status).toBe(200);
    }
    expect((await ask("/metrics", { host: "evil.example" })).status).toBe(400);
    expect((await ask("/en/", { host: "10.0.0.5:3000" })).status).toBe(400);
  });
});

describe("route names", () => {
  const module = {} as ServerBuild["routes"][string]["module"];
  const routes: ServerBuild["routes"] = {
    root: { id: "root", path: "", module },
    "routes/lng": { id: "routes/lng", parentId: "root", path: ":lng", module },
    home: { id: "home", parentId: "routes/lng", index: true, module },
    "routes/coupon": { id: "routes/coupon", parentId: "routes/lng", path: "coupon", module },
    screen: { id: "screen", parentId: "routes/lng", path: "*", module },
    "routes/readyz": { id: "routes/readyz", parentId: "root", path: "readyz", module },
  };

  it.each([
    ["/en", "home"],
    ["/en/coupon", "routes/coupon"],
    ["/en/coupon.data", "routes/coupon"],
    ["/en/line/football/1-a", "screen"],
    ["/readyz", "routes/readyz"],
    ["/_root.data", "root"],
  ])("OPS-03 the route name of %s is %s", (path, name) => {
    expect(routeName(routes, path)).toBe(name);
    expect(routeName(routes, path)).toBe(name);
  });
});
