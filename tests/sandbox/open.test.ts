import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { initialClockOffsetMs } from "~sandbox/clock";
import { DatabaseFolderInUse, lockDatabaseFolder } from "~sandbox/db/lock";
import { openDatabase } from "~sandbox/db/open";
import { openSandbox, serveSandbox } from "~sandbox/main";
import { png } from "../support/files";
import { exchange } from "../support/wire";
import { Bed, openBed } from "./support/bed";
import { bet } from "./support/test-feed";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tl-data-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("data folder", () => {
  it("SBX-01 bets, sessions and the moved clock in a data folder survive a restart", async () => {
    const first = await openBed({ dataDir: folder });
    const demo = await first.signIn();
    await demo.place("a", [bet(501, 0)]);
    await first.control("POST", "clock", { advanceMs: 30 * 60_000 });
    await first.sandbox.close();
    const second = await openBed({ dataDir: folder, now: "2030-01-01T00:00:00Z" });
    try {
      expect((await second.control("GET", "feed?limit=1")).now).toMatch(/^2026-03-07T12:3/);
      expect(await second.balance(11)).toBe("9900.00");
      expect(second.sandbox.notes.find((line) => line.includes("demo@example.test"))).toContain(
        "RUB 9900.00",
      );
      const check = await second.call("GET", "/web-api/authapi/v1/check", undefined, {
        "x-session-id": demo.sessionId,
      });
      expect(check.body).toEqual({ user_id: 1 });
    } finally {
      await second.sandbox.close();
    }
  }, 60_000);

  it("SBX-01 a data folder in use by another process is refused in one line", async () => {
    const unlock = await lockDatabaseFolder(join(folder, "db"));
    await expect(openBed({ dataDir: folder })).rejects.toThrow(DatabaseFolderInUse);
    await expect(lockDatabaseFolder(join(folder, "db"))).rejects.toThrow(
      /^.*db is in use by process \d+; stop it, or set another DATA_DIR$/,
    );
    await unlock();
    await (await lockDatabaseFolder(join(folder, "db")))();
  });

  it("SBX-01 a data folder whose database is damaged is refused in one line, and its lock is released", async () => {
    mkdirSync(join(folder, "db"));
    writeFileSync(join(folder, "db/PG_VERSION"), "17\n");
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(openDatabase(folder, null)).rejects.toThrow(
        /^DATA_DIR is ".*", whose database cannot be opened: its files are damaged; restore a copy/,
      );
  });

  it.each([
    // As the database's runtime fails on a file system of 20 MB, and on one that is mounted read-only.
    [51, "the disk is full"],
    [69, "the disk is read-only"],
    [8, "file error 8"],
  ])("SBX-01 the database's file error %i is reported in words: %s", async (errno, words) => {
    vi.spyOn(PGlite, "create").mockRejectedValue({ name: "ErrnoError", errno });
    await expect(openDatabase(folder, null)).rejects.toThrow(
      `DATA_DIR is ${JSON.stringify(folder)}, whose database cannot be opened: ${words}.`,
    );
  });

  it("SBX-01 a folder lock is taken over if its process is gone or its process id was reused", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => child.once("exit", resolve));
    const claims = join(folder, "db.lock");
    mkdirSync(claims);
    writeFileSync(join(claims, `${child.pid}...${randomUUID()}`), "");
    writeFileSync(join(claims, `${process.pid}.another-boot.1.${randomUUID()}`), "");
    const unlock = await lockDatabaseFolder(join(folder, "db"));
    expect(readdirSync(claims)).toEqual([expect.stringMatching(`^${process.pid}\\.`)]);
    await unlock();
    expect(readdirSync(claims)).toEqual([]);
  });

  it("SBX-01 at most one of several processes gets a stale folder lock", async () => {
    for (let round = 0; round < 20; round++) {
      const claims = join(folder, `${round}.lock`);
      mkdirSync(claims);
      writeFileSync(join(claims, `${process.pid}.another-boot.1.${randomUUID()}`), "");
      const tries = await Promise.allSettled(
        Array.from({ length: 5 }, () => lockDatabaseFolder(join(folder, String(round)))),
      );
      expect(tries.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
    }
  });
});

describe("unreachable PostgreSQL", () => {
  it("SBX-01 a database address that does not answer is reported in one line, without its password", async () => {
    const opening = openBed({ databaseUrl: "postgresql://touchline:secret@127.0.0.1:1/none" });
    const message = await opening.then(String, (error: Error) => error.message);
    expect(message).toMatch(
      /^DATABASE_URL names a PostgreSQL that does not answer: .*ECONNREFUSED.*$/,
    );
    expect(message).not.toContain("secret");
  });
});

