import { parse, type Submission } from "@conform-to/react";
import type { ActionResult } from "~/features/gate/form-post.server";
import type { PostLimit } from "~/features/gate/post-limit.server";
import type { PostLimitRule } from "~/server/post-limits/rule.server";
import type { RefusedForm } from "./declare.server";
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
  ...["csrf", "password", "password_again", "old_password", "code", "token", "answer"],
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

/** Longest text of a form that is not declared, characters. */
const longestTyped = 300;

interface Refusal {
  /** Name of the refused form on its page. */
  readonly form?: string;
  /** 422 unless stated. */
  readonly status?: number;
  /** Fields whose text stands in the form again: never a password, a code, an answer or a token. */
  readonly kept?: readonly string[];
  readonly waitS?: number;
}

/** The outcome of a refused intent: the form with its errors. */
export function refuseForm(
  form: FormData,
  errors: readonly FormError[],
  refusal: Refusal = {},
): ActionResult<FormReply> {
  return { kind: "stay", status: refusal.status ?? 422, data: replyTo(form, errors, refusal) };
}

/** The outcome of a use case's refusal, for an intent that is not declared. */
export function refuseFormAs(
  form: FormData,
  { errors, status, waitS }: RefusedForm,
  { form: name = "default", kept = [] }: Pick<Refusal, "form" | "kept"> = {},
): ActionResult<FormReply> {
  return refuseForm(form, errors, {
    form: name,
    kept,
    ...(status === undefined ? {} : { status }),
    ...(waitS === undefined ? {} : { waitS }),
  });
}

/** A rate limit whose refusal is the form with `too-often` (SEC-07). */
export function formRateLimit(
  rule: PostLimitRule,
  subject: PostLimit<unknown>["subject"],
  refusal: Refusal = {},
): PostLimit<FormReply> {
  return {
    rule,
    subject,
    refuse: (form, waitS) =>
      replyTo(form, [{ field: null, code: "too-often" }], {
        ...refusal,
        // Rounded up to minutes, so that two requests shortly after each other see the same time.
        waitS: Math.ceil(waitS / 60) * 60,
      }),
  };
}

function replyTo(
  form: FormData,
  errors: readonly FormError[],
  { form: name = "default", kept = [], waitS }: Refusal,
): FormReply {
  const reply = replyToForm(unreadForm(form), errors, { form: name, kept, longest: longestTyped });
  return waitS === undefined ? reply : { ...reply, waitS };
}

/** The text of a posted field, cut to its longest. */
export function postedText(form: FormData, name: string, most = 256): string {
  const text = form.get(name);
  return typeof text === "string" ? text.slice(0, most) : "";
}
