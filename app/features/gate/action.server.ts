import { type ActionFunctionArgs, data } from "@remix-run/node";
import { amountReadingField, applyChosenAmountReading } from "~/domain/money/reading";
import {
  type FirstError,
  type FormEvents,
  firstErrorOf,
  formEvent,
  recordEarly,
  recordEvents,
  recordServerError,
} from "~/features/analytics/record.server";
import { passCaptchaToCalls, wantsNewCaptcha } from "~/features/captcha/posted-captcha.server";
import { authorizePage } from "~/features/gate/authorize.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { platformNow } from "~/platform/transport/clock.server";
import { callsRefusedForTerms } from "~/platform/transport/scope.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import { isCsrfToken } from "~/server/csrf.server";
import { isOwnPost } from "~/server/origin.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { countPost as countPostOf } from "~/server/post-limits/count.server";
import { type RequestScope, requestScope } from "~/server/request-scope.server";
import { blockingStepPath, termsConfirmationPath } from "../screens/step-path";
import { addCaptchaOrSignOut } from "./captcha-step.server";
import type { ActionResult, IntentHandlers } from "./form-post.server";
import type { RealityCheckAndAgeGuard } from "./play-guard.server";
import { type PostLimits, postLimitOf } from "./post-limit.server";
import { type ListFields, readUrlEncodedForm } from "./read-form.server";
import {
  markFormRefused,
  markFormStale,
  type StaleFormCause,
  setRefusedFormStorage,
} from "./refused-form.server";
import { termsConfirmationAddress } from "./terms-first.server";

/**
 * Reply to a form with the CSRF token of another session, after a sign-in or sign-out in another tab. The
 * action does not run. A function returns the form with the typed values; null reloads the page with an
 * "outdated form" message; "no-page" sends the status only.
 */
export type StaleFormReply<T> = "no-page" | ((form: FormData, cause: StaleFormCause) => T) | null;

/** What an address says of its posts besides what each intent does. */
export interface FormActionRules<T> {
  readonly limits?: PostLimits<T>;
  readonly stale?: StaleFormReply<T> | null;
  readonly play?: RealityCheckAndAgeGuard<T> | null;
  /** Fields that may come several times. */
  readonly lists?: ListFields;
  /** The events of a post's result; absent or null = none, or the intent records its own (ANA-03). */
  readonly eventsOf?: (intent: string, form: FormData) => FormEvents;
}

/** A post whose form has been read. */
interface ReadPost<T> {
  readonly request: Request;
  readonly form: FormData;
  /** Name of the intent. */
  readonly intent: string;
  readonly scope: RequestScope;
  readonly session: SessionCookie;
  readonly rules: FormActionRules<T>;
  /** Set by `countPost`: takes the count back where the post was no guess. */
  giveBack: () => void;
}

/** A post that its address takes. */
interface AdmittedPost<T> extends ReadPost<T> {
  readonly context: RequestContext;
  readonly isStaying: boolean;
  /** Stores the typed values and returns the path back to them. */
  readonly keep: () => Promise<string>;
}

/** The page again with a reply. A step that leads elsewhere, or to a page of its own, throws its response. */
type PageWithReply<T> = ReturnType<typeof data<T | null>>;

type Step<Post, T> = (post: Post) => Promise<PageWithReply<T> | null> | PageWithReply<T> | null;

/**
 * Wraps every action (SEC-01, SEC-07, GRD-07): origin, form, token, rate limit, the screen's guards, terms, questions that
 * come first, captcha; then one intent runs. Replies 303, or 4xx with the form. The first step with a reply wins. A
 * script that stays on its page sends `stay=1` and gets the outcome as data instead of a redirect; the effect is the same.
 */
export async function formAction<T>(
  args: ActionFunctionArgs,
  intents: IntentHandlers<T>,
  rules: FormActionRules<T> = {},
): Promise<PageWithReply<T>> {
  const reply = await replyToPost(args, intents, rules);
  if ((reply.init?.status ?? 200) >= 400) markFormRefused(requestScope(args.context, args.request));
  return reply;
}

