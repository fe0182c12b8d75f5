/** What the cookie has room for; config may allow fewer bets. */
export const mostBets = 50;

/** Characters of a packed coupon past which a browser may drop the cookie: base 64 and the signature make 3.5 KB of it. */
export const longestPacked = 2600;

/** The least number of events in a line of a system, and its default (CPN-07). */
export const leastSystemValue = 2;

/** Whether a text may stand as an amount in the coupon: plain decimal, or "" for none. */
export function isAmountText(text: string): boolean {
  return /^(?:\d{1,15}(?:\.\d{1,4})?)?$/.test(text);
}

/** Whether a text can be a promo code: 1 to 32 letters, digits, `-` and `_` (CPN-14). */
export function isPromoCode(text: string): boolean {
  return /^[\w-]{1,32}$/.test(text);
}

/** Whether the cookie can carry a placed coupon's id; the platform's may be any text. */
export function isReceiptId(id: string): boolean {
  return /^[\w-]{1,80}$/.test(id);
}
