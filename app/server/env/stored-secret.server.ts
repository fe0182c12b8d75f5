import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BadEnvironmentError } from "./start-error.server";

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
