import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { AnalyticsEvent } from "~/domain/analytics/catalogue";
import type { FormEvents } from "~/features/analytics/record.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { playerRateLimitSubject } from "~/features/gate/post-limit.server";
import type { RequestContext } from "~/features/gate/request-context";
import type { ScreenId } from "~/features/screens/catalogue";
import type { SessionCookie } from "~/server/cookies/session.server";
import type { PostSubject } from "~/server/post-limits/count.server";
import type { PostLimitRule } from "~/server/post-limits/rule.server";
import { memoKey } from "~/server/request-memo.server";
import type { RequestScope } from "~/server/request-scope.server";
import { type FormError, type FormReply, typedValueOf } from "./reply";
import { replyToForm, type SentForm, unreadForm } from "./reply.server";

/**
 * Result of a form's use case: where to go, or the form again with its errors (422 unless `status` says otherwise).
 * `data` is for the form's page; where the form leads on, for a script that stays on its page.
 */
export type FormResult<Data = never> =
  | {
      readonly ok: true;
      readonly to: string;
      readonly data?: Data;
      /** A script that stays on its page is led on as well. */
      readonly isLeaving?: boolean;
      /** The target is loaded as a document, also by a script. */
      readonly isDocument?: boolean;
      /** The event of this result, where it is another than the form's; null = none. */
      readonly event?: AnalyticsEvent | null;
      /** Code of why it leads on although the form's work is not done: `sign-in` first, the result being checked. */
      readonly unfinished?: string;
    }
  | {
      readonly ok: false;
      readonly errors: readonly FormError[];
      readonly status?: number;
      /** Time until the next try, s. */
      readonly waitS?: number;
      /** Intent of the form that is shown again, where it is another one of the page. */
      readonly form?: string;
      readonly data?: Data;
    };

/** The form again, with its errors. */
export type RefusedForm = Extract<FormResult, { readonly ok: false }>;

/** A post before its fields are read. */
export interface UnreadPost {
  /** The texts of the post by name. */
  readonly typed: Readonly<Record<string, string>>;
  readonly url: URL;
  readonly session: SessionCookie;
}

/** The form again with one error, of a field or of the whole form (`field` null); `status` 422, `waitS` in s. */
export function refuseWith(
  code: string,
  { field = null, ...rest }: { field?: string | null; status?: number; waitS?: number } = {},
): RefusedForm {
  return { ok: false, errors: [{ field, code }], ...rest };
}

/** Declaration of a screen's form: everything but its markup. */
interface FormDeclaration<Schema extends z.ZodObject, Data> {
  /** The screen at whose address the form is posted; its guards apply. */
  readonly screen: ScreenId;
  /** `intent` of the form, where its address has several. */
  readonly intent?: string;
  /**
   * Whether a post of the intent is of this form, where several forms of the address have it, such as the steps of a
   * sign-in. The first declared form that takes a post gets it; a post that none takes is refused with 400.
   */
  readonly takes?: (post: Pick<UnreadPost, "typed" | "url">) => boolean;
  /** Schema of the form's fields by name, in the page's order; its message for a refused field is the error code. */
  readonly fields: Schema;
  /** Rate limit, counted by subject and by IP address; absent = none (SEC-07). */
  readonly rule?: PostLimitRule;
  /** What the rate limit counts by besides the IP address; absent = by player. */
  readonly subject?: (post: UnreadPost) => PostSubject;
  /** Names of further fields, which the use case reads from the post itself or from a loose schema. */
  readonly further?: RegExp;
  /** Whether an empty text is a value of its own, and not an absent field. */
  readonly isEmptyTextKept?: boolean;
  /**
   * Whether the form places a bet, plays a game or opens a session: it is blocked while a reality check or the age
   * gate waits (RCK-03, POP-05).
   */
  readonly isPlay?: boolean;
  /**
   * Path that leads back to the page with what was typed, after a question that comes first: changed terms, and for
   * play a reality check or the age gate. Absent = the address that was posted to.
   */
  readonly keep?: (typed: Readonly<Record<string, string>>, context: RequestContext) => string;
  /** Its events: one for each result (ANA-03). */
  readonly events: FormEvents;
  /** What the form does with accepted fields. */
  readonly run: (value: z.output<Schema>, post: FormPost) => Promise<FormResult<Data>>;
}

