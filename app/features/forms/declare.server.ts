import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import type { ScreenId } from "~/features/screens/catalogue";
import type { PostLimitRule } from "~/server/post-limits/rule.server";
import { keepRefusedFormReply } from "./refused-reply.server";
import type { FormError, RefusedFormReply } from "./reply";

/** Result of a form's use case: where to go, or why it was refused (422 unless `status` says otherwise). */
export type FormResult =
  | { readonly ok: true; readonly to: string }
  | { readonly ok: false; readonly errors: readonly FormError[]; readonly status?: number };

/** Declaration of a screen's form: everything but its markup. */
interface FormDeclaration<Schema extends z.ZodObject> {
  /** The screen at whose address the form is posted; its guards apply. */
  readonly screen: ScreenId;
  /** `intent` of the form, where its address has several. */
  readonly intent?: string;
  /** Schema of the form's fields by name; its message for a refused field is the error code. */
  readonly fields: Schema;
  /** Rate limit, counted by player and by IP address; absent = none (SEC-07). */
  readonly rule?: PostLimitRule;
  /** Names of further fields, which the use case reads from the post itself. */
  readonly further?: RegExp;
  /**
   * Whether the form places a bet or plays a game: it is blocked while a reality check or the age
   * gate waits (RCK-03, POP-05).
   */
  readonly isPlay?: boolean;
  /** What the form does with accepted fields. */
  readonly run: (value: z.output<Schema>, post: FormPost) => Promise<FormResult>;
}

/** A declared form, ready for the action of its address. */
export interface ScreenForm {
  readonly screen: ScreenId;
  readonly intent: string;
  readonly fields: z.ZodObject;
  readonly rule: PostLimitRule | null;
  readonly further: RegExp | null;
  readonly isPlay: boolean;
  readonly post: (post: FormPost) => Promise<ActionResult<RefusedFormReply>>;
}

/** Declares a form: action, token, guards, rate limit and the refused form's page follow from it. */
export function declareForm<Schema extends z.ZodObject>(form: FormDeclaration<Schema>): ScreenForm {
  const { screen, intent = "default", fields, rule = null, further = null, isPlay = false } = form;
  const { run } = form;
  const post = async (sent: FormPost): Promise<ActionResult<RefusedFormReply>> => {
    const submission = parseWithZod(sent.form, { schema: fields });
    const result: FormResult =
      submission.status === "success"
        ? await run(submission.value, sent)
        : { ok: false, errors: errorsOf(submission.error ?? {}) };
    if (result.ok) return { kind: "go", to: result.to };
    const asked = { intent, fields, further };
    const data = keepRefusedFormReply(sent.context.scope, asked, sent.form, result.errors);
    return { kind: "stay", status: result.status ?? 422, data };
  };
  return { screen, intent, fields, rule, further, isPlay, post };
}

/** Form of an error code; a rule without one has the validator's English sentence instead. */
const codeForm = /^[a-z][a-z-]*$/;

function errorsOf(error: Readonly<Record<string, readonly string[] | null>>): FormError[] {
  return Object.entries(error).flatMap(([field, codes]) =>
    (codes ?? []).slice(0, 1).map((code) => ({
      field: field === "" ? null : field,
      code: codeForm.test(code) ? code : "invalid",
    })),
  );
}
