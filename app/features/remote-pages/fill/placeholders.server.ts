import { randomBytes } from "node:crypto";

// Unguessable, so that no remote can place a visitor's token where it likes.
const random = () => `tl${randomBytes(16).toString("hex")}`;

/** Placeholder of the visitor's token in a stored body (REM-09); never leaves the process. */
export const PLACEHOLDER_CSRF = random();

/** Placeholder of the document's nonce in stored markup; never leaves the process. */
const PLACEHOLDER_NONCE = random();

/** Replaces the placeholders with a visitor's values. Both values are base64 and need no escaping. */
export function fillVisitorPlaceholders(
  text: string,
  values: { readonly csrf: string; readonly nonce?: string },
): string {
  const filled = text.replaceAll(PLACEHOLDER_CSRF, () => values.csrf);
  const { nonce } = values;
  return nonce === undefined ? filled : filled.replaceAll(PLACEHOLDER_NONCE, () => nonce);
}
