import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";

/** The folder belongs to another process that is alive; the message is one line for the console. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

interface Holder {
  readonly pid: number;
  /** When the process began, as far as the system tells: a pid may come again after a restart. */
  readonly began: string;
}

/**
 * Takes the lock of a database folder; answers how to give it back. The embedded database has no lock of its own,
 * and two processes on one folder would destroy it. A lock whose process is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`;
  const mine = JSON.stringify({ pid: process.pid, began: await beginOf(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      await writeFile(path, mine, { flag: "wx", mode: 0o600 });
      return () => release(path, mine);
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
    }
    const found = await readFile(path, "utf8").catch(() => null);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder && (await isAlive(holder))) {
      throw new FolderInUse(`${folder} is in use by process ${holder.pid}; stop it, or set another DATA_DIR`);
    }
    await removeStale(path, found);
  }
  throw new FolderInUse(`${folder} is being taken by other processes; try again`);
}

async function release(path: string, mine: string): Promise<void> {
  const found = await readFile(path, "utf8").catch(() => null);
  if (found === mine) await rm(path, { force: true });
}

/** Moves a stale lock away; of several processes that try, one succeeds and the others find a new lock. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isCode(error, "ENOENT")) return;
    throw error;
  }
  const taken = await readFile(aside, "utf8");
  // Someone quicker had already replaced it: theirs goes back.
  if (taken !== stale) await writeFile(path, taken, { flag: "wx", mode: 0o600 }).catch(() => undefined);
  await rm(aside, { force: true });
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isCode(error, "EPERM");
  }
  return holder.began === "" || holder.began === (await beginOf(holder.pid));
}

/** Start time of a process in ticks since boot, with the boot's id; "" where the system does not tell. */
async function beginOf(pid: number): Promise<string> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
    ]);
    // The name in parentheses may hold spaces; the start time is the 22nd field, the 20th after it.
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
    return `${boot.trim()}:${ticks}`;
  } catch {
    return "";
  }
}

function parseHolder(text: string): Holder | null {
  const match = /^\{"pid":(\d{1,10}),"began":"([^"]*)"\}$/.exec(text);
  return match ? { pid: Number(match[1]), began: match[2] ?? "" } : null;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
