import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { BadEnvironmentError } from "./start-error.server";

/** Makes the data folder if it is missing; throws `BadEnvironmentError` if it cannot be made or written. */
export function ensureFolder(dataDir: string) {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new BadEnvironmentError(
      `DATA_DIR is ${JSON.stringify(dataDir)}; it takes a folder that can be made and written.`,
    );
  }
}

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` is not used, because it never
 * ends in file systems such as /proc.
 */
function makeFolder(path: string) {
  const known = statSync(path, { throwIfNoEntry: false });
  if (known?.isDirectory()) return;
  if (known) throw new Error("not a folder");
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
