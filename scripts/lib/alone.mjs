// A lock file for work that two commands must not do at once, such as building into one folder.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Time between two attempts of a waiting process, ms. */
const retryMs = 200;
/** A lock older than this is ignored, ms: many times a build. Another process may have got its id since. */
const maxLockMs = 300_000;

/**
 * Runs `task` while no other process runs one under the same lock file. `onWait` is called once if it has to wait. A lock
 * whose process has ended is ignored.
 */
export async function alone(file, task, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  for (let isWaiting = false; !take(file); isWaiting = true) {
    if (!isWaiting) onWait();
    await setTimeout(retryMs);
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
    if (!isLocked(file)) rmSync(file, { force: true });
    return false;
  }
}

/** Whether the process in the lock file is running; a file that is just being written is empty. */
function isLocked(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > maxLockMs) return false;
    const pid = Number(readFileSync(file, "utf8"));
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
