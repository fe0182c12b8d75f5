/** The most bets that fit the cookie; config may allow fewer. */
export const maxCookieBets = 50;

/** Longest packed coupon, characters: 3.5 KB with base64 and signature; browsers drop larger cookies. */
export const maxPackedLength = 2600;

/** The smallest and default number of events in a system line (CPN-07). */
export const minSystemValue = 2;

/** Whether a text is a valid amount: plain decimal, or "" for none. */
export function isAmountText(text: string): boolean {
  return /^(?:\d{1,15}(?:\.\d{1,4})?)?$/.test(text);
}

/** Whether a text is a valid promo code: 1 to 32 letters, digits, `-` and `_` (CPN-14). */
export function isPromoCode(text: string): boolean {
  return /^[\w-]{1,32}$/.test(text);
}

/** Whether the cookie can store a placed coupon's id; the platform may send any text. */
export function isStorableReceiptId(id: string): boolean {
  return /^[\w-]{1,80}$/.test(id);
}
