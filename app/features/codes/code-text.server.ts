import { z } from "zod";
import { replaceDigitsByAscii } from "~/domain/session/phone";
import { type RefusedForm, refuseWith } from "~/features/forms/declare.server";

/** Number of digits of every code that the platform sends, and of an authenticator app's codes. */
export const codeDigitCount = 6;

/**
 * The field of a code: spaces and dashes are ignored, digits of any script are accepted. `length` null = any. Its errors
 * are `required` and `bad-code`.
 */
export function oneTimeCode(length: number | null) {
  const digits = length === null ? /^[^\s]{1,12}$/ : new RegExp(`^\\d{${length}}$`);
  const bare = (text: string) => replaceDigitsByAscii(text).replace(/[\s\p{Pd}]/gu, "");
  return z
    .string("required")
    .regex(/\S/, "required")
    .max(40, "bad-code")
    .transform(bare)
    .pipe(z.string().regex(digits, "bad-code"));
}

/** Reads a typed code, where a schema cannot: its length, or whether one is awaited, is known only to the use case. */
export function readCode(
  typed: string,
  length: number | null,
): { readonly ok: true; readonly code: string } | RefusedForm {
  const code = oneTimeCode(length).safeParse(typed);
  if (code.success) return { ok: true, code: code.data };
  return refuseWith(code.error.issues[0]?.message ?? "bad-code", { field: "code" });
}
