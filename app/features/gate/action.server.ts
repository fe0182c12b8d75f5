import { type ActionFunctionArgs, data } from "@remix-run/node";
import { amountReadingField, applyChosenAmountReading } from "~/domain/money/reading";
import { passCaptchaToCalls, wantsNewCaptcha } from "~/features/captcha/challenge.server";
import { authorizePage } from "~/features/gate/authorize.server";
import type { RequestContext } from "~/features/gate/request-context";
import { visitorSession } from "~/features/session/session.server";
import { callsRefusedForTerms } from "~/platform/scope/terms-refusals.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import { isCsrfToken } from "~/server/csrf.server";
import { isOwnPost } from "~/server/origin.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { countPost } from "~/server/post-limits/count.server";
import type { PostRule } from "~/server/post-limits/rule.server";
import { type RequestScope, requestScope } from "~/server/request-scope.server";
import { stepPath, termsConfirmationPath } from "../screens/step-path";
import { addCaptchaToRefusal } from "./captcha-step.server";
import { termsConfirmationAddress } from "./terms-first.server";

/**
 * Outcome of an intent: a redirect (303), or this page again with its errors (4xx). `data` is for a script
 * that stays on its page; with `isLeaving` such a script is redirected as well.
 */
export type ActionResult<T> =
  | {
      readonly kind: "go";
      readonly to: string;
      readonly data?: T;
      readonly isLeaving?: boolean;
      /** The target is loaded as a document, also by a script. */
      readonly isDocument?: boolean;
    }
  | {
      readonly kind: "stay";
      readonly status: number;
      readonly data: T;
      /** No typed value was checked, so the post does not count as a guess (SEC-07). */
      readonly isUnjudged?: boolean;
    };

export interface FormPost {
  readonly context: RequestContext;
  readonly form: FormData;
  readonly request: Request;
}

/** One handler per `intent` of an address. `default` handles posts of an address with a single purpose. */
export type IntentHandlers<T> = Readonly<
  Record<string, (post: FormPost) => Promise<ActionResult<T>>>
>;

/** Rate limit of an intent, and the reply of its page above that limit (SEC-07). */
export interface PostLimit<T> {
  readonly rule: PostRule;
  /** Rate limit key besides the IP address: a typed login or a player; null = IP address only. */
  readonly subject: (form: FormData, session: SessionCookie) => string | null;
  /** The form with the typed values. `waitS` is the time until the next post is allowed, s. */
  readonly refuse: (form: FormData, waitS: number) => T;
}

/** Counts posts by their player; null = a guest. */
export const countPostsByPlayer: PostLimit<unknown>["subject"] = (_form, { uid }) =>
  uid === null ? null : String(uid);

/**
 * Rate limits of an address by intent. An intent without an entry has no limit. A function picks the limit
 * where posts of one intent differ.
 */
export type PostLimits<T> = Readonly<
  Record<string, PostLimit<T> | ((form: FormData, url: URL) => PostLimit<T>)>
>;

/**
 * Reply to a form with the CSRF token of another session, after a sign-in or sign-out in another tab. The
 * action does not run. A function returns the form with the typed values; null reloads the page with an
 * "outdated form" message; "no-page" sends the status only.
 */
export type StaleFormReply<T> = "no-page" | ((form: FormData) => T) | null;

/**
 * Blocks intents that place a bet, make a deposit or sign in while a reality check is unanswered or the age is
 * unconfirmed (RCK-03, POP-05). With JavaScript the page stays open under the dialog and keeps its typed values.
 * Without it the visitor answers on a page of its own and then comes back.
 */
export interface PlayGuard<T> {
  readonly intents: readonly string[];
  /** Reply for a page with a script. */
  readonly refuse: (form: FormData, first: "reality-check" | "age-gate") => T;
  /**
   * Stores the typed values and returns the path to go to after the question. Every post of the address also
   * waits for changed terms in this way (TRM-02, PLT-05).
   */
  readonly keep: (post: FormPost) => Promise<string>;
}

const outdatedKey = "form-outdated";
const wayBackKey = "form-way-back";

/** Stores the typed values of the refused form that this page shows again; null where the page shows none. */
export function storeRefusedForm(scope: RequestScope): Promise<string> | null {
  // Only this file uses the key.
  const keep = scope.memo.get(wayBackKey) as (() => Promise<string>) | undefined;
  return keep?.() ?? null;
}

/** Whether the page responds to a form of an earlier session. */
export function isStaleForm(scope: RequestScope): boolean {
  return scope.memo.has(outdatedKey);
}

