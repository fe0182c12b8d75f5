import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "./env.server";

/** New seed for `__session`. Form tokens need the server's secret too, so the cookie alone forges none. */
export function newCsrfSeed(): string {
  return randomBytes(18).toString("base64url");
}

/** The hidden `csrf` field for a visitor's seed (SEC-01). */
export function csrfToken(seed: string): string {
  return tokenFor(seed, env().secrets[0] ?? "");
}

/** Whether a posted token matches the seed, under any secret still in use (SEC-10). */
export function isCsrfToken(seed: string, token: string): boolean {
  return env().secrets.some((secret) => isSame(tokenFor(seed, secret), token));
}

function tokenFor(seed: string, secret: string) {
  return createHmac("sha256", secret).update(`csrf:${seed}`).digest("base64url");
}

function isSame(a: string, b: string) {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
