import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "~/server/env/read-env.server";
import { startErrorLine } from "~/server/env/start-error.server";
import { startNotes } from "~/server/env/start-notes.server";
import { footballDataFeed } from "~sandbox/feed";

const folder = mkdtempSync(join(tmpdir(), "touchline-env-"));
const base = { DATA_DIR: folder };

describe("environment", () => {
  it("SBX-06 the server uses the sandbox unless a platform is configured, which requires a secret", () => {
    expect(readEnv(base)).toMatchObject({
      port: 3000,
      host: null,
      appEnv: "production",
      platformOrigin: null,
    });
    expect(() => readEnv({ ...base, PLATFORM_ORIGIN: "https://platform.example" })).toThrow(
      /SESSION_SECRET/,
    );
    const real = readEnv({
      ...base,
      PLATFORM_ORIGIN: "https://platform.example/",
      SESSION_SECRET: "sixteen-letters-or-more",
    });
    expect(real.platformOrigin).toBe("https://platform.example");
  });

  it("SBX-06 a production that is named so uses the sandbox only with SANDBOX=1", () => {
    const production = { ...base, APP_ENV: "production" };
    expect(() => readEnv(production)).toThrow(/^PLATFORM_ORIGIN is not set.*SANDBOX=1/);
    expect(readEnv({ ...production, SANDBOX: "1" }).platformOrigin).toBeNull();
    const real = { PLATFORM_ORIGIN: "https://platform.example", SESSION_SECRET: "x".repeat(16) };
    expect(readEnv({ ...production, ...real }).platformOrigin).toBe(real.PLATFORM_ORIGIN);
    for (const appEnv of ["staging", "development"])
      expect(readEnv({ ...base, APP_ENV: appEnv }).platformOrigin).toBeNull();
  });

  it("SBX-06 the start says that the embedded platform is a demonstration, unless SANDBOX=1 or a platform is set", () => {
    const notes = (source: Record<string, string>) => startNotes(readEnv(source), source);
    expect(notes(base).join()).toMatch(/demonstration.*PLATFORM_ORIGIN/);
    expect(notes({ ...base, SANDBOX: "1" })).toEqual([]);
    const real = { PLATFORM_ORIGIN: "https://platform.example", SESSION_SECRET: "x".repeat(16) };
    expect(notes({ ...base, ...real })).toEqual([]);
  });

  it.each([
    ["PLATFORM_ORGIN", "did you mean PLATFORM_ORIGIN?"],
    ["PLATFROM_ORIGIN", "did you mean PLATFORM_ORIGIN?"],
    ["platform_origin", "did you mean PLATFORM_ORIGIN?"],
    ["SESION_SECRETS", "did you mean SESSION_SECRET?"],
    ["SANDBOX_CLOCK", "is not a variable of Touchline."],
    ["PATH", null],
    ["HOSTS", null],
    ["SESSION_MANAGER", null],
  ])(
    "the unknown environment variable %s is named at start where it resembles a known one",
    (name, words) => {
      const source = { ...base, SANDBOX: "1", [name]: "x" };
      const notes = startNotes(readEnv(source), source);
      expect(notes.length).toBe(words === null ? 0 : 1);
      expect(notes.join()).toContain(
        words === null ? "" : `${name} is not a variable of Touchline`,
      );
      expect(notes.join()).toContain(words ?? "");
    },
  );

  it("OPS-01 Redis can be configured by URL or socket and requires a shared secret", () => {
    expect(readEnv(base).redisUrl).toBeNull();
    expect(() => readEnv({ ...base, REDIS_URL: "redis://cache.internal" })).toThrow(
      /SESSION_SECRET.*REDIS_URL/,
    );
    for (const url of [
      "redis://user:word@cache.internal:6380/2",
      "rediss://cache.internal",
      "/run/redis.sock",
    ]) {
      const { redisUrl } = readEnv({
        ...base,
        REDIS_URL: url,
        SESSION_SECRET: "sixteen-letters-or-more",
      });
      expect(redisUrl).toBe(url);
    }
  });

  const secret = "sixteen-letters-or-more";
  it.each([
    ["http://remotes.example", "https://platform.example", "production", false],
    ["http://remotes.example", "https://platform.example", "development", false],
    ["http://localhost:4001", "https://platform.example", "production", false],
    ["http://localhost:4001", "https://platform.example", "development", true],
    ["http://platform.internal:4000", "http://platform.internal:4000", "production", true],
    ["https://remotes.example", "https://platform.example", "production", true],
  ])(
    "REM-11 the origin of remotes %s with the platform at %s in %s is accepted at start: %s",
    (origin, platform, appEnv, isAccepted) => {
      const read = () =>
        readEnv({
          ...base,
          APP_ENV: appEnv,
          PLATFORM_ORIGIN: platform,
          REMOTE_ORIGINS: `https://other.example,${origin}`,
          SESSION_SECRET: secret,
        }).remoteOrigins;
      if (isAccepted) expect(read()).toEqual(["https://other.example", origin]);
      else expect(errorOf(read)).toMatch(/^REMOTE_ORIGINS has "http:[^"]+", .*plain http.*$/);
    },
  );

  it("SEC-10 several session secrets are read in their order", () => {
    const { secrets } = readEnv({
      ...base,
      SESSION_SECRET: "the-new-secret-of-today, the-old-secret-of-before",
    });
    expect(secrets).toEqual(["the-new-secret-of-today", "the-old-secret-of-before"]);
  });

  it("SEC-10 a missing secret is generated once and stored beside the data", () => {
    const first = readEnv(base).secrets[0];
    expect(first).toBe(readFileSync(join(folder, "secret"), "utf8").trim());
    expect(readEnv(base).secrets[0]).toBe(first);
  });

  it.each(["", "short\n"])(
    "SEC-10 a stored secret that was cut short (%j) stops the start",
    (text) => {
      const cut = mkdtempSync(join(tmpdir(), "touchline-env-"));
      writeFileSync(join(cut, "secret"), text);
      expect(() => readEnv({ DATA_DIR: cut })).toThrow(
        /^DATA_DIR has the file .*secret.*delete it/,
      );
      rmSync(join(cut, "secret"));
      expect(readEnv({ DATA_DIR: cut }).secrets[0]?.length).toBeGreaterThan(40);
    },
  );

  const wrong: readonly (readonly [name: string, value: string, shown: string])[] = [
    ...["eighty", "70000", "1e3", "-1", "3000.5", "0x50", " 80"].map(
      (port) => ["PORT", port, port] as const,
    ),
    ["HOST", "local host", "local host"],
    ["HOST", "http://localhost", "http://localhost"],
    ["LOG_LEVEL", "loud", "loud"],
    ["LOG_LEVEL", "INFO", "INFO"],
    ["APP_ENV", "prod", "prod"],
    ["PLATFORM_ORIGIN", "platform.example", "platform.example"],
    ["PLATFORM_ORIGIN", "ftp://platform.example", "ftp"],
    ["PLATFORM_ORIGIN", "https://platform.example/api", "api"],
    ["PLATFORM_ORIGIN", "https://user:word@platform.example", "platform.example"],
    ["REMOTE_ORIGINS", "https://a.example,nonsense", "nonsense"],
    ["REMOTE_ORIGINS", ",", ","],
    ["DATA_DIR", "/etc/hostname", "/etc/hostname"],
    ["DATA_DIR", "/etc/hostname/below", "/etc/hostname/below"],
    ["DATA_DIR", "/proc/nope", "/proc/nope"],
    ["DATABASE_URL", "mysql://x", "not shown"],
    ["DATABASE_URL", "localhost:5432/bets", "not shown"],
    ["FILES_URL", "https://bucket.example", "bucket.example"],
    ["FILES_URL", "s3://", "s3://"],
    ["REDIS_URL", "http://:password@x", "not shown"],
    ["REDIS_URL", "redis://x/path", "not shown"],
    ["REDIS_URL", "localhost:6379", "not shown"],
    ["SESSION_SECRET", "short", "not shown"],
    ["SESSION_SECRET", "sixteen-letters-or-more,short", "not shown"],
    ["SANDBOX", "yes", "yes"],
    ["SANDBOX", "0", "0"],
    ["SANDBOX_FEED", "/no/such/file", "/no/such/file"],
    ["SANDBOX_FEED", "package.json", "holds no CSV file"],
    ["SANDBOX_FEED", "tests/fixtures/football-data-odd/notes.csv", "notes.csv:1 not a football"],
    ["SANDBOX_NOW", "yesterday", "yesterday"],
    ["SANDBOX_CONTROL", "yes", "yes"],
    ["SANDBOX_CONTROL", "true", "true"],
    ["SANDBOX_CONTROL_PROXIED", "yes", "yes"],
    ["PUBLIC_ORIGIN", "www.example", "www.example"],
    ["PUBLIC_ORIGIN", "https://www.example/path", "path"],
    ["TRUSTED_PROXIES", "10.0.0.0/99", "10.0.0.0/99"],
    ["TRUSTED_PROXIES", "nginx", "nginx"],
  ];

  it.each(wrong)(
    "an invalid %s (%j) is refused at start with a one-line error that names it",
    (name, value, shown) => {
      const source = { ...base, [name]: value };
      // What the sandbox reads of a feed is known when it reads it.
      const message = errorOf(() => footballDataFeed(readEnv(source).sandbox.feed ?? ""));
      expect(message).toContain(name);
      expect(message).toContain(shown);
      expect(message).not.toContain("\n");
      expect(message).not.toContain("word");
    },
  );

  it("every variable in docs/environment.md is tested with an invalid value", () => {
    const table = readFileSync("docs/environment.md", "utf8").matchAll(/^\| (`[^|]+) \|/gm);
    const named = [...table].flatMap(([, cell = ""]) => cell.match(/[A-Z_]+/g) ?? []);
    expect([...new Set(wrong.map(([name]) => name))].sort()).toEqual(named.sort());
  });

  it.each([
    ["EADDRINUSE", "listen", { PORT: "80" }, /^PORT is "80", where another process listens/],
    ["EACCES", "listen", { PORT: "80" }, /^PORT is "80", where this user may not listen/],
    ["EADDRNOTAVAIL", "listen", { HOST: "192.0.2.1" }, /^HOST is "192\.0\.2\.1"; it takes a name/],
    ["ENOTFOUND", "getaddrinfo", { HOST: "no.such" }, /^HOST is "no\.such"; it takes a name/],
  ])(
    "an address on which the server cannot listen (%s) is reported by the name of its variable",
    (code, syscall, source, line) => {
      const error = Object.assign(
        new Error(`${syscall} ${code} ${"HOST" in source ? source.HOST : ""}`),
        {
          code,
          syscall,
        },
      );
      expect(startErrorLine(error, source)).toMatch(line);
    },
  );
});

function errorOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return startErrorLine(error);
  }
  throw new Error("nothing was refused");
}
