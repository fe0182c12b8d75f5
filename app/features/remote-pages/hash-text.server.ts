import { createHash } from "node:crypto";

/** 128 bits of a text's SHA-256. */
export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
