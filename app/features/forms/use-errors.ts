import type { SummaryError } from "~/ui/ErrorSummary";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { type FormReply, formErrors } from "./reply";

/** Errors of a refused form in words. */
export interface FormErrors {
  readonly summary: readonly SummaryError[];
  /** The error of a field. */
  readonly at: (field: string) => FieldErrorCodeAndText | null;
}

/** The words of the captcha's own error. */
function captchaMessage(reply: FormReply | null, field: string | null): string | null {
  return field === "captcha" ? (reply?.captcha?.error?.message ?? null) : null;
}

/**
 * Errors of a form in words; `text` has the words of a code at a field (null = of the whole form). `first` is
 * the field that an error of the whole form leads to. `ids` are ids of fields that differ from their names.
 */
export function errorsInWords(
  reply: FormReply | null,
  text: (code: string, field: string | null) => string,
  first: string | null = null,
  ids: Readonly<Record<string, string>> = {},
): FormErrors {
  const found = formErrors(reply).map(({ field, code }) => ({
    code,
    field: field ?? first,
    own: field,
    message: captchaMessage(reply, field) ?? text(code, field),
  }));
  return {
    summary: found.map(({ code, field, message }) => ({
      code,
      message,
      field: field === null ? null : (ids[field] ?? field),
    })),
    at: (name) => found.find(({ own }) => own === name) ?? null,
  };
}
