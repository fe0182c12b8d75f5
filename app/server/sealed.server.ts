import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { env } from "./env.server";

const algorithm = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/** Encrypts a text with the session secret, for one use: only this site's servers can read it again. */
export function seal(use: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(env().secrets[0] ?? "", use), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** The text of a sealed value; null = forged, broken, or of another use or secret. */
export function unseal(use: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= ivLength + tagLength) return null;
  for (const secret of env().secrets) {
    const text = opened(bytes, keyOf(secret, use));
    if (text !== null) return text;
  }
  return null;
}

function opened(bytes: Buffer, key: Buffer): string | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength));
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const body = bytes.subarray(ivLength + tagLength);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function keyOf(secret: string, use: string): Buffer {
  return createHash("sha256").update(`${use} ${secret}`).digest();
}
