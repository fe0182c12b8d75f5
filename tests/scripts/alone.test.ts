import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { alone } from "../../scripts/lib/alone.mjs";

const folder = mkdtempSync(join(tmpdir(), "touchline-alone-"));
const lock = join(folder, "build.lock");
beforeEach(() => rmSync(lock, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that writes when it begins and ends its task, with some work between. */
function worker(log: string): Promise<number | null> {
  const code = `
    import { appendFileSync } from "node:fs";
    import { alone } from ${JSON.stringify(resolve("scripts/lib/alone.mjs"))};
    await alone(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(log)}, "begin ");
      await new Promise((done) => setTimeout(done, 50));
      appendFileSync(${JSON.stringify(log)}, "end ");
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code]);
  return new Promise((done) => child.once("exit", done));
}

describe("tasks that processes run one at a time", () => {
  it("a locked task starts only after another process has finished it", async () => {
    const log = join(folder, "log");
    appendFileSync(log, "");
    expect(await Promise.all([worker(log), worker(log), worker(log)])).toEqual([0, 0, 0]);
    expect(readFileSync(log, "utf8")).toBe("begin end ".repeat(3));
  });

  it("a locked task that fails releases its lock", async () => {
    const fail = alone(lock, () => Promise.reject(new Error("no build")));
    await expect(fail).rejects.toThrow("no build");
    expect(existsSync(lock)).toBe(false);
  });

  it("a locked task does not wait for the lock of a dead process, nor for one an hour old", async () => {
    const gone = spawnSync(process.execPath, ["-e", ""]);
    writeFileSync(lock, String(gone.pid));
    expect(await alone(lock, () => "done")).toBe("done");
    writeFileSync(lock, String(process.pid));
    const longAgo = Date.now() / 1000 - 3600;
    utimesSync(lock, longAgo, longAgo);
    expect(await alone(lock, () => "done")).toBe("done");
  });
});
