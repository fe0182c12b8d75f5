import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
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

/** Shortest secret that is accepted: a file cut short by a full disk must not sign sessions. */
const minLength = 16;

/**
 * Generated secret, stored with the data so that sessions survive a restart. Throws `BadEnvironmentError` if it
 * cannot be written, or if the stored one is cut short.
 */
export function readOrCreateSecret(dataDir: string) {
  const file = join(dataDir, "secret");
  const stored = readSecret(file);
  if (stored !== null) return stored;
  const secret = randomBytes(32).toString("base64url");
  // Written beside it first, so that a process that starts at the same time never reads a part.
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, `${secret}\n`, { mode: 0o600 });
    linkSync(own, file);
    return secret;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process has made it in the meantime.
    if (code === "EEXIST") return readSecret(file) ?? secret;
    throw new BadEnvironmentError(
      `DATA_DIR is ${JSON.stringify(dataDir)}, where the secret of sessions cannot be written (${code}); it takes a folder with free space, or set SESSION_SECRET.`,
    );
  } finally {
    rmSync(own, { force: true });
  }
}

/** The stored secret; null if there is no file. */
function readSecret(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch {
    return null;
  }
  if (text.length >= minLength) return text;
  throw new BadEnvironmentError(
    `DATA_DIR has the file ${JSON.stringify(file)}, whose secret is cut short; delete it to have a new one made, which ends all sessions.`,
  );
}