async function replyToPost<T>(
  args: ActionFunctionArgs,
  intents: IntentHandlers<T>,
  rules: FormActionRules<T>,
): Promise<PageWithReply<T>> {
  refuseForeignPost(args.request);
  const read = await readPost(args, intents, rules);
  const before: readonly Step<ReadPost<T>, T>[] = [refuseStaleToken, applyAmountReading, countPost];
  const first = await firstReply(before, read);
  if (first) {
    recordEarlyRefusal(read, first.data);
    return first;
  }
  let isGuess = false;
  try {
    read.scope.intent = read.intent;
    // A page that does not exist accepts no posts either: the reply is its status.
    const context = await authorizePage(args);
    const handler = Object.hasOwn(intents, read.intent) ? intents[read.intent] : undefined;
    if (!handler) throw new Response(null, { status: 400 });
    const post = admit(read, context);
    const onPage: readonly Step<AdmittedPost<T>, T>[] = [
      confirmTermsFirst,
      answerQuestionFirst,
      passCaptcha,
    ];
    const second = await firstReply(onPage, post);
    if (second) {
      recordRefusal(post, second.data);
      return second;
    }
    const outcome = await run(handler, post);
    recordOutcome(post, outcome);
    await confirmTermsIfRefusedForThem(post, outcome);
    if (outcome instanceof Response) throw outcome;
    isGuess = outcome.kind === "stay" && outcome.status < 500 && !outcome.isUnjudged;
    return answerWith(outcome, post);
  } finally {
    if (!isGuess) read.giveBack();
  }
}

async function firstReply<Post, T>(steps: readonly Step<Post, T>[], post: Post) {
  for (const step of steps) {
    const reply = await step(post);
    if (reply) return reply;
  }
  return null;
}

function refuseForeignPost({ method, headers, url }: Request): void {
  if (method !== "POST")
    throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  if (!isOwnPost(headers, new URL(url).origin)) throw new Response(null, { status: 403 });
}

async function readPost<T>(
  { request, context }: ActionFunctionArgs,
  intents: IntentHandlers<T>,
  rules: FormActionRules<T>,
): Promise<ReadPost<T>> {
  const form = await readUrlEncodedForm(request, rules.lists ?? []);
  const scope = requestScope(context, request);
  // Read from the cookie as sent: a session that turns out to have ended takes its token with it.
  const session = await readOrCreateSessionCookie(scope, request);
  const isReading = form.has(amountReadingField) && Object.hasOwn(intents, amountReadingField);
  const intent = isReading ? amountReadingField : String(form.get("intent") ?? "default");
  return { request, form, intent, scope, session, rules, giveBack: () => {} };
}

function refuseStaleToken<T>({ request, form, scope, session, rules }: ReadPost<T>) {
  if (isCsrfToken(session.csrf, String(form.get("csrf") ?? ""))) return null;
  const { stale = null } = rules;
  const hasCookie = /(?:^|;\s*)__session=/.test(request.headers.get("cookie") ?? "");
  const cause = hasCookie ? "session" : "no-cookies";
  if (typeof stale === "function") return data(stale(form, cause), { status: 403 });
  // A script still has the page, so it needs the status only.
  if (stale === "no-page" || scope.kind !== "document") throw new Response(null, { status: 403 });
  markFormStale(scope, cause);
  return data(null, { status: 403 });
}

/** A button that resolves ambiguous text writes the resolved value into the field, whatever the form's intent (LIM-13). */
function applyAmountReading<T>({ form, intent }: ReadPost<T>) {
  if (intent === amountReadingField) applyChosenAmountReading(form);
  return null;
}

async function countPost<T>(post: ReadPost<T>) {
  const { request, form, intent, scope, session, rules } = post;
  // A request for another captcha picture has its own rate limit, and no other effect.
  const limit = wantsNewCaptcha(form)
    ? undefined
    : postLimitOf(rules.limits ?? {}, intent, form, new URL(request.url));
  if (!limit) return null;
  const pass = await countPostOf(limit.rule, limit.subject(form, session), scope.clientAddress);
  if (pass.ok) {
    post.giveBack = pass.giveBack;
    return null;
  }
  scope.retryAfter = pass.waitS;
  return data(limit.refuse(form, pass.waitS), { status: 429 });
}

function admit<T>(read: ReadPost<T>, context: RequestContext): AdmittedPost<T> {
  const { form, request } = read;
  const { play } = read.rules;
  const here = context.url.pathname + context.url.search;
  const isStaying = form.get("stay") === "1";
  const keep = async () => (play ? play.keep({ context, form, request, isStaying }) : here);
  return { ...read, context, isStaying, keep };
}

