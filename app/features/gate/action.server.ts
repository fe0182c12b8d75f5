import { type ActionFunctionArgs, data } from "@remix-run/node";
import { amountReadingField, applyChosenAmountReading } from "~/domain/money/reading";
import { passCaptchaToCalls, wantsNewCaptcha } from "~/features/captcha/posted-captcha.server";
import { authorizePage } from "~/features/gate/authorize.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { callsRefusedForTerms } from "~/platform/transport/scope/terms-refusals.server";
import { isCsrfToken } from "~/server/csrf.server";
import { isOwnPost } from "~/server/origin.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { countPost } from "~/server/post-limits/count.server";
import { requestScope } from "~/server/request-scope.server";
import { blockingStepPath, termsConfirmationPath } from "../screens/step-path";
import { addCaptchaOrSignOut } from "./captcha-step.server";
import type { IntentHandlers } from "./form-post.server";
import type { RealityCheckAndAgeGuard } from "./play-guard.server";
import { type PostLimits, postLimitOf } from "./post-limit.server";
import { type ListFields, readUrlEncodedForm } from "./read-form.server";
import { markFormStale, type StaleFormCause, setRefusedFormStorage } from "./refused-form.server";
import { termsConfirmationAddress } from "./terms-first.server";

/**
 * Reply to a form with the CSRF token of another session, after a sign-in or sign-out in another tab. The
 * action does not run. A function returns the form with the typed values; null reloads the page with an
 * "outdated form" message; "no-page" sends the status only.
 */
export type StaleFormReply<T> = "no-page" | ((form: FormData, cause: StaleFormCause) => T) | null;

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
  play: RealityCheckAndAgeGuard<T> | null = null,
  lists: ListFields = [],
) {
  const { request } = args;
  if (request.method !== "POST")
    throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  if (!isOwnPost(request.headers, new URL(request.url).origin))
    throw new Response(null, { status: 403 });
  const form = await readUrlEncodedForm(request, lists);
  const scope = requestScope(args.context, request);
  // Read from the cookie as sent: a session that turns out to have ended takes its token with it.
  const session = await readOrCreateSessionCookie(scope, request);
  if (!isCsrfToken(session.csrf, String(form.get("csrf") ?? ""))) {
    const hasCookie = /(?:^|;\s*)__session=/.test(request.headers.get("cookie") ?? "");
    const cause = hasCookie ? "session" : "no-cookies";
    if (typeof outdated === "function") return data(outdated(form, cause), { status: 403 });
    // A script still has the page, so it needs the status only.
    if (outdated === "no-page" || scope.kind !== "document")
      throw new Response(null, { status: 403 });
    markFormStale(scope, cause);
    return data(null, { status: 403 });
  }
  // A button that resolves ambiguous text writes the resolved value into the field, whatever the form's
  // intent (LIM-13).
  const isReading = form.has(amountReadingField) && Object.hasOwn(intents, amountReadingField);
  if (isReading) applyChosenAmountReading(form);
  const name = isReading ? amountReadingField : String(form.get("intent") ?? "default");
  // A request for another captcha picture has its own rate limit, and no other effect.
  const limit = wantsNewCaptcha(form)
    ? undefined
    : postLimitOf(limits, name, form, new URL(request.url));
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
      throw redirectWithCookies(
        scope,
        blockingStepPath(first, context.lng, await play.keep(post)),
        303,
      );
    }
    passCaptchaToCalls(context.platform, form);
    const answered = await intent(post).catch(refusalThrown);
    const outcome =
      answered instanceof Response ? answered : await addCaptchaOrSignOut(post, name, answered);
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
      setRefusedFormStorage(scope, keep);
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
