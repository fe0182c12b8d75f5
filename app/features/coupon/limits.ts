/** What the cookie has room for; config may allow fewer bets. */
export const mostBets = 50;

/** The least number of events in a line of a system, and its default (CPN-07). */
export const leastSystemValue = 2;

/** Whether a text may stand as an amount in the coupon: plain decimal, or "" for none. */
export function isAmountText(text: string): boolean {
  return /^(?:\d{1,15}(?:\.\d{1,4})?)?$/.test(text);
}
