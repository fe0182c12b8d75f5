import { z } from "zod";
import { replaceDigitsByAscii } from "~/domain/session/phone";

/** Number of digits of every code that the platform sends, and of an authenticator app's codes. */
export const codeDigitCount = 6;

/** A typed code: spaces and dashes are ignored, digits of any script are accepted. `length` null = any. */
export function codeTextSchema(length: number | null) {
  const digits = length === null ? /^[^\s]{1,12}$/ : new RegExp(`^\\d{${length}}$`);
  const bare = (text: string) => replaceDigitsByAscii(text).replace(/[\s\p{Pd}]/gu, "");
  return z.string().max(40).transform(bare).pipe(z.string().regex(digits, "bad-code"));
}
