/** What a page's price buttons say while one-click is on (CPS-04). */
export interface PressKey {
  /** Random, of this rendering of the page: a press made twice on it is one bet. Base64url. */
  readonly key: string;
  /** What the page says that a press stakes; the server takes no press under another word. */
  readonly stake: string;
}

// Markup of a fragment is serialised: attributes stand in double quotes, and a post form opens with its method.
const form =
  /<form method="post"(?:"[^"]*"|[^">])*\baction="\/[a-z]{2}\/coupon"(?:"[^"]*"|[^">])*>.*?<\/form>/gs;
const intent = /<input\b(?=[^>]*\bname="intent")(?=[^>]*\bvalue="add")[^>]*>/;

/**
 * A fragment's body whose prices place a bet at once: the forms that add to the coupon get the intent and the page's key.
 * Where a script runs, it makes the same post by itself.
 */
export function withOneClick(body: string, press: PressKey | null): string {
  if (!press) return body;
  const fields =
    '<input type="hidden" name="intent" value="one-click">' +
    `<input type="hidden" name="key" value="${press.key}"><input type="hidden" name="stake" value="${press.stake}">`;
  return body.replace(form, (markup) => markup.replace(intent, () => fields));
}
