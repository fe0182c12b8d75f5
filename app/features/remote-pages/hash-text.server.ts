import { createHash } from "node:crypto";

/** A short hash of a text: 128 bits of its SHA-256. */
export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
