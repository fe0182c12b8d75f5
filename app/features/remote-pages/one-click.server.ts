/** Fields of a page's price buttons while one-click is on (CPS-04). */
export interface OneClickFields {
  /**
   * The idempotency key that the buttons post, base64url. It is random for each rendering of the
   * page, so that a double press places only one bet.
   */
  readonly key: string;
  /** The stake that the page shows; the server refuses a press with another stake. */
  readonly stake: string;
}

// A fragment's markup is serialised: attributes have double quotes, and a post form starts with its method.
const form =
  /<form method="post"(?:"[^"]*"|[^">])*\baction="\/[a-z]{2}\/coupon"(?:"[^"]*"|[^">])*>.*?<\/form>/gs;
const intent = /<input\b(?=[^>]*\bname="intent")(?=[^>]*\bvalue="add")[^>]*>/;

/**
 * A fragment's body whose prices place a bet at once: forms that add to the coupon get the intent and the
 * page's key. With a script the shell sends the same post.
 */
export function withOneClickPrices(body: string, press: OneClickFields | null): string {
  if (!press) return body;
  const fields =
    '<input type="hidden" name="intent" value="one-click">' +
    `<input type="hidden" name="key" value="${press.key}"><input type="hidden" name="stake" value="${press.stake}">`;
  return body.replace(form, (markup) => markup.replace(intent, () => fields));
}
