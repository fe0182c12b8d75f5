import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where files of players stand: beside the database, under names of our own, out of the web's reach (OFC-05). */
export interface FileStore {
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** null = it is not there. */
  read(id: string): Promise<Uint8Array | null>;
  /** Removes every file. */
  clear(): Promise<void>;
}

/** A folder of the data; without one files live as long as the process, as the database does. */
export function fileStore(dataDir: string | null): FileStore {
  if (dataDir === null) {
    const kept = new Map<string, Uint8Array>();
    return {
      write: async (id, bytes) => void kept.set(id, bytes),
      read: async (id) => kept.get(id) ?? null,
      clear: async () => kept.clear(),
    };
  }
  const folder = join(dataDir, "files");
  const place = (id: string) => {
    // Ids are ours; anything else is a defect.
    if (!/^[\w-]{20,80}$/.test(id)) throw new RangeError("no id of a file");
    return join(folder, id);
  };
  return {
    async write(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${randomUUID()}.part`);
      await writeFile(draft, bytes, { mode: 0o600, flag: "wx" });
      await rename(draft, place(id));
    },
    read: (id) => readFile(place(id)).catch(() => null),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
