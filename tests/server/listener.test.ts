import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createListener } from "~/server/listener";
import { exchange } from "../support/wire";

const server = createListener((_request, response) => response.end("reached"));
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ["no request at all", "hello\r\n\r\n", 400],
  ["a head that is too large", `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
])(
  "SEC-02 SEC-06 a connection with %s is refused with the security headers and closed",
  async (_, bytes, status) => {
    const answer = await exchange(port, bytes);
    expect([answer.status, answer.text]).toEqual([status, ""]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cache-control": "no-store",
      connection: "close",
    });
  },
);

it("OFC-05 the server's request timeout is longer than nginx's for uploads", () => {
  const template = readFileSync("deploy/nginx.conf", "utf8");
  const seconds = Math.max(
    ...[...template.matchAll(/client_body_timeout (\d+)s/g)].map(([, text]) => Number(text)),
  );
  expect(server.requestTimeout).toBeGreaterThan(seconds * 1000);
});
