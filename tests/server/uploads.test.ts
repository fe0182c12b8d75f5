import { once } from "node:events";
import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type UploadMemory, uploadParser } from "~/server/uploads";

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
  it("OFC-05 a form with files passes on its fields and files, with paths cut from the names", async () => {
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

  it("OFC-05 SEC-06 an upload with a too large file or too many files passes on none of them", async () => {
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

  it("OFC-05 SEC-06 an endless upload is cut off", async () => {
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

  it("OFC-05 SEC-06 an upload gets a 503 while unanswered uploads fill the memory for files", async () => {
    // Three files of one address, five of all.
    const slow = await openSlowApp({ all: 5_000, address: 3_000 });
    const two = form(["a", 900], ["b", 900]);
    const first = slow.post("203.0.113.7", two);
    await vi.waitFor(() => expect(slow.waiting).toHaveLength(1));
    expect((await slow.post("203.0.113.7", two)).status).toBe(503);
    const other = slow.post("198.51.100.7", two);
    await vi.waitFor(() => expect(slow.waiting).toHaveLength(2));
    expect((await slow.post("192.0.2.7", two)).status).toBe(503);
    slow.answerAll();
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
    const next = slow.post("203.0.113.7", two);
    await vi.waitFor(() => expect(slow.waiting).toHaveLength(1));
    slow.answerAll();
    expect((await next).status).toBe(200);
    await slow.close();
  });

  it("OFC-05 SEC-06 an unfinished upload counts in the memory for files until it is aborted", async () => {
    const slow = await openSlowApp({ all: 1_500, address: 1_500 });
    const half = ask(slow.address, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    half.on("error", () => {});
    const head = '--x\r\nContent-Disposition: form-data; name="document"; filename="a"\r\n\r\n';
    half.write(head + "a".repeat(900));
    await vi.waitFor(() => expect(slow.received).toBe(head.length + 900));
    expect((await slow.post("198.51.100.7", form(["a", 900]))).status).toBe(503);
    half.destroy();
    await vi.waitFor(() => expect(slow.gone).toBe(true));
    const next = slow.post("198.51.100.7", form(["a", 900]));
    await vi.waitFor(() => expect(slow.waiting).toHaveLength(1));
    slow.answerAll();
    expect((await next).status).toBe(200);
    await slow.close();
  });

  it("OFC-05 SEC-06 an upload refused for lack of memory is read to its end, so that its sender sees the 503", async () => {
    const slow = await openSlowApp({ all: 500, address: 500 });
    const sending = ask(slow.address, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    const answered = once(sending, "response");
    const head = '--x\r\nContent-Disposition: form-data; name="document"; filename="a"\r\n\r\n';
    sending.write(head + "a".repeat(600));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(503);
    // A browser reads no answer before it has sent all: a connection that is cut meanwhile is an error to it.
    const rest = "a".repeat(100_000);
    sending.end(rest);
    await once(answer.resume(), "end");
    await vi.waitFor(() => expect(slow.received).toBe(head.length + 600 + rest.length));
    await slow.close();
  });

  it("SEC-06 a form with files is read only at its own address, and gets a 400 without a boundary", async () => {
    expect((await post(form(["a", 1]), "/other")).body).toEqual({ isRead: false });
    const broken = await fetch(address("/take"), {
      method: "POST",
      headers: { "content-type": "multipart/form-data" },
      body: "nothing",
    });
    expect(broken.status).toBe(400);
  });
});

/** The parser before a page that answers when it is told to, with so much memory for files; `X-Forwarded-For` names the visitor. */
async function openSlowApp(memory: UploadMemory) {
  const app = express();
  app.set("trust proxy", true);
  const waiting: express.Response[] = [];
  const seen = { received: 0, gone: false };
  app.use((request, _response, next) => {
    request.on("data", (chunk: Buffer) => (seen.received += chunk.length));
    request.on("aborted", () => setImmediate(() => (seen.gone = true)));
    next();
  });
  app.use(uploadParser(/^\/take$/, limits, memory));
  app.post("/take", (_request, response) => void waiting.push(response));
  const slow = createServer(app);
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/take`;
  return {
    address,
    waiting,
    get received() {
      return seen.received;
    },
    get gone() {
      return seen.gone;
    },
    post: (visitor: string, body: FormData) =>
      fetch(address, { method: "POST", headers: { "X-Forwarded-For": visitor }, body }),
    answerAll() {
      for (const response of waiting.splice(0)) response.send("ok");
    },
    close: () => new Promise((resolve) => slow.close(resolve)),
  };
}
