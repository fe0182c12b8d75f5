import { randomInt, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Thrown where another live process uses the database folder; the message is one line for the
 * console.
 */
export class DatabaseFolderInUse extends Error {
  override readonly name = "DatabaseFolderInUse";
}

/** `{pid}.{boot}.{ticks}.{unique}`: the file name is the whole claim, so it is never read half written. */
const claimForm = /^(\d{1,10})\.([\w-]*)\.(\d*)\.[\w-]{36}$/;

const attempts = 6;

/**
 * Locks a database folder; returns the release function. The embedded database has no lock of its own, and
 * two processes would corrupt it. Each process writes its claim first, then checks for others: of two that
 * start at once at least one sees the other and backs off. Claims of dead processes are ignored.
 */
export async function lockDatabaseFolder(folder: string): Promise<() => Promise<void>> {
  const claims = `${folder}.lock`;
  await mkdir(claims, { recursive: true, mode: 0o700 });
  const began = await beginOf(process.pid);
  for (let attempt = 1; ; attempt++) {
    const mine = `${process.pid}.${began}.${randomUUID()}`;
    await writeFile(join(claims, mine), "", { flag: "wx", mode: 0o600 });
    const holder = await liveClaim(claims, mine);
    if (holder === null) return () => rm(join(claims, mine), { force: true });
    await rm(join(claims, mine), { force: true });
    if (attempt === attempts) {
      throw new DatabaseFolderInUse(
        `${folder} is in use by process ${holder}; stop it, or set another DATA_DIR`,
      );
    }
    await pause(randomInt(10, 20 * attempt));
  }
}

/**
 * Id of another living process that claims the folder; null = none. Claims of dead processes that
 * it meets before are removed.
 */
async function liveClaim(claims: string, mine: string): Promise<number | null> {
  for (const name of await readdir(claims)) {
    const [, pid, boot, ticks] = claimForm.exec(name) ?? [];
    if (name === mine || pid === undefined) continue;
    if (await isAlive(Number(pid), `${boot}.${ticks}`)) return Number(pid);
    await rm(join(claims, name), { force: true });
  }
  return null;
}

async function isAlive(pid: number, began: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return began === unknownBegin || began === (await beginOf(pid));
}

const unknownBegin = ".";

/** Boot id and start tick of a process, if the system states them: a pid can be reused after a restart. */
async function beginOf(pid: number): Promise<string> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
    ]);
    // The name in parentheses may contain spaces; the start time is the 22nd field, the 20th after it.
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
    return `${boot.trim()}.${ticks}`;
  } catch {
    return unknownBegin;
  }
}
