import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadParser } from "~/server/uploads";

const limits = { bytes: 1_000, files: 3 };
let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(uploadParser(/^\/take$/, limits));
  app.post("/take", (request, response) => {
    const { files, refusal } = response.locals["upload"] ?? { files: null, refusal: null };
    response.json({
      fields: Buffer.isBuffer(request.body) ? String(request.body) : null,
      files: files?.map((file: { field: string; name: string; bytes: Buffer }) => [
        file.field,
        file.name,
        file.bytes.length,
      ]),
      refusal,
    });
  });
  app.post("/other", (_request, response) =>
    response.json({ isRead: "upload" in response.locals }),
  );
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const address = (path: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

async function post(form: FormData, path = "/take") {
  const response = await fetch(address(path), { method: "POST", body: form });
  return { status: response.status, body: response.ok ? await response.json() : null };
}

function form(...files: readonly (readonly [string, number])[]): FormData {
  const made = new FormData();
  made.append("type", "passport");
  for (const [name, size] of files) made.append("document", new File([Buffer.alloc(size)], name));
  return made;
}

describe("forms with files", () => {
  it("OFC-05 hands fields and files on, without the paths in their names", async () => {
    const { body } = await post(form(["../../etc/passwd.png", 10], ["b.jpg", 1_000]));
    expect(body).toEqual({
      fields: "type=passport",
      files: [
        ["document", "passwd.png", 10],
        ["document", "b.jpg", 1_000],
      ],
      refusal: null,
    });
    // A file field that was left empty is none.
    expect((await post(form(["", 0]))).body).toMatchObject({ files: [], refusal: null });
  });

  it("OFC-05 SEC-06 refuses a file that is too large and files that are too many, and keeps none of them", async () => {
    expect((await post(form(["a", 10], ["b", 1_001]))).body).toMatchObject({
      files: [],
      refusal: "file-too-large",
      fields: "type=passport",
    });
    const many = Array.from({ length: 20 }, (_, n) => [`${n}`, 1] as const);
    expect((await post(form(...many))).body).toMatchObject({
      files: [],
      refusal: "too-many-files",
    });
    const lots = new FormData();
    for (let n = 0; n < 10_000; n++) lots.append("document", new File([], `${n}`));
    const answer = await post(lots).catch(() => ({ status: 413, body: { files: [] } }));
    expect(answer.body?.files ?? []).toEqual([]);
  });

  it("OFC-05 SEC-06 does not wait for the end of a stream without one", async () => {
    const sent = await new Promise<number>((resolve) => {
      let count = 0;
      const boundary = "x";
      const stream = ask(address("/take"), {
        method: "POST",
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      });
      stream.write(
        `--${boundary}\r\nContent-Disposition: form-data; name="document"; filename="a"\r\n\r\n`,
      );
      const more = () => {
        if (stream.destroyed) return;
        count += 64 * 1024;
        stream.write(Buffer.alloc(64 * 1024), () => setImmediate(more));
      };
      stream.on("error", () => resolve(count));
      stream.on("close", () => resolve(count));
      more();
    });
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  it("SEC-06 reads no form with files elsewhere, and none without a boundary", async () => {
    expect((await post(form(["a", 1]), "/other")).body).toEqual({ isRead: false });
    const broken = await fetch(address("/take"), {
      method: "POST",
      headers: { "content-type": "multipart/form-data" },
      body: "nothing",
    });
    expect(broken.status).toBe(400);
  });
});
