import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret for `state`, `nonce` or a code verifier: 32 random bytes, base64url. */
export function newOAuthSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** S256 challenge of a verifier (RFC 7636). */
export function pkceChallengeOfVerifier(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** Compares secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
