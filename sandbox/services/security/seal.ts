import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

const ivLength = 12;
const tagLength = 16;

/** Encrypts for the database by a key that is not in it: the first secret seals, all open (SEC-10). */
export function seal(secrets: readonly string[], bytes: Buffer): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secrets[0] ?? ""), iv);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Opens what was sealed; null where no secret of the environment does. */
export function unseal(secrets: readonly string[], text: string): Buffer | null {
  const bytes = Buffer.from(text, "base64url");
  const iv = bytes.subarray(0, ivLength);
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  for (const secret of secrets) {
    try {
      const cipher = createDecipheriv("aes-256-gcm", keyOf(secret), iv);
      cipher.setAuthTag(tag);
      const opened = cipher.update(bytes.subarray(ivLength + tagLength));
      return Buffer.concat([opened, cipher.final()]);
    } catch {
      // The text was encrypted under another secret: the next one is tried.
    }
  }
  return null;
}

/** Hashes of a short secret under every secret of the environment, the signing one first. */
export function keyedHashes(secrets: readonly string[], text: string): string[] {
  return secrets.map((secret) =>
    createHmac("sha256", keyOf(secret)).update(text).digest("base64url"),
  );
}

function keyOf(secret: string): Buffer {
  return createHash("sha256").update(`platform ${secret}`).digest();
}
