import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { authorizePage } from "~/features/gate/authorize.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readingField, takeReading } from "~/features/money/reading";
import { visitorSession } from "~/features/session/session.server";
import { termsAskedBy } from "~/platform/scope.server";
import type { SessionCookie } from "~/server/cookies.server";
import { isCsrfToken } from "~/server/csrf.server";
import { isOwnPost } from "~/server/origin.server";
import { type PostRule, takePass } from "~/server/post-limits.server";
import { flushCookies, type RequestScope, requestScope } from "~/server/request-scope.server";
import { confirmPath, stepPath } from "../screens/step-path";
import { termsStep } from "./terms-first.server";

/**
 * What an intent answers: somewhere to go (303), or this page again with what was wrong (4xx). `data` is for a script
 * that stays on its page.
 */
export type ActionResult<T> =
  | { readonly kind: "go"; readonly to: string; readonly data?: T }
  | { readonly kind: "stay"; readonly status: number; readonly data: T };

export interface Post {
  readonly context: RequestContext;
  readonly form: FormData;
  readonly request: Request;
}

/** One function per `intent` of an address; `default` serves posts of an address with a single purpose. */
export type Intents<T> = Readonly<Record<string, (post: Post) => Promise<ActionResult<T>>>>;

/** How often an intent may be posted, and what its page says when that is too often (SEC-07). */
export interface PostLimit<T> {
  readonly rule: PostRule;
  /** Whom a post is counted for besides its address: a typed login, a player; null = nobody. */
  readonly subject: (form: FormData, session: SessionCookie) => string | null;
  /** The form again, with what was typed; `waitS` is the time until a post may come again, s. */
  readonly refuse: (form: FormData, waitS: number) => T;
}

/**
 * The limits of an address by intent; what has none may be posted at will. Where posts of one intent differ, a function
 * names the limit of each.
 */
export type PostLimits<T> = Readonly<
  Record<string, PostLimit<T> | ((form: FormData, url: URL) => PostLimit<T>)>
>;

/**
 * What an address says of a form whose token is another session's: a player has signed in or out since, in another tab.
 * Nothing is done and nothing kept. By its reply the form stands again with what was typed; where it has none (null), the page
 * comes anew and tells it; an address without a page has its status alone.
 */
export type StaleFormReply<T> = "no-page" | ((form: FormData) => T) | null;

/**
 * Posts that play, pay in or begin to: while a reality check waits for its answer, or an age is still to be confirmed, they have
 * no effect (RCK-03, POP-05). A script's page stays, with all that is typed on it, under the dialog that asks; without one
 * the question comes first, and then the way goes on.
 */
export interface PlayGuard<T> {
  readonly intents: readonly string[];
  /** What the page of a script says. */
  readonly refuse: (form: FormData, first: "reality-check" | "age-gate") => T;
  /**
   * Keeps what was typed; answers the path to go on to after the question. Every post of the address waits so for changed
   * terms (TRM-02, PLT-05).
   */
  readonly keep: (post: Post) => Promise<string>;
}

const outdatedKey = "form-outdated";
const wayBackKey = "form-way-back";

/** Keeps what was typed in the refused form that this page shows again; null where the page shows none. */
export function keepRefusedForm(scope: RequestScope): Promise<string> | null {
  // The key is this file's own.
  const keep = scope.memo.get(wayBackKey) as (() => Promise<string>) | undefined;
  return keep?.() ?? null;
}

/** Whether the page that comes answers a form of a session before. */
export function isStaleForm(scope: RequestScope): boolean {
  return scope.memo.has(outdatedKey);
}

/**
 * Wraps every action (SEC-01, SEC-07, GRD-07): origin and token, how often, the screen's own guards, then one intent, then 303 or
 * a 4xx with the form. A script that stays on its page sends `stay=1` and gets the outcome as data instead of
 * a redirect; the effect is the same.
 */
