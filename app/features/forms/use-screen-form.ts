import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { isTicked } from "~/features/screens/ticked";
import { useTexts } from "~/i18n/I18nProvider";
import { createTranslator, type TextValues } from "~/i18n/translator";
import type { DictionaryId } from "~/i18n/typed";
import type { SummaryError } from "~/ui/ErrorSummary";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { type FormError, type FormReply, formErrors } from "./reply";

/** Where the words of a form's error codes are. */
export interface ErrorWords {
  readonly dictionary: DictionaryId;
  /** First part of the keys; absent = `error`. */
  readonly prefix?: string;
  readonly values?: TextValues;
  /** By code: the last part of the key, where the words depend on more than the code. */
  readonly keys?: Readonly<Record<string, string>>;
}

/**
 * The words of an error code: `{prefix}_{code}`, else what the form says of all its errors (`{prefix}`), else what its
 * dictionary says of the code on any form (`error_{code}`). The only place that turns codes into words.
 */
export function useErrorWords({ dictionary, prefix = "error", values, keys = {} }: ErrorWords) {
  const { lng, messages } = useTexts();
  return (code: string) => {
    const key = keys[code] ?? code.replaceAll("-", "_");
    const known = messages[dictionary] ?? {};
    const own = [`${prefix}_${key}`, prefix].find((one) => Object.hasOwn(known, one));
    return createTranslator(lng, messages).textOf(dictionary, own ?? `error_${key}`, values);
  };
}

interface SummaryOptions {
  readonly words: ErrorWords;
  /** Ids of fields that differ from their names. */
  readonly ids?: Readonly<Record<string, string>>;
  /** A field's error in the summary, away from its field; absent = the same words. */
  readonly inSummary?: (field: string, message: string) => string;
}

/** The errors of a reply in words, for the summary of a page, whichever of its forms was sent. */
export function useErrorSummary(
  reply: Pick<FormReply<unknown>, "error" | "titles" | "captcha"> | null,
  { words, ids = {}, inSummary }: SummaryOptions,
): readonly SummaryError[] {
  const messageOf = useErrorMessages(words);
  return formErrors(reply).map((error) => {
    const message = messageOf(error, reply);
    if (error.field === null) return { code: error.code, field: null, message };
    const { field } = error;
    return {
      code: error.code,
      field: ids[field] ?? field,
      message: inSummary ? inSummary(field, message) : message,
    };
  });
}

/** The words of an error: the captcha's own, the platform's, or the site's. */
function useErrorMessages(words: ErrorWords) {
  const text = useErrorWords(words);
  return ({ field, code, title }: FormError, reply: Pick<FormReply<unknown>, "captcha"> | null) =>
    (field === "captcha" && reply?.captcha?.error?.message) || title || text(code);
}

interface ScreenFormOptions<Name extends string> extends SummaryOptions {
  /** The form's intent. */
  readonly name: string;
  /** Reply of the page's last post, of this form or another one; null = none. */
  readonly reply: FormReply<unknown> | null;
  /** Id of the form; absent = one of its own. */
  readonly id?: string;
  /** `constraintsOf` the declared form, from the page's loader. */
  readonly constraint?: Parameters<typeof useForm>[0]["constraint"];
  /** What the fields begin with. */
  readonly defaultValue?: Readonly<Partial<Record<Name, string>>>;
}

/** A declared form in its view: conform's form, with the page's ids and the errors in words. */
export type ScreenFormView<Name extends string> = ReturnType<typeof useScreenForm<Name>>;

/**
 * The view of a declared form. The server alone judges what was typed; names, constraints, default values and errors
 * come from conform. The fields' ids are their names, to which scripts and error summaries refer (docs/forms.md).
 */
export function useScreenForm<Name extends string>(options: ScreenFormOptions<Name>) {
  const { name, reply, words, id, constraint, defaultValue, ids = {} } = options;
  const messageOf = useErrorMessages(words);
  const own = reply?.form === name ? reply : null;
  const [form, fields] = useForm<Record<string, string>>({
    id,
    constraint,
    defaultValue: defaultValue as Record<string, string> | undefined,
    lastResult: own,
  });
  const said = { error: form.allErrors, titles: own?.titles, captcha: own?.captcha };
  const summary = useErrorSummary(said, options);
  const errorOf = (field: Name): FieldErrorCodeAndText | null => {
    const error = formErrors(said).find((one) => one.field === field);
    return error ? { code: error.code, message: messageOf(error, own) } : null;
  };
  // Conform's fields have the form's id before their own, and write the `aria-*` that `ui/Field` writes.
  const partsOf = (field: Name) => ({
    id: ids[field] ?? field,
    name: field,
    error: errorOf(field),
  });
  const metaOf = (field: Name) => fields[field] as NonNullable<(typeof fields)[string]>;
  return {
    form: getFormProps(form, { ariaAttributes: false }),
    summary,
    /** The error of a field. */
    error: errorOf,
    input(field: Name, type: "text" | "password" | "date" | "tel" | "email" = "text") {
      const { key, ...props } = getInputProps(metaOf(field), { type, ariaAttributes: false });
      return { ...props, ...partsOf(field) };
    },
    select(field: Name) {
      const { key, ...props } = getSelectProps(metaOf(field), { ariaAttributes: false });
      return { ...props, ...partsOf(field), multiple: undefined };
    },
    radios(field: Name) {
      const { name, error } = partsOf(field);
      return { name, error, value: metaOf(field).initialValue ?? null };
    },
    checkbox(field: Name) {
      const meta = metaOf(field);
      const { form } = getInputProps(meta, {
        type: "checkbox",
        value: false,
        ariaAttributes: false,
      });
      return { ...partsOf(field), form, defaultChecked: isTicked(meta.initialValue ?? null) };
    },
  };
}
