import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Length of a step of time-based codes, s (RFC 6238), and by how many steps a clock may be off. */
const stepSec = 30;
const drift = 1;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A fresh secret of 160 bits. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** Base 32 (RFC 4648) without padding, as authenticators read it. */
export function base32(bytes: Buffer): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** The code of a step: six digits (RFC 4226, SHA-1). */
export function totpCodeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const value = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000;
  return String(value).padStart(6, "0");
}

/**
 * The time step of this code; null = none near these moments. All steps are compared, so that
 * timing does not reveal which one matched.
 */
export function findTotpStep(
  secret: Buffer,
  code: string,
  momentsMs: readonly number[],
): number | null {
  const typed = Buffer.from(code.padEnd(6).slice(0, 6));
  let found: number | null = null;
  for (const at of momentsMs) {
    const now = Math.floor(at / 1000 / stepSec);
    for (let step = now - drift; step <= now + drift; step++) {
      const isSame = step >= 0 && timingSafeEqual(typed, Buffer.from(totpCodeAt(secret, step)));
      if (isSame && code.length === 6) found = step;
    }
  }
  return found;
}

/** Steps before this one can be forgotten: their codes are no longer taken. */
export function oldestAcceptedStep(momentsMs: readonly number[]): number {
  return Math.min(...momentsMs.map((at) => Math.floor(at / 1000 / stepSec))) - drift;
}
