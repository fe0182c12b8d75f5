import { useTexts } from "~/i18n/I18nProvider";
import { createTranslator, type TextValues } from "~/i18n/translator";
import type { DictionaryId } from "~/i18n/typed";
import type { SummaryError } from "~/ui/ErrorSummary";
import { type FormError, type FormReply, formErrors } from "./reply";

/** Where the words of a form's error codes are. */
export interface ErrorWords {
  readonly dictionary: DictionaryId;
  /** First part of the keys; absent = `error`. */
  readonly prefix?: string;
  /** What the words name, such as a bound; of each field (null = the whole form) and code its own where they differ. */
  readonly values?: TextValues | ((field: string | null, code: string) => TextValues);
  /** By code: the last part of the key, or a whole key (`dictionary:key`), where it is not the code itself. */
  readonly keys?: Readonly<Record<string, string>>;
  /** As `keys`, by field, where the words of a code are other ones there. */
  readonly keysAt?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The code whose words a code without any has; absent = none. */
  readonly other?: string;
}

/**
 * The words of an error code: `{prefix}_{code}`, else what the form says of all its errors (`{prefix}`), else what its
 * dictionary says of the code on any form (`error_{code}`). The only place that turns codes into words. A value that is
 * no text of the field's type, which no page of ours sends, is `invalid` in every form and has the same words.
 */
function useErrorWords(words: ErrorWords) {
  const { dictionary, prefix = "error", values, keys = {}, keysAt = {}, other } = words;
  const { lng, messages } = useTexts();
  const texts = messages[dictionary] ?? {};
  const keyOf = (code: string, field: string | null) => {
    const own = field === null ? undefined : keysAt[field]?.[code];
    const key = own ?? keys[code] ?? code.replaceAll("-", "_");
    if (key.includes(":")) return key;
    return [`${prefix}_${key}`, prefix, `error_${key}`].find((one) => Object.hasOwn(texts, one));
  };
  return (code: string, field: string | null) => {
    const known = keyOf(code, field) ?? (code === "invalid" ? "main:field_invalid" : undefined);
    const key = known ?? (other === undefined ? undefined : keyOf(other, null));
    return createTranslator(lng, messages).textOf(
      dictionary,
      key ?? `error_${code.replaceAll("-", "_")}`,
      typeof values === "function" ? values(field, code) : values,
    );
  };
}

/** What the words of a reply that came too early or too often name: the time until the next try, a minute unless stated. */
export function waitTexts(reply: Pick<FormReply<unknown>, "waitS"> | null) {
  const seconds = reply?.waitS ?? 60;
  return { seconds, minutes: Math.ceil(seconds / 60) };
}

export interface SummaryOptions {
  readonly words: ErrorWords;
  /** Ids of fields that differ from their names. */
  readonly ids?: Readonly<Record<string, string>>;
  /** Id of the field to which the summary's errors of the whole form lead; absent = none. */
  readonly first?: string;
  /** A field's error in the summary, away from its field; absent = the same words. */
  readonly inSummary?: (field: string, message: string) => string;
}

/** The errors of a reply in words, for the summary of a page, whichever of its forms was sent. */
export function useErrorSummary(
  reply: Pick<FormReply<unknown>, "error" | "titles" | "captcha"> | null,
  { words, ids = {}, first, inSummary }: SummaryOptions,
): readonly SummaryError[] {
  const messageOf = useErrorMessages(words);
  return formErrors(reply).map((error) => {
    const message = messageOf(error, reply);
    if (error.field === null) return { code: error.code, field: first ?? null, message };
    const { field } = error;
    // Where no captcha can be loaded, its field is not on the page.
    if (field === "captcha" && reply?.captcha?.shown === null)
      return { code: error.code, field: null, message };
    return {
      code: error.code,
      field: ids[field] ?? field,
      message: inSummary ? inSummary(field, message) : message,
    };
  });
}

/** The words of an error: the captcha's own, the platform's, or the site's. */
export function useErrorMessages(words: ErrorWords) {
  const text = useErrorWords(words);
  return ({ field, code, title }: FormError, reply: Pick<FormReply<unknown>, "captcha"> | null) =>
    (field === "captcha" && reply?.captcha?.error?.message) || title || text(code, field);
}
