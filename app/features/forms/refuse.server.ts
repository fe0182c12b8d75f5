import type { ActionResult } from "~/features/gate/form-post.server";
import type { PostLimit } from "~/features/gate/post-limit.server";
import type { PostLimitRule } from "~/server/post-limits/rule.server";
import type { FormError, RefusedFormReply } from "./reply";

/** Longest text of a field that is shown again, characters. */
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
): ActionResult<RefusedFormReply> {
  return { kind: "stay", status: refusal.status ?? 422, data: replyTo(form, errors, refusal) };
}

/** A rate limit whose refusal is the form with `too-often` (SEC-07). */
export function formRateLimit(
  rule: PostLimitRule,
  subject: PostLimit<unknown>["subject"],
  refusal: Refusal = {},
): PostLimit<RefusedFormReply> {
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
): RefusedFormReply {
  const typed = kept.flatMap((field) => {
    const text = form.get(field);
    return typeof text === "string" ? [[field, [text.slice(0, longestTyped)]] as const] : [];
  });
  return {
    form: name,
    errors,
    typed: Object.fromEntries(typed),
    ...(waitS === undefined ? {} : { waitS }),
  };
}

/** The text of a posted field, cut to its longest. */
export function postedText(form: FormData, name: string, most = 256): string {
  const text = form.get(name);
  return typeof text === "string" ? text.slice(0, most) : "";
}
