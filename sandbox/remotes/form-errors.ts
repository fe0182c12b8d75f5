import { html, type Markup } from "./markup";

/** Refusals of any order that takes a stake from an account; the form as a whole says them. */
export const stakeRefusals = [
  "funds",
  "limit",
  "excluded",
  "account-frozen",
  "account",
  "key-reused",
  "sign-in",
  "reality-check",
  "age-gate",
  "unavailable",
] as const;

/** Attributes of a form with a remote's own words for refusals that concern it as a whole. */
export function formErrors<Code extends string>(
  words: Readonly<Record<Code, string>>,
  codes: readonly Code[],
): Markup {
  return html`${codes.map((code) => html` data-error-${code}="${words[code]}"`)}`;
}
