import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { freePort } from "../../e2e/support/free-port";
import { untilUp } from "../../e2e/support/server";
import { exchange } from "../support/wire";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

let child: ChildProcess;
let folder = "";
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of package.json as npm does, and resolves with its port when it serves pages. */
async function run(command: string): Promise<number> {
  folder = mkdtempSync(join(tmpdir(), "touchline-command-"));
  const port = await freePort();
  child = spawn("sh", ["-c", `exec ${scripts[command]}`], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      PORT: String(port),
      DATA_DIR: folder,
    },
    stdio: "ignore",
  });
  await untilUp(`http://127.0.0.1:${port}/en/`, child, []);
  return port;
}

it.each(["start", "serve"])(
  "SEC-01 SEC-02 SEC-06 npm run %s sets every security header, bounds bodies and refuses foreign posts",
  async (command) => {
    const port = await run(command);
    const ask = (line: string, headers = "", body = "") =>
      exchange(
        port,
        `${line} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`,
      );
    const form = "Content-Type: application/x-www-form-urlencoded\r\n";
    const own = `Origin: http://127.0.0.1:${port}\r\n${form}`;

    const page = await ask("GET /en/");
    expect([page.status, Object.fromEntries(page.headers)]).toMatchObject([
      200,
      {
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "content-security-policy": expect.stringContaining("'strict-dynamic'"),
        "x-request-id": expect.stringMatching(/^[\w-]{8,64}$/),
      },
    ]);
    expect(page.headers.has("x-powered-by")).toBe(false);
    const statuses = [
      await ask("POST /en/coupon", `Origin: https://evil.example\r\n${form}`, "intent=clear"),
      await ask("POST /en/coupon", own, "x".repeat(64 * 1024 + 1)),
      await ask("GET /en/?_data=routes%2Fslip"),
      await ask("POST /en/coupon?_data=routes%2Fcoupon", own, "intent=clear"),
      await ask("PUT /en/"),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 413, 400, 400, 405]);
  },
);

it("OPS-02 npm run serve ends by itself after one signal, with exit code 0", async () => {
  await run("serve");
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});
