import { createHmac } from "node:crypto";
import { env } from "./env.server";

/** Hashes a login, address or player into a cache key, so that no key contains personal data (PLT-09). */
export function hashedCacheKey(use: string, text: string): string {
  return createHmac("sha256", env().secrets[0] ?? "")
    .update(`${use} ${text}`)
    .digest("base64url")
    .slice(0, 22);
}
