import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BadEnvironment, readEnv } from "~/server/env.server";

const folder = mkdtempSync(join(tmpdir(), "touchline-env-"));
const base = { DATA_DIR: folder };

describe("environment", () => {
  it("SBX-06 runs on the sandbox until a platform is named, and then needs a secret of its own", () => {
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

  it("OPS-01 takes a Redis by url or socket, and then needs a secret that all nodes have", () => {
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

  it("SEC-10 takes several secrets, the first signs", () => {
    const { secrets } = readEnv({
      ...base,
      SESSION_SECRET: "the-new-secret-of-today, the-old-secret-of-before",
    });
    expect(secrets).toEqual(["the-new-secret-of-today", "the-old-secret-of-before"]);
  });

  it("SEC-10 makes a secret once and keeps it beside the data", () => {
    const first = readEnv(base).secrets[0];
    expect(first).toBe(readFileSync(join(folder, "secret"), "utf8").trim());
    expect(readEnv(base).secrets[0]).toBe(first);
  });

  it.each([
    ["PORT", "eighty", "eighty"],
    ["PORT", "70000", "70000"],
    ["PORT", "1e3", "1e3"],
    ["LOG_LEVEL", "loud", "loud"],
    ["DATA_DIR", "/etc/hostname", "/etc/hostname"],
    ["DATA_DIR", "/proc/nope", "/proc/nope"],
    ["APP_ENV", "prod", "prod"],
    ["PUBLIC_ORIGIN", "www.example", "www.example"],
    ["PUBLIC_ORIGIN", "https://www.example/path", "path"],
    ["TRUSTED_PROXIES", "10.0.0.0/99", "10.0.0.0/99"],
    ["SANDBOX_NOW", "yesterday", "yesterday"],
    ["SANDBOX_CONTROL", "yes", "yes"],
    ["DATABASE_URL", "mysql://x", "not shown"],
    ["SESSION_SECRET", "short", "not shown"],
    ["REMOTE_ORIGINS", "https://a.example,nonsense", "nonsense"],
    ["REDIS_URL", "http://:password@x", "not shown"],
    ["REDIS_URL", "redis://x/path", "not shown"],
  ])("a bad %s stops the start with one line that names it", (name, value, shown) => {
    const message = String(expectError(() => readEnv({ ...base, [name]: value })).message);
    expect(message).toContain(name);
    expect(message).toContain(shown);
    expect(message).not.toContain("\n");
  });
});

function expectError(run: () => unknown): BadEnvironment {
  try {
    run();
  } catch (error) {
    if (error instanceof BadEnvironment) return error;
  }
  throw new Error("nothing was refused");
}