export async function formAction<T>(
  args: ActionFunctionArgs,
  intents: Intents<T>,
  limits: PostLimits<T> = {},
  outdated: StaleFormReply<T> = null,
  play: PlayGuard<T> | null = null,
) {
  const { request } = args;
  if (request.method !== "POST")
    throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  if (!isOwnPost(request.headers, new URL(request.url).origin)) throw new Response(null, { status: 403 });
  const form = await readForm(request);
  const scope = requestScope(args.context, request);
  // By the cookie as it was sent: a session that proves to have ended takes its token along.
  const session = await visitorSession(scope, request);
  if (!isCsrfToken(session.csrf, String(form.get("csrf") ?? ""))) {
    if (typeof outdated === "function") return data(outdated(form), { status: 403 });
    // A script has the page still: in its place comes what the status says.
    if (outdated === "no-page" || scope.kind !== "document") throw new Response(null, { status: 403 });
    scope.memo.set(outdatedKey, true);
    return data(null, { status: 403 });
  }
  // A button that says what ambiguous text means puts that into its field, whatever the form is for (LIM-13).
  const isReading = form.has(readingField) && Object.hasOwn(intents, readingField);
  if (isReading) takeReading(form);
  const name = isReading ? readingField : String(form.get("intent") ?? "default");
  const found = Object.hasOwn(limits, name) ? limits[name] : undefined;
  const limit = typeof found === "function" ? found(form, new URL(request.url)) : found;
  const pass = limit && (await takePass(limit.rule, limit.subject(form, session), scope.clientAddress));
  if (limit && pass && !pass.ok) {
    scope.retryAfter = pass.waitS;
    return data(limit.refuse(form, pass.waitS), { status: 429 });
  }
  let isGuess = false;
  try {
    scope.intent = name;
    // A page that is not to be had takes no posts either: its status is the answer.
    const context = await authorizePage(args);
    const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
    if (!intent) throw new Response(null, { status: 400 });
    const post = { context, form, request };
    const keep = async () => (play ? play.keep(post) : context.url.pathname + context.url.search);
    if (context.areTermsFirst) throw leave(scope, confirmPath(context.lng, await keep(), isAsked(context)));
    const first = context.ageToConfirm === null ? context.blockingStep : "age-gate";
    if (play?.intents.includes(name) && (first === "reality-check" || first === "age-gate")) {
      if (scope.kind === "data") return data(play.refuse(form, first), { status: 409 });
      throw leave(scope, stepPath(first, context.lng, await play.keep(post)));
    }
    const outcome = await intent(post).catch(refusalThrown);
    // What is done stays done, and its page comes after the terms; what is not is never sent again by itself.
    const isDone = !(outcome instanceof Response) && outcome.kind === "go";
    const terms = await termsStep(context, request, () => (isDone ? outcome.to : keep()));
    if (terms !== null) throw leave(scope, terms);
    if (outcome instanceof Response) throw outcome;
    isGuess = outcome.kind === "stay" && outcome.status < 500;
    if (outcome.kind === "stay") {
      scope.memo.set(wayBackKey, keep);
      return data(outcome.data, { status: outcome.status });
    }
    if (form.get("stay") === "1") return data(outcome.data ?? null);
    throw leave(scope, outcome.to);
  } finally {
    if (pass?.ok && !isGuess) pass.giveBack();
  }
}

function leave(scope: RequestScope, to: string): Response {
  const answer = redirect(to, 303);
  flushCookies(scope, answer.headers);
  return answer;
}

const isAsked = ({ platform }: RequestContext) => termsAskedBy(platform).length > 0;

/** A status that an intent has thrown in place of an outcome; redirects and defects go on. */
function refusalThrown(thrown: unknown): Response {
  if (thrown instanceof Response && thrown.status >= 400) return thrown;
  throw thrown;
}

async function readForm(request: Request) {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new Response(null, { status: 400 });
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}
