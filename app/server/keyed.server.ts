import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "./env.server";

/** Hashes a login, address or player into a cache key, so that no key contains personal data (PLT-09). */
export function hashedCacheKey(use: string, text: string): string {
  return createHmac("sha256", env().secrets[0] ?? "")
    .update(`${use} ${text}`)
    .digest("base64url")
    .slice(0, 22);
}

/** A tag that only this site's servers can make of a text, for one use. */
export function keyedTag(use: string, text: string): string {
  return tagBy(env().secrets[0] ?? "", use, text);
}

/** Whether a tag is that of the text, under any secret still in use (SEC-10). */
export function isKeyedTag(use: string, text: string, tag: string): boolean {
  return env().secrets.some((secret) => isSame(tagBy(secret, use, text), tag));
}

function tagBy(secret: string, use: string, text: string): string {
  return createHmac("sha256", secret).update(`${use}:${text}`).digest("base64url");
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
