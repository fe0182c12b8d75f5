import { parse, type Submission } from "@conform-to/react";
import type { FormError, FormReply } from "./reply";

/** A parsed form, refused or not. */
export type SentForm = Pick<Submission<unknown, string[]>, "payload" | "reply">;

/** What a reply says besides the errors. */
interface ReplyParts {
  /** The form's intent. */
  readonly form: string;
  /** Fields whose text stands in the form again, in the form's order. */
  readonly kept: readonly string[];
  /** Longest text of a field that is shown again, characters. */
  readonly longest: number;
}

/**
 * Fields that never travel back to the browser, whatever form they are of: each of them opens something to who has it.
 */
const secretFields: ReadonlySet<string> = new Set([
  ...["csrf", "password", "password_again", "password_old", "code", "token", "answer"],
  ...["sign", "credential", "device_code"],
]);

/**
 * The reply to a form: the errors by field, those of the use case in its order and those of the schema in the form's,
 * and the texts of the fields that may travel back.
 */
export function replyToForm(
  sent: SentForm,
  errors: readonly FormError[],
  { form, kept, longest }: ReplyParts,
): FormReply {
  const names = Object.keys(sent.payload);
  const shown = kept.filter((name) => !secretFields.has(name));
  const { fieldErrors, ...whole } = byField(errors);
  const reply = sent.reply({
    ...whole,
    fieldErrors,
    hideFields: names.filter((name) => !shown.includes(name)),
  });
  // Conform sorts by name.
  const order = [...errors.map(({ field }) => field ?? ""), ...kept];
  const found = Object.entries(reply.error ?? {}).sort(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  );
  const titles = errors.flatMap(({ code, title }) => (title ? [[code, title]] : []));
  const { status, initialValue } = reply;
  return {
    form,
    ...(found.length > 0 ? { status, error: Object.fromEntries(found) } : {}),
    initialValue: cutTexts(initialValue ?? {}, longest) as NonNullable<FormReply["initialValue"]>,
    fields: names.filter((name) => shown.includes(name)),
    ...(titles.length > 0 ? { titles: Object.fromEntries(titles) } : {}),
  };
}

/** A sent form that no schema has read, to be refused for another reason. */
export function unreadForm(form: FormData): SentForm {
  return parse<unknown, string[]>(form, { resolve: () => ({ value: null }) });
}

function byField(errors: readonly FormError[]) {
  const fieldErrors: Record<string, string[]> = {};
  for (const { field, code } of errors) {
    fieldErrors[field ?? ""] = [...(fieldErrors[field ?? ""] ?? []), code];
  }
  const { "": formErrors, ...ofFields } = fieldErrors;
  return { fieldErrors: ofFields, ...(formErrors ? { formErrors } : {}) };
}

/** What was typed, each text cut to its longest. */
function cutTexts(typed: unknown, longest: number): unknown {
  if (typeof typed === "string") return typed.slice(0, longest);
  if (Array.isArray(typed)) return typed.map((one) => cutTexts(one, longest));
  if (typeof typed !== "object" || typed === null) return typed;
  const cut = Object.entries(typed).map(([name, value]) => [name, cutTexts(value, longest)]);
  return Object.fromEntries(cut);
}
