import { memoKey } from "~/server/request-memo.server";
import type { RequestScope } from "~/server/request-scope.server";
import type { ScreenForm } from "./declare.server";
import type { FormError, RefusedFormReply } from "./reply";

/** Longest text of a field that is shown again, characters. */
const longestTyped = 4_000;

const replyKey = memoKey<RefusedFormReply>("refused-form-reply");

/**
 * The reply to a refused form, also kept for the page that shows the form again. It has the declared fields
 * alone, since it travels with the page's data.
 */
export function keepRefusedFormReply(
  scope: RequestScope,
  { intent, fields, further }: Pick<ScreenForm, "intent" | "fields" | "further">,
  form: FormData,
  errors: readonly FormError[],
): RefusedFormReply {
  const open = [...new Set(form.keys())].filter((name) => further?.test(name));
  const names = [...Object.keys(fields.shape).filter((name) => form.has(name)), ...open];
  const typed = Object.fromEntries(names.map((name) => [name, textsOf(form, name)]));
  const reply: RefusedFormReply = { form: intent, errors, typed };
  scope.memo.set(replyKey, reply);
  return reply;
}

/** The refused form that this request's page shows again; null where there is none. */
export function refusedFormToShow(scope: RequestScope): RefusedFormReply | null {
  return scope.memo.get(replyKey) ?? null;
}

function textsOf(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .flatMap((value) => (typeof value === "string" ? [value.slice(0, longestTyped)] : []));
}