describe("start of the clock", () => {
  const noon = Date.parse("2026-03-07T12:00:00Z");

  it("SBX-01 the sandbox's clock starts at SANDBOX_NOW, else at the feed's start, else at the real time", () => {
    expect(initialClockOffsetMs("2026-03-08T12:00:00Z", { startsAt: noon }, noon)).toBe(86_400_000);
    expect(initialClockOffsetMs(null, { startsAt: noon - 5 }, noon)).toBe(-5);
    expect(initialClockOffsetMs(null, { startsAt: null }, noon)).toBe(0);
    expect(() => initialClockOffsetMs("noon", { startsAt: null }, noon)).toThrow(
      /SANDBOX_NOW is "noon"/,
    );
  });
});

describe("sandbox over the built-in feed", () => {
  it("SBX-01 a bet on the built-in feed can be placed and is settled", async () => {
    const options = {
      dataDir: null,
      databaseUrl: null,
      feed: null,
      publicOrigin: "https://touchline.test",
      secrets: ["a-secret-of-tests"],
      now: null,
      control: true,
    };
    const bed = new Bed(await openSandbox(options));
    try {
      expect(bed.sandbox.notes.join("\n")).toMatch(/demo@example\.test/);
      const { games } = await bed.control("GET", "feed?status=line&limit=3");
      const demo = await bed.signIn();
      const game = games[0];
      const open = game.markets.find((market: { isBlocked: boolean }) => !market.isBlocked);
      const asked = {
        gameId: game.id,
        marketId: open.id,
        type: open.type,
        param: open.param,
        coef: open.coef,
        scores: null,
      };
      const placed = await demo.place("a", [asked], { changeCoefAction: 1 });
      expect(placed.status).toBe(201);
      expect(placed.body.legs[0]).toMatchObject({ gameId: game.id, path: game.path });
      await bed.control("POST", "clock", {
        advanceMs: Date.parse(game.startsAt) - Date.now() + 4 * 3_600_000,
      });
      const { bets } = await bed.control("GET", "bets?login=demo@example.test");
      expect(["won", "lost", "void"]).toContain(bets[0].state);
    } finally {
      await bed.sandbox.close();
    }
  });

  it("SBX-06 SBX-01 the sandbox can be served on a port, where a dropped call breaks the connection", async () => {
    const options = {
      dataDir: null,
      databaseUrl: null,
      feed: null,
      publicOrigin: "https://touchline.test",
      secrets: ["a-secret-of-tests"],
      now: null,
      control: true,
      port: 0,
      host: "127.0.0.1",
      trustedProxies: [],
      isControlOpenToProxies: false,
    };
    const served = await serveSandbox(options);
    try {
      const origin = served.url.replace("localhost", "127.0.0.1");
      const session = await fetch(`${origin}/web-api/session`);
      expect(session.status).toBe(200);
      expect(Math.abs(Number(session.headers.get("x-platform-time")) - Date.now())).toBeLessThan(
        5_000,
      );
      const post = (path: string, body: unknown) =>
        fetch(origin + path, { method: "POST", body: JSON.stringify(body) });
      expect(
        await (await post("/blocks-api/api/v2/block", { auth: false, url: "/" })).json(),
      ).toEqual({
        displayTypeId: null,
        templateTypeId: null,
      });
      await expectFileKept(origin);
      const statusUnder = async (host: string) => {
        const head = `GET /sandbox/calls HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
        return (await exchange(Number(new URL(origin).port), head)).status;
      };
      expect([await statusUnder("rebound.example"), await statusUnder("localhost:4000")]).toEqual([
        403, 200,
      ]);
      await post("/sandbox/faults", { path: "/web-api/session", drop: true });
      await expect(fetch(`${origin}/web-api/session`)).rejects.toThrow("fetch failed");
      expect((await post("/blocks-api/api/v2/block", "x".repeat(1_100_000))).status).toBe(413);
    } finally {
      await served.close();
    }
  });
});

/** A file of 2 MB, above the limit of other bodies and no text, comes back as it was sent. */
async function expectFileKept(origin: string) {
  const encoded = (text: string) => Buffer.from(text).toString("base64");
  const login = await fetch(`${origin}/web-api/authapi/v1/login`, {
    method: "POST",
    body: JSON.stringify({
      login: encoded("demo@example.test"),
      password: encoded("demo"),
      save: false,
      lng: "en",
      device: {},
    }),
  });
  const session = { "x-session-id": (await login.json()).sessionId };
  const { token } = await (
    await fetch(`${origin}/web-api/gettoken/user`, { headers: session })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const file = png(2_000_000);
  const documents = `${origin}/web-api/user/v1/documents`;
  const kept = await fetch(`${documents}?type=passport&name=a.png`, {
    method: "POST",
    body: Uint8Array.from(file),
    headers,
  });
  expect(kept.status).toBe(201);
  const { id } = await kept.json();
  const back = await fetch(`${documents}/${id}`, { headers });
  expect(file.equals(Buffer.from(await back.arrayBuffer()))).toBe(true);
}