/**
 * Wraps every action (SEC-01, SEC-07, GRD-07). Checks origin and token, rate limit and the screen's guards,
 * runs one intent, then replies 303 or 4xx with the form. A script that stays on its page sends `stay=1` and
 * gets the outcome as data instead of a redirect; the effect is the same.
 */
export async function formAction<T>(
  args: ActionFunctionArgs,
  intents: IntentHandlers<T>,
  limits: PostLimits<T> = {},
  outdated: StaleFormReply<T> = null,
  play: PlayGuard<T> | null = null,
) {
  const { request } = args;
  if (request.method !== "POST")
    throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  if (!isOwnPost(request.headers, new URL(request.url).origin))
    throw new Response(null, { status: 403 });
  const form = await readForm(request);
  const scope = requestScope(args.context, request);
  // Read from the cookie as sent: a session that turns out to have ended takes its token with it.
  const session = await visitorSession(scope, request);
  if (!isCsrfToken(session.csrf, String(form.get("csrf") ?? ""))) {
    if (typeof outdated === "function") return data(outdated(form), { status: 403 });
    // A script still has the page, so it needs the status only.
    if (outdated === "no-page" || scope.kind !== "document")
      throw new Response(null, { status: 403 });
    scope.memo.set(outdatedKey, true);
    return data(null, { status: 403 });
  }
  // A button that resolves ambiguous text writes the resolved value into the field, whatever the form's
  // intent (LIM-13).
  const isReading = form.has(amountReadingField) && Object.hasOwn(intents, amountReadingField);
  if (isReading) applyChosenAmountReading(form);
  const name = isReading ? amountReadingField : String(form.get("intent") ?? "default");
  const found = Object.hasOwn(limits, name) ? limits[name] : undefined;
  // A request for another captcha picture has its own rate limit, and no other effect.
  const limit = wantsNewCaptcha(form)
    ? undefined
    : typeof found === "function"
      ? found(form, new URL(request.url))
      : found;
  const pass =
    limit && (await countPost(limit.rule, limit.subject(form, session), scope.clientAddress));
  if (limit && pass && !pass.ok) {
    scope.retryAfter = pass.waitS;
    return data(limit.refuse(form, pass.waitS), { status: 429 });
  }
  let isGuess = false;
  try {
    scope.intent = name;
    // A page that does not exist accepts no posts either: the reply is its status.
    const context = await authorizePage(args);
    const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
    if (!intent) throw new Response(null, { status: 400 });
    const post = { context, form, request };
    const keep = async () => (play ? play.keep(post) : context.url.pathname + context.url.search);
    if (context.areTermsFirst)
      throw redirectWithCookies(
        scope,
        termsConfirmationPath(context.lng, await keep(), isAsked(context)),
        303,
      );
    const first = context.ageToConfirm === null ? context.blockingStep : "age-gate";
    if (play?.intents.includes(name) && (first === "reality-check" || first === "age-gate")) {
      if (scope.kind === "data") return data(play.refuse(form, first), { status: 409 });
      throw redirectWithCookies(scope, stepPath(first, context.lng, await play.keep(post)), 303);
    }
    passCaptchaToCalls(context.platform, form);
    const answered = await intent(post).catch(refusalThrown);
    const outcome =
      answered instanceof Response ? answered : await addCaptchaToRefusal(post, name, answered);
    // A completed action stays completed, and its page follows after the terms. An action that did not run is
    // never sent again automatically.
    const isDone = !(outcome instanceof Response) && outcome.kind === "go";
    const terms = await termsConfirmationAddress(context, request, () =>
      isDone ? outcome.to : keep(),
    );
    if (terms !== null) throw redirectWithCookies(scope, terms, 303);
    if (outcome instanceof Response) throw outcome;
    isGuess = outcome.kind === "stay" && outcome.status < 500 && !outcome.isUnjudged;
    if (outcome.kind === "stay") {
      scope.memo.set(wayBackKey, keep);
      return data(outcome.data, { status: outcome.status });
    }
    if (form.get("stay") === "1" && outcome.isLeaving !== true) return data(outcome.data ?? null);
    const answer = redirectWithCookies(scope, outcome.to, 303);
    if (outcome.isDocument) answer.headers.set("X-Remix-Reload-Document", "true");
    throw answer;
  } finally {
    if (pass?.ok && !isGuess) pass.giveBack();
  }
}

const isAsked = ({ platform }: RequestContext) => callsRefusedForTerms(platform).length > 0;

/** The error status that an intent threw. Redirects and defects are thrown on. */
function refusalThrown(thrown: unknown): Response {
  if (thrown instanceof Response && thrown.status >= 400) return thrown;
  throw thrown;
}

async function readForm(request: Request) {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new Response(null, { status: 400 });
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}
