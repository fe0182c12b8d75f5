import { randomBytes } from "node:crypto";
import { isKeyedTag, keyedTag } from "./keyed.server";

/** New seed for `__session`. Form tokens need the server's secret too, so the cookie alone forges none. */
export function newCsrfSeed(): string {
  return randomBytes(18).toString("base64url");
}

/** The hidden `csrf` field for a visitor's seed (SEC-01). */
export function csrfToken(seed: string): string {
  return keyedTag("csrf", seed);
}

/** Whether a posted token matches the seed, under any secret still in use (SEC-10). */
export function isCsrfToken(seed: string, token: string): boolean {
  return isKeyedTag("csrf", seed, token);
}
