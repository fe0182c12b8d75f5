import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { useMemo } from "react";
import { isTicked } from "~/features/screens/ticked";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { type SummaryOptions, useErrorMessages, useErrorSummary } from "./error-words";
import { type FormReply, formErrors, typedValueOf } from "./reply";

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

interface FieldParts {
  readonly id: string;
  readonly name: string;
  readonly error: FieldErrorCodeAndText | null;
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
  const lastResult = useConformResult(own);
  const [form, fields] = useForm<Record<string, string>>({
    id,
    constraint,
    defaultValue: defaultValue as Record<string, string> | undefined,
    lastResult,
  });
  const said = { error: form.allErrors, titles: own?.titles, captcha: own?.captcha };
  const summary = useErrorSummary(said, options);
  const errorOf = (field: Name): FieldErrorCodeAndText | null => {
    const error = formErrors(said).find((one) => one.field === field);
    return error ? { code: error.code, message: messageOf(error, own) } : null;
  };
  // Conform's fields have the form's id before their own, and write the `aria-*` that `ui/Field` writes.
  const partsOf = (field: Name): FieldParts => ({
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
    /** What a field shows at first: what was typed in it, else what it begins with. */
    value: (field: Name) => (own ? typedValueOf(own, field) : defaultValue?.[field]),
    input(field: Name, type: "text" | "password" | "date" | "tel" | "email" = "text") {
      const { key, ...props } = getInputProps(metaOf(field), { type, ariaAttributes: false });
      return { ...props, ...partsOf(field) };
    },
    select(field: Name) {
      const { key, ...props } = getSelectProps(metaOf(field), { ariaAttributes: false });
      return { ...props, ...partsOf(field), multiple: undefined };
    },
    area(field: Name) {
      const { key, ...props } = getTextareaProps(metaOf(field), { ariaAttributes: false });
      return { ...props, ...partsOf(field) };
    },
    radios(field: Name) {
      const { name, error } = partsOf(field);
      // Conform leaves empty texts out, and a choice's text may be empty.
      return { name, error, value: metaOf(field).initialValue ?? "" };
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

const nothing: SubmissionResult<string[]> = {};

/**
 * A reply as conform takes it. Without one conform keeps the errors of the last, although another post of the page has
 * been answered since; and after a refused one it would put the focus into a field, which belongs to the error summary.
 */
export function useConformResult(
  reply: SubmissionResult<string[]> | null,
): SubmissionResult<string[]> {
  return useMemo(() => {
    if (reply === null) return nothing;
    const { status, ...result } = reply;
    return result;
  }, [reply]);
}
