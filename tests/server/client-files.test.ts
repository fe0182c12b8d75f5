import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientFiles } from "~/server/client-files";

const script = "export const price = 1.85;\n".repeat(40);
const path = "/assets/coupon-x1y2.js";
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tl-client-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, path), script);
  writeFileSync(join(folder, `${path}.br`), brotliCompressSync(script));
  writeFileSync(join(folder, `${path}.gz`), gzipSync(script));
  writeFileSync(join(folder, "icon.png"), "png");
  const app = express();
  app.use(clientFiles(folder));
  app.use((_request, response) => response.redirect(302, "/ru/"));
  await new Promise<void>((listening) => {
    server = app.listen(0, "127.0.0.1", listening);
  });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks with exactly these headers: `fetch` adds its own codings. */
function ask(headers: Record<string, string> = {}, of = path, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: of, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

describe("client files", () => {
  it("a hashed file comes with its type, validators and a year's freshness", async () => {
    const { status, headers, body } = await ask();
    expect([status, body.toString()]).toEqual([200, script]);
    expect(headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect([headers.vary, typeof headers.etag, typeof headers["last-modified"]]).toEqual([
      "Accept-Encoding",
      "string",
      "string",
    ]);
    expect((await ask({}, "/icon.png")).headers["cache-control"]).toBe("public, max-age=3600");
    expect((await ask({}, path, "HEAD")).body).toHaveLength(0);
  });

  // RFC 9110, 12.5.3: a coding with the weight 0 is not acceptable, one that is not listed neither.
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["*;q=0", undefined],
    ["identity", undefined],
    ["*", "br"],
  ])(
    "a file asked for with Accept-Encoding %s comes in the coding %s",
    async (accepted, coding) => {
      const { headers, body } = await ask({ "accept-encoding": accepted });
      expect(headers["content-encoding"]).toBe(coding);
      expect(body.equals(Buffer.from(script))).toBe(coding === undefined);
    },
  );

  it("preconditions answer 304 as RFC 9110 has it", async () => {
    const { headers } = await ask();
    const [etag = "", modified = ""] = [headers.etag, headers["last-modified"]];
    const statusOf = async (sent: Record<string, string>) => (await ask(sent)).status;
    expect(await statusOf({ "if-none-match": etag })).toBe(304);
    expect(await statusOf({ "if-none-match": "*" })).toBe(304);
    expect(await statusOf({ "if-none-match": `"other", ${etag}` })).toBe(304);
    expect(await statusOf({ "if-none-match": '"other", "another"' })).toBe(200);
    expect(await statusOf({ "if-modified-since": modified })).toBe(304);
    expect(await statusOf({ "if-modified-since": "Mon, 01 Jan 2001 00:00:00 GMT" })).toBe(200);
    // If-None-Match decides alone where both are sent (13.1.3).
    expect(await statusOf({ "if-none-match": '"other"', "if-modified-since": modified })).toBe(200);
  });

  it("a range is sent in part, as a whole where If-Range fails, and is 416 where there is none", async () => {
    const modified = (await ask()).headers["last-modified"] ?? "";
    const part = await ask({ range: "bytes=0-5", "if-range": modified });
    expect([part.status, part.body.toString()]).toEqual([206, "export"]);
    const failed = await ask({ range: "bytes=0-5", "if-range": '"other"' });
    expect([failed.status, failed.body.length]).toEqual([200, script.length]);
    const old = "Mon, 01 Jan 2001 00:00:00 GMT";
    expect((await ask({ range: "bytes=0-5", "if-range": old })).status).toBe(200);
    const beyond = await ask({ range: "bytes=999999-" });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([
      416,
      `bytes */${script.length}`,
    ]);
    expect((await ask({ range: "bytes=5-2" })).status).not.toBe(206);
    expect((await ask({ range: "nonsense" })).status).toBe(200);
  });

  it.each(["/assets/gone-a1.js", "/assets/", "/assets/%2e%2e/secret", "/gone.png", "/gone.js"])(
    "the missing file %s is 404 and is not kept",
    async (missing) => {
      const { status, headers } = await ask({}, missing);
      expect([status, headers["cache-control"], headers.location]).toEqual([
        404,
        "no-store",
        undefined,
      ]);
    },
  );

  it.each(["/", "/en/assets", "/robots.txt", "/sitemap.xml", "/remote/fingerprint.js"])(
    "the address %s is left to the pages",
    async (page) => {
      expect((await ask({}, page)).status).toBe(302);
    },
  );
});
