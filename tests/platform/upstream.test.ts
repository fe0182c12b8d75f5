import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { findSandboxBuildFile } from "~/platform/transport/embedded/load.server";
import { handleSandboxRequest } from "~/platform/transport/embedded/pages.server";
import {
  closePlatformConnections,
  openEmbeddedPlatformIfUsed,
  platformConsoleLines,
} from "~/platform/transport/embedded/platform.server";
import { upstreamFetch } from "~/platform/transport/upstream.server";
import { effectCall, queryCall, scope, sendCall, testEnv } from "./upstream";

const schema = z.object({ n: z.number() });
const read = queryCall("test.read", "none", { timeoutMs: 2000 });
let server: Server | null = null;

/** A platform on a real socket; answers with its handler, and counts connections. */
async function platform(
  answers: (path: string, body: string) => [number, Record<string, string>, string] | "break",
) {
  let connections = 0;
  const bodies: string[] = [];
  const bytes: Buffer[] = [];
  const listening = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    bytes.push(Buffer.concat(parts));
    const body = String(bytes.at(-1));
    bodies.push(body);
    const answer = answers(request.url ?? "", body);
    if (answer === "break") return void request.socket.destroy();
    response.writeHead(answer[0], answer[1]).end(answer[2]);
  });
  listening.on("connection", () => (connections += 1));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const { port } = listening.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  testEnv({ platformOrigin: origin });
  return { origin, bodies, bytes, connections: () => connections };
}

afterEach(async () => {
  await closePlatformConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

it("PLT-08 calls to a configured platform reuse their connections", async () => {
  const real = await platform((path, body) => [
    200,
    { "content-type": "application/json" },
    JSON.stringify({ n: path.length + body.length }),
  ]);
  for (let index = 0; index < 5; index++) {
    const reply = await sendCall(scope(), read, { method: "POST", path: "/abc", json: {} }, schema);
    expect(reply).toMatchObject({ ok: true, data: { n: 6 } });
  }
  // One at a time needs one; a second may open while the first is being put back.
  expect(real.connections()).toBeLessThanOrEqual(2);
  expect(await platformConsoleLines()).toEqual([`Platform: ${real.origin}`]);
});

it("OFC-05 OFC-06 a player's file reaches a configured platform byte by byte", async () => {
  const real = await platform(() => [200, {}, '{"n":1}']);
  const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const policy = effectCall("test.file", "none", 2000);
  await sendCall(scope(), policy, { method: "POST", path: "/file", bytes: every }, schema);
  expect([...(real.bytes[0] ?? [])]).toEqual([...every]);
});

it("SEC-04 a redirect from a service is not followed", async () => {
  const real = await platform((path) =>
    path === "/a" ? [307, { location: "/b" }, ""] : [200, {}, '{"n":1}'],
  );
  const reply = await sendCall(scope(), read, { path: "/a" }, schema);
  expect(reply).toMatchObject({ ok: false, failure: { kind: "malformed", status: 307 } });
  expect(real.bodies).toHaveLength(1);
});

it("CPP-03 a call that moves money is sent only once over a connection that breaks", async () => {
  const real = await platform((path) => (path === "/ok" ? [200, {}, '{"n":1}'] : "break"));
  await sendCall(scope(), read, { path: "/ok" }, schema);
  const policy = effectCall("test.money", "none", 2000);
  const reply = await sendCall(
    scope(),
    policy,
    { method: "POST", path: "/bet", json: { stake: 1 } },
    schema,
  );
  expect(reply).toMatchObject({ ok: false, failure: { kind: "network", isSent: true } });
  expect(real.bodies.filter((body) => body.includes("stake"))).toHaveLength(1);
});

it("PLT-06 a call to a closed port fails as a refused connection that sent nothing", async () => {
  const real = await platform(() => [200, {}, "{}"]);
  await new Promise((resolve) => server?.close(resolve));
  server = null;
  expect(real.origin).toMatch(/^http/);
  const reply = await sendCall(scope(), read, { path: "/x" }, schema);
  expect(reply).toMatchObject({
    ok: false,
    failure: { kind: "network", code: "ECONNREFUSED", isSent: false },
  });
});

it("PLT-08 every response status is passed on, even one without a body", async () => {
  const real = await platform((path) => [Number(path.slice(1)), {}, ""]);
  for (const status of [204, 205, 304, 404]) {
    const response = await upstreamFetch(new Request(`${real.origin}/${status}`));
    expect(response.status).toBe(status);
  }
});

it("SBX-06 a configured platform has no sandbox control interface", async () => {
  testEnv({ platformOrigin: "http://127.0.0.1:9" });
  await openEmbeddedPlatformIfUsed();
  expect(
    await handleSandboxRequest(new Request("http://shop.test/sandbox/reset", { method: "POST" })),
  ).toBeNull();
});

it.each([
  ["build/server/server.js"],
  ["build/server/index.js"],
  ["build/server/assets/upstream-abc.js"],
])("SBX-06 the embedded platform's build is found from %s", (from) => {
  const expected = "/app/build/sandbox/main.js";
  expect(
    findSandboxBuildFile(pathToFileURL(`/app/${from}`).href, (file) => file === expected),
  ).toBe(expected);
  expect(findSandboxBuildFile(pathToFileURL(`/app/${from}`).href, () => false)).toBeNull();
});
