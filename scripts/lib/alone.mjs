// One process at a time: what two commands must not do at once, such as building into one folder.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";

/** How long a waiting process sleeps between two looks, ms. */
const lookMs = 200;
/** How long a lock counts, ms: many times a build. Its process may be gone and its number another's. */
const longestMs = 300_000;

/**
 * Runs `task` while no other process runs one under the same lock file; `waits` is called once where it has to wait. A lock
 * whose process is gone counts for nothing.
 */
export async function alone(file, task, waits = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isTold = false; !take(file); isTold = true) {
    if (!isTold) waits();
    await setTimeout(lookMs);
  }
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** Whether the process that the lock names is there; a lock that is just being written names none yet. */
function isHeld(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > longestMs) return false;
    const pid = Number(readFileSync(file, "utf8"));
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