/** A declared form, ready for the action of its address. */
export interface ScreenForm<Data = unknown> {
  readonly screen: ScreenId;
  readonly intent: string;
  readonly takes: (post: Pick<UnreadPost, "typed" | "url">) => boolean;
  readonly fields: z.ZodObject;
  readonly rule: PostLimitRule | null;
  readonly subject: (post: UnreadPost) => PostSubject;
  readonly further: RegExp | null;
  readonly isPlay: boolean;
  readonly events: FormEvents;
  readonly post: (post: FormPost) => Promise<ActionResult<FormReply<Data>>>;
  /** The form again, refused before its fields were read; `waitS` is the time until the next try, s. */
  readonly refuse: (
    form: FormData,
    code: string,
    scope: RequestScope,
    waitS?: number,
  ) => FormReply<Data>;
  readonly keep: (post: FormPost) => string;
}

/** Longest text of a field that is shown again, characters. */
const longestTyped = 4_000;

/** Form of an error code; a rule without one has the validator's English sentence instead. */
const codeForm = /^[a-z][a-z-]*$/;

/** Declares a form: action, token, guards, rate limit and the refused form's page follow from it. */
export function declareForm<Schema extends z.ZodObject, Data = never>(
  form: FormDeclaration<Schema, Data>,
): ScreenForm<Data> {
  const { screen, intent = "default", fields, isPlay = false, isEmptyTextKept = false } = form;
  const { rule = null, subject = byPlayer, further = null } = form;
  const { takes = () => true } = form;
  const replyTo = (sent: SentForm, errors: readonly FormError[], name = intent) => {
    const open = Object.keys(sent.payload).filter((field) => further?.test(field));
    const kept = [...Object.keys(fields.shape), ...open];
    return replyToForm(sent, errors, { form: name, kept, longest: longestTyped });
  };
  const post = async (sent: FormPost): Promise<ActionResult<FormReply<Data>>> => {
    const submission = parseWithZod(sent.form, {
      schema: fields,
      disableAutoCoercion: isEmptyTextKept,
      formatError: (issues: readonly { readonly message: string }[]) =>
        issues.slice(0, 1).map(({ message }) => (codeForm.test(message) ? message : "invalid")),
    });
    const result: FormResult<Data> =
      submission.status === "success"
        ? await form.run(submission.value, sent)
        : { ok: false, errors: [] };
    const more = result.data === undefined ? {} : { data: result.data };
    if (result.ok) {
      const { ok: _ok, data: _data, isLeaving = false, isDocument = false, ...rest } = result;
      const go = { kind: "go", isLeaving, isDocument, ...rest } as const;
      if (result.data === undefined) return go;
      return { ...go, data: { form: intent, status: "success", ...more } };
    }
    const wait = result.waitS === undefined ? {} : { waitS: result.waitS };
    const reply = { ...replyTo(submission, result.errors, result.form), ...more, ...wait };
    keepReply(sent.context.scope, reply);
    return { kind: "stay", status: result.status ?? 422, data: reply };
  };
  const refuse: ScreenForm<Data>["refuse"] = (sent, code, scope, waitS) => {
    const reply = replyTo(unreadForm(sent), [{ field: null, code }]);
    return keepReply(scope, waitS === undefined ? reply : { ...reply, waitS });
  };
  const keep = ({ context, form: sent }: FormPost) => {
    if (!form.keep) return context.url.pathname + context.url.search;
    const reply = replyTo(unreadForm(sent), []);
    const typed = Object.keys(fields.shape).map((name) => [name, typedValueOf(reply, name) ?? ""]);
    return form.keep(Object.fromEntries(typed), context);
  };
  const { events } = form;
  return {
    screen,
    intent,
    takes,
    fields,
    rule,
    subject,
    further,
    isPlay,
    events,
    post,
    refuse,
    keep,
  };
}

const byPlayer = ({ session }: UnreadPost) => playerRateLimitSubject(null, session);

/**
 * The HTML constraints of a form's fields, as data for its view: the schema itself stays on the server.
 */
export function constraintsOf({ fields }: Pick<ScreenForm, "fields">) {
  return Object.fromEntries(
    Object.entries({ ...getZodConstraint(fields) }).flatMap(([name, constraint]) => {
      const set = Object.entries(constraint).filter(([, value]) => value !== false);
      return set.length > 0 ? [[name, Object.fromEntries(set)]] : [];
    }),
  );
}

const replyKey = memoKey<FormReply<unknown>>("form-reply");

/** Also keeps the reply for the remote's page that shows the form again. */
function keepReply<Reply extends FormReply<unknown>>(scope: RequestScope, reply: Reply): Reply {
  scope.memo.set(replyKey, reply);
  return reply;
}

/** The refused form that this request's page shows again; null where there is none. */
export function refusedFormToShow(scope: RequestScope): FormReply | null {
  return (scope.memo.get(replyKey) as FormReply | undefined) ?? null;
}
