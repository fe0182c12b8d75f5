import { html, type Markup } from "./markup";

/** Attributes of a form or a field with a remote's own words for its errors. */
export function errorWords<Code extends string>(
  words: Readonly<Record<Code, string>>,
  codes: readonly Code[],
): Markup {
  return html`${codes.map((code) => html` data-error-${code}="${words[code]}"`)}`;
}
