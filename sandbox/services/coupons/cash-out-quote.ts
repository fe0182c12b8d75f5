import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { CouponWithCurrentLegPrices } from "~/domain/coupon/cash-out/cash-out";
import { asMinor, type Minor } from "~/domain/money/amount";

/** A cash-out quote: an amount until a moment (ms since epoch), at exactly these prices. */
export interface IssuedCashOutQuote {
  readonly amount: Minor;
  readonly expiresAt: number;
  /**
   * Hash of the stake left and of the results and prices of the coupon's legs, which the amount was
   * computed from; another hash = they have changed since.
   */
  readonly version: string;
}

/**
 * Token of a quote. It contains the quote, signed with its coupon, so that any process can verify it and
 * quotes need no storage.
 */
export function signQuote(
  secret: string,
  couponId: number,
  { amount, expiresAt, version }: IssuedCashOutQuote,
): string {
  const promise = `${amount.toString(36)}.${expiresAt.toString(36)}.${version}`;
  return `${promise}.${mac(secret, couponId, promise)}`;
}

/** Quote in a token of this coupon, expired or not; null if the signature is not ours. */
export function verifyQuoteSignature(
  secret: string,
  couponId: number,
  name: string,
): IssuedCashOutQuote | null {
  const [amount = "", expiresAt = "", version = "", signature = "", ...more] = name.split(".");
  const expected = Buffer.from(mac(secret, couponId, `${amount}.${expiresAt}.${version}`));
  const given = Buffer.from(signature);
  if (more.length > 0 || expected.length !== given.length || !timingSafeEqual(expected, given))
    return null;
  return {
    amount: asMinor(Number.parseInt(amount, 36)),
    expiresAt: Number.parseInt(expiresAt, 36),
    version,
  };
}

/**
 * Version of a coupon: changes when a leg is settled, moves or is suspended, and when a part of the stake is
 * cashed out.
 */
export function couponVersion(kept: Minor, legs: CouponWithCurrentLegPrices["legs"]): string {
  const facts = [kept, ...legs.map(({ state, coef, now }) => [state, coef, now])];
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
}

function mac(secret: string, couponId: number, promise: string): string {
  return createHmac("sha256", secret).update(`cash-out ${couponId} ${promise}`).digest("base64url");
}