async function confirmTermsFirst<T>({ context, scope, keep }: AdmittedPost<T>) {
  if (!context.areTermsFirst) return null;
  const isAsked = callsRefusedForTerms(context.platform).length > 0;
  const to = termsConfirmationPath(context.lng, await keep(), isAsked);
  throw redirectWithCookies(scope, to, 303);
}

/** A reality check or the age gate comes before what plays (RCK-03, POP-05). */
async function answerQuestionFirst<T>({
  context,
  scope,
  form,
  intent,
  rules,
  keep,
}: AdmittedPost<T>) {
  const first = context.ageToConfirm === null ? context.blockingStep : "age-gate";
  const isOfPlay = rules.play?.intents.includes(intent) === true;
  if (!rules.play || !isOfPlay || (first !== "reality-check" && first !== "age-gate")) return null;
  if (scope.kind === "data") return data(rules.play.refuse(form, first, intent), { status: 409 });
  throw redirectWithCookies(scope, blockingStepPath(first, context.lng, await keep()), 303);
}

function passCaptcha<T>({ context, form }: AdmittedPost<T>) {
  passCaptchaToCalls(context.platform, form);
  return null;
}

/** Runs the intent; an error status that it threw is its outcome. Redirects and defects are thrown on. */
async function run<T>(handler: IntentHandlers<T>[string], post: AdmittedPost<T>) {
  const answered = await handler(post).catch((thrown: unknown) => {
    if (thrown instanceof Response && thrown.status >= 400) return thrown;
    throw thrown;
  });
  return answered instanceof Response
    ? answered
    : await addCaptchaOrSignOut(post, post.intent, answered);
}

/**
 * Leads to the terms where the platform refused a call until they are confirmed. A completed action stays completed, and
 * its page follows after the terms. An action that did not run is never sent again automatically.
 */
async function confirmTermsIfRefusedForThem<T>(
  { context, request, scope, keep }: AdmittedPost<T>,
  outcome: ActionResult<T> | Response,
): Promise<void> {
  const isDone = !(outcome instanceof Response) && outcome.kind === "go";
  const terms = await termsConfirmationAddress(context, request, () =>
    isDone ? outcome.to : keep(),
  );
  if (terms !== null) throw redirectWithCookies(scope, terms, 303);
}

function recordOutcome<T>(post: AdmittedPost<T>, outcome: ActionResult<T> | Response): void {
  if (outcome instanceof Response) {
    const code = `status-${outcome.status}`;
    if (outcome.status >= 500) recordServerError(post.scope, post.request, code, "form");
    record(post, { code, field: null });
  } else if (outcome.kind === "stay") recordRefusal(post, outcome.data);
  else if (outcome.event) recordEvents(post.context, outcome.event);
  else if (outcome.event === undefined) {
    const { unfinished } = outcome;
    record(post, unfinished === undefined ? null : { code: unfinished, field: null });
  }
}

/** A form that only comes again, with nothing refused, is no result. */
function recordRefusal<T>(post: AdmittedPost<T>, reply: T | null): void {
  const error = firstErrorOf(reply);
  if (error) record(post, error);
}

function record<T>(post: AdmittedPost<T>, error: FirstError | null): void {
  const event = eventOf(post, post.context.now, error);
  if (event) recordEvents(post.context, event);
}

function recordEarlyRefusal<T>(read: ReadPost<T>, reply: T | null): void {
  const error = firstErrorOf(reply) ?? { code: "stale", field: null };
  const event = eventOf(read, platformNow(), error);
  if (event) void recordEarly(read.scope, read.request, event);
}

function eventOf<T>(post: ReadPost<T>, now: number, error: FirstError | null) {
  const { form, intent, request, session, rules } = post;
  const events = rules.eventsOf?.(intent, form) ?? null;
  if (events === null) return null;
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  return formEvent(events, { typed, url: new URL(request.url), session, now }, error);
}

function answerWith<T>(outcome: ActionResult<T>, { isStaying, scope, keep }: AdmittedPost<T>) {
  if (outcome.kind === "stay") {
    setRefusedFormStorage(scope, keep);
    return data(outcome.data, { status: outcome.status });
  }
  if (isStaying && outcome.isLeaving !== true) return data(outcome.data ?? null);
  const answer = redirectWithCookies(scope, outcome.to, 303);
  if (outcome.isDocument) answer.headers.set("X-Remix-Reload-Document", "true");
  throw answer;
}
