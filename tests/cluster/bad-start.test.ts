import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Starts a script with one wrong value; resolves with its exit code and all that it printed. */
function started(script: string, environment: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bad-start-"));
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production" as const,
    PORT: "0",
    DATA_DIR: folder,
  };
  return new Promise<{ code: number | string | null; text: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, "scripts", script), "--as-built"],
      { cwd: root, env: { ...env, ...environment }, timeout: 60_000 },
      (error, stdout, stderr) => resolve({ code: error?.code ?? null, text: stdout + stderr }),
    );
  });
}

it.each([
  ["start.mjs", "DATABASE_URL", "postgres://nobody@127.0.0.1:1/none", "PostgreSQL"],
  ["start.mjs", "SANDBOX_FEED", "/no/such/file", "/no/such/file"],
  ["start.mjs", "DATA_DIR", "/proc/nope", "/proc/nope"],
  ["start.mjs", "LOG_LEVEL", "loud", "loud"],
  ["start.mjs", "APP_ENV", "production", "SANDBOX=1"],
  ["dev.mjs", "LOG_LEVEL", "loud", "loud"],
  ["sandbox.mjs", "PORT", "1e3", "1e3"],
  ["sandbox.mjs", "HOST", "192.0.2.1", "192.0.2.1"],
])(
  "SBX-06 %s with a bad %s prints one line that names it and exits with an error",
  async (script, name, value, shown) => {
    const { code, text } = await started(script, { [name]: value });
    expect(code).toBe(1);
    expect(text.trim().split("\n")).toHaveLength(1);
    expect(text).toContain(name);
    expect(text).toContain(shown);
  },
);

it("SBX-06 a PostgreSQL that accepts a connection and never answers stops the start with one line", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const { code, text } = await started("start.mjs", {
    DATABASE_URL: `postgres://nobody:password@127.0.0.1:${port}/none`,
  });
  silent.close();
  expect(code).toBe(1);
  expect(text.trim()).toMatch(/^DATABASE_URL names a PostgreSQL that does not answer: .*timeout/);
});
