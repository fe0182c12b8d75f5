import { randomBytes } from "node:crypto";

// Unguessable, so that no remote can have a visitor's token written where it likes.
const random = () => `tl${randomBytes(16).toString("hex")}`;

/** Stands for the visitor's token in a kept body (REM-09); never leaves the process. */
export const PLACEHOLDER_CSRF = random();

/** Stands for the document's nonce in kept markup; never leaves the process. */
export const PLACEHOLDER_NONCE = random();

/** Puts a visitor's values where the placeholders stand. Both are base64, so nothing needs escaping. */
export function fillPlaceholders(
  text: string,
  values: { readonly csrf: string; readonly nonce?: string },
): string {
  const filled = text.replaceAll(PLACEHOLDER_CSRF, () => values.csrf);
  const { nonce } = values;
  return nonce === undefined ? filled : filled.replaceAll(PLACEHOLDER_NONCE, () => nonce);
}
