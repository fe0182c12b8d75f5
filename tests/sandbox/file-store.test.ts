import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "~sandbox/db/open";
import { openFileStore } from "~sandbox/services/documents/store";
import { migratedDatabase } from "../support/databases";

/** What a player's file is called: a digest, as `storeFile` makes it. */
const id = "dGhlIGRpZ2VzdCBvZiBhIGZpbGUgb2YgYSBwbGF5ZXI";
const bytes = new Uint8Array([0, 255, 10, 13, 128, 7]);

/** An S3-compatible store as its protocol describes it: objects by path, and a list of one bucket. */
class Bucket {
  readonly objects = new Map<string, Buffer>();
  readonly unsigned: string[] = [];
  isDown = false;
  #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const url = new URL(request.url ?? "", "http://s3");
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      if (!/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ""))
        this.unsigned.push(String(request.url));
      const [, bucket, ...rest] = decodeURIComponent(url.pathname).split("/");
      const key = rest.join("/");
      const xml = (status: number, text: string) =>
        response.writeHead(status, { "content-type": "application/xml" }).end(text);
      if (this.isDown)
        return xml(500, "<Error><Code>InternalError</Code><Message>down</Message></Error>");
      if (bucket !== "players")
        return xml(404, "<Error><Code>NoSuchBucket</Code><Message>none</Message></Error>");
      if (request.method === "GET" && key === "") {
        const prefix = url.searchParams.get("prefix") ?? "";
        const found = [...this.objects.keys()].filter((name) => name.startsWith(prefix));
        const most = Number(url.searchParams.get("max-keys"));
        const rows = found.slice(0, most).map((name) => `<Contents><Key>${name}</Key></Contents>`);
        return xml(
          200,
          `<ListBucketResult><IsTruncated>${found.length > most}</IsTruncated>${rows.join("")}</ListBucketResult>`,
        );
      }
      if (request.method === "PUT") {
        this.objects.set(key, Buffer.concat(parts));
        return response.writeHead(200, { etag: '"x"' }).end();
      }
      if (request.method === "DELETE") {
        this.objects.delete(key);
        return response.writeHead(204).end();
      }
      const found = this.objects.get(key);
      if (!found) return xml(404, "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>");
      return response.writeHead(200, { "content-length": found.length }).end(found);
    });
  }

  async open() {
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve));
    // By a name, since a bucket of an address without one is always in the path.
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close() {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

let bucket: Bucket;
let folder: string;
let database: Awaited<ReturnType<typeof openDatabase>>;
let databaseUrl: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "touchline-files-"));
  databaseUrl = await migratedDatabase();
  database = await openDatabase(null, databaseUrl);
  bucket = new Bucket();
  vi.stubEnv("AWS_ENDPOINT_URL", await bucket.open());
  vi.stubEnv("AWS_ACCESS_KEY_ID", "key");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  vi.stubEnv("AWS_MAX_ATTEMPTS", "1");
});
afterEach(async () => {
  await database.close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (over: { filesUrl?: string | null; databaseUrl?: string | null } = {}) =>
  openFileStore({ filesUrl: null, databaseUrl: null, dataDir: folder, ...over }, database.db);

describe("storage of players' files", () => {
  it("OFC-05 OPS-01 a file written to the database is read with no folder in common", async () => {
    await (await open({ databaseUrl })).write(id, bytes);
    const other = await openFileStore({ databaseUrl, dataDir: null }, database.db);
    expect(Uint8Array.from((await other.read(id)) ?? [])).toEqual(bytes);
    expect(await other.read(`${id}x`)).toBeNull();
    await other.clear();
    expect(await (await open({ databaseUrl })).read(id)).toBeNull();
  });

  it("OFC-05 OPS-01 a file written to a bucket is signed for, under the prefix, and read by another node", async () => {
    const store = await open({ filesUrl: "s3://players/site/files", databaseUrl });
    await store.write(id, bytes);
    expect([...bucket.objects]).toEqual([[`site/files/${id}`, Buffer.from(bytes)]]);
    const other = await open({ filesUrl: "s3://players/site/files/" });
    expect(Uint8Array.from((await other.read(id)) ?? [])).toEqual(bytes);
    expect(await other.read(`${id}x`)).toBeNull();
    bucket.objects.set("site/other", Buffer.from("of another"));
    await other.clear();
    expect([...bucket.objects.keys()]).toEqual(["site/other"]);
    expect(bucket.unsigned).toEqual([]);
  });

  it("OFC-05 clearing a bucket removes more files than one list of it has", async () => {
    const store = await open({ filesUrl: "s3://players/site" });
    for (let n = 0; n <= 1_000; n += 1) bucket.objects.set(`site/${n}`, Buffer.from("x"));
    await store.clear();
    expect(bucket.objects.size).toBe(0);
  });

  it("OFC-05 a bucket that is away is no missing file, and no file is taken", async () => {
    const store = await open({ filesUrl: "s3://players" });
    bucket.isDown = true;
    await expect(store.read(id)).rejects.toThrow("down");
    await expect(store.write(id, bytes)).rejects.toThrow("down");
  });

  it("OFC-05 a bucket that does not exist stops the start with one line that names FILES_URL", async () => {
    await expect(open({ filesUrl: "s3://nobody" })).rejects.toThrow(
      /^FILES_URL names a bucket that cannot be read: NoSuchBucket[^\n]*$/,
    );
  });

  it("OFC-05 files of the folder are still read once they are written to the database or a bucket", async () => {
    await (await open()).write(id, bytes);
    for (const over of [{ databaseUrl }, { databaseUrl, filesUrl: "s3://players" }]) {
      const store = await open(over);
      expect(Uint8Array.from((await store.read(id)) ?? [])).toEqual(bytes);
    }
    expect(bucket.objects.size).toBe(0);
  });
});
