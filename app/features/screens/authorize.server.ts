import { redirect } from "@remix-run/node";
import { ageToConfirm } from "~/features/age-gate/gate";
import { type Maintenance, maintenanceAt } from "~/features/blocking/maintenance";
import { blockReason } from "~/features/blocking/reasons";
import { type Consent, standingConsent } from "~/features/consent/consent";
import { mustIdentify } from "~/features/identification/identification";
import { delayMsOf, dueApprovals } from "~/features/limits/approval";
import { type Limits, lockOf } from "~/features/limits/limit";
import { isReached } from "~/features/reality-check/check";
import { nextCheckAt } from "~/features/reality-check/clock.server";
import { noteActivity } from "~/features/session/activity.server";
import { type Due, dueOf } from "~/features/session/due";
import { idleMsOf } from "~/features/session/idle";
import type { Player, SessionState } from "~/features/session/player";
import { upstreamScope, visitorSession } from "~/features/session/session.server";
import type { GlobalSettings } from "~/features/settings/global-settings";
import { browserSettings, disarmed, type StoredSettings } from "~/features/settings/load.server";
import type { SiteConfig } from "~/features/settings/site-config";
import { detectLanguage, languagePolicy } from "~/i18n/detect.server";
import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";
import { now, startClock } from "~/platform/clock.server";
import { type PlatformScope, termsAskedBy } from "~/platform/scope.server";
import { readPlainCookie, writePlainCookie } from "~/server/cookies.server";
import { csrfToken } from "~/server/csrf.server";
import { env } from "~/server/env.server";
import { log } from "~/server/log.server";
import { flushCookies, once, type RequestScope, requestScope } from "~/server/request-scope.server";
import { type BlockingStep, blockingStepOf } from "./blocking-step";
import { screenOf } from "./catalogue";
import { areTermsFirst, decide, readAddress } from "./decide";
import type { Address, Decision, GuardInput } from "./guard-input";
import { loadGuardInput } from "./load-guard-input.server";
import { isMachineAddress } from "./path";
import { resolveSession } from "./resolve-session.server";
import { serviceTarget } from "./service-redirect";

/** What every loader and action knows once its address was let through. */
export interface RequestContext {
  readonly scope: RequestScope;
  readonly platform: PlatformScope;
  readonly url: URL;
  readonly lng: Language;
  readonly languages: readonly Language[];
  readonly config: SiteConfig;
  readonly decision: Exclude<Decision, { kind: "redirect" }>;
  readonly session: SessionState;
  /** null for a guest, and for a player of whom the platform says nothing just now. */
  readonly player: Player | null;
  /** null for a guest, and where the limit service has no answer: then nothing is placed or paid in (LIM-20). */
  readonly limits: Limits | null;
  /** Play is locked: by a break, a time-out or a self-exclusion (LIM-12). Nothing sells, and nothing bets at one press. */
  readonly isLocked: boolean;
  /** When the player's next reality check is due, or was, ms since epoch; null = none is to come (RCK-01). */
  readonly checkAt: number | null;
  /** What a script must hold this page with, until the player has answered. */
  readonly blockingStep: BlockingStep | null;
  /** A form is being sent that does nothing before the changed terms are confirmed: what was typed must be kept first. */
  readonly areTermsFirst: boolean;
  readonly due: Due;
  readonly settings: GlobalSettings;
  readonly stored: StoredSettings;
  readonly maintenance: Maintenance;
  /** The choice on cookies that holds; null = none was made, and nothing but the necessary is kept (CNS-03). */
  readonly consent: Consent | null;
  /** The age that the visitor still has to confirm; null = none (POP-05). */
  readonly ageToConfirm: number | null;
  readonly csrf: string;
  /** ms since epoch, by the platform's clock. */
  readonly now: number;
}

interface Args {
  readonly request: Request;
  readonly context: Parameters<typeof requestScope>[0];
}

/**
 * What every loader calls first, parents and `/remote/…` included: gathers the facts once per request and lets
 * one pure rule decide (GRD-07, PLT-10). Throws the redirect it comes to; a page that is not to be had is in
 * `decision`, for the leaf to throw. `at` is the address of the page where the request's own is not (fragments).
 */
export function authorizeRequest(args: Args, at?: URL): Promise<RequestContext> {
  const scope = requestScope(args.context, args.request);
  return once(scope, "screen", () => open(scope, args.request, at ?? new URL(args.request.url)));
}

/** `authorizeRequest` for a leaf: a page that is not to be had is thrown with its status (SCR-11, NTC-03, NTC-05). */
export async function authorizePage(args: Args, at?: URL) {
  const context = await authorizeRequest(args, at);
  const { decision } = context;
  if (decision.kind === "render") return { ...context, decision };
  if (decision.kind === "notice") context.scope.retryAfter = decision.retryAfter;
  throw refusedPage(decision);
}

/** What the error boundary gets to show: an http error, or a notice in place of the page. */
export type RefusedPage =
  | { readonly kind: "status"; readonly text: string }
  | { readonly kind: "notice"; readonly reason: string };

function refusedPage(decision: Exclude<RequestContext["decision"], { kind: "render" }>): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (decision.kind === "status") {
    return Response.json({ kind: "status", text: decision.text } satisfies RefusedPage, {
      status: decision.status,
      headers,
    });
  }
  if (decision.retryAfter !== null) headers.set("Retry-After", String(decision.retryAfter));
  return Response.json({ kind: "notice", reason: decision.reason } satisfies RefusedPage, {
    status: decision.status,
    headers,
  });
}

/** What the gate has let this request know; null where it was not asked, or let nothing through. */
export async function authorizedRequest(args: Args): Promise<RequestContext | null> {
  const scope = requestScope(args.context, args.request);
  // The key is this file's own.
  const asked = scope.memo.get("screen") as Promise<RequestContext> | undefined;
  return asked?.catch(() => null) ?? null;
}

async function open(scope: RequestScope, request: Request, url: URL): Promise<RequestContext> {
  const clock = startClock();
  const address = readAddress(url);
  const cookie = await visitorSession(scope, request);
  const platform = upstreamScope(scope, request, likelyLanguage(address, request), cookie);
  const facts = await loadGuardInput(platform, request, url, cookie);
  const policy = languagePolicy(facts.config.languages, facts.config.defaultLanguage);
  if (policy.problem) log.error({ requestId: scope.requestId }, policy.problem);
  const language = detectLanguage(policy, {
    segment: address.lng ?? undefined,
    cookie: readPlainCookie(request, "lng"),
    acceptLanguage: request.headers.get("accept-language"),
  }).language;
  const at = now();
  const maintenance = maintenanceAt(
    facts.config.maintenance,
    readPlainCookie(request, "maintenance") === "1",
    at,
  );
  const session = await resolveSession(facts, platform, scope, request);
  if (session.kind === "guest") platform.auth = null;
  const player = session.kind === "player" ? facts.player : null;
  const limits = session.kind === "player" ? facts.limits : null;
  const isLocked = limits !== null && lockOf(limits.all, at) !== null;
  const known = (session.kind === "player" && facts.settings) || browserSettings(request);
  const stored = isLocked ? await disarmed(known, { scope, platform }, request) : known;
  const delayMs = delayMsOf(facts.config.playerSafety);
  const isApprovalDue = limits !== null && dueApprovals(limits.all, delayMs, at).length > 0;
  const checkAt = limits && (await nextCheckAt(scope, request, limits.all, at));
  const isPost = request.method === "POST";
  // What was under way when the check fell due has its effect.
  const isCheckDue = isReached(checkAt, isPost ? clock.startedAt() : at);
  const isPage = scope.kind === "document" && !isMachineAddress(new URL(request.url).pathname);
  // The service of terms may be behind the one that refused, or away.
  const isConfirm = address.match?.screen === screenOf("confirm");
  const isAsked =
    termsAskedBy(platform).length > 0 || (isConfirm && url.searchParams.get("required") === "1");
  const ageAsked = ageToConfirm(facts.config, session.kind === "player", readPlainCookie(request, "age"));
  const asked: GuardInput = {
    env: env().appEnv,
    now: at,
    origin: url.origin,
    config: facts.config,
    languages: policy.allowed,
    language,
    block: facts.block && blockReason(facts.block, readPlainCookie(request, "force-geo-off") === "1"),
    maintenance,
    isSignedIn: session.kind === "player",
    ban: player?.ban ?? null,
    termsChanged: session.kind === "player" && facts.termsChanged === true,
    areTermsAsked: session.kind === "player" && isAsked,
    isApprovalDue,
    mustIdentify: mustIdentify(player, facts.config),
    isCheckDue,
    open: {
      "limit-test": cookie.safety?.test !== undefined,
      // An answer that comes after another tab's is taken as what it is, and its page stays where it was.
      "deposit-approval": isApprovalDue || isPost,
      "age-gate": ageAsked !== null,
      "reality-check": isCheckDue || isPost,
    },
    isPost,
    intent: scope.intent,
    isPage,
  };
  const isFormBlocked = isPost && areTermsFirst(address, asked);
  const asConfirmed = { termsChanged: false, areTermsAsked: false };
  const decision = decide(address, isFormBlocked ? { ...asked, ...asConfirmed } : asked);
  if (decision.cyclic)
    log.warn({ requestId: scope.requestId, to: decision.cyclic }, "cyclic redirect refused");
  if (decision.kind === "redirect") throw leave(scope, request, decision.to, decision.status);
  const elsewhere = facts.redirect && serviceTarget(url, facts.redirect.url, env().remoteOrigins);
  if (elsewhere === "cyclic")
    log.warn({ requestId: scope.requestId }, "cyclic redirect of the redirect service refused");
  else if (elsewhere && facts.redirect) throw leave(scope, request, elsewhere, facts.redirect.code);
  rememberLanguage(scope, request, language);
  const idleMs = session.kind === "player" ? idleMsOf(facts.config.playerSafety) : null;
  const witness = { scope, platform, request, session: cookie };
  const idle = idleMs && { inMs: await noteActivity(witness, idleMs, isPage || isPost), ofMs: idleMs };
  const csrfSeed = (await visitorSession(scope, request)).csrf;
  return {
    scope,
    platform,
    url,
    lng: language,
    languages: policy.allowed,
    config: facts.config,
    decision,
    session,
    player,
    limits,
    isLocked,
    checkAt,
    blockingStep: decision.kind === "notice" ? null : blockingStepOf(address, asked),
    areTermsFirst: isFormBlocked,
    due: dueOf({
      ...{ limits: limits?.all ?? [], delayMs, checkAt, now: at },
      ...{ idle: idle || null, areTermsChanged: asked.termsChanged },
    }),
    settings: stored.display,
    stored,
    maintenance,
    consent: standingConsent(readPlainCookie(request, "cookie_consent"), facts.config.cookiePolicy.revision),
    ageToConfirm: ageAsked,
    csrf: csrfToken(csrfSeed),
    now: at,
  };
}

function leave(scope: RequestScope, request: Request, to: string, status: number) {
  // A post must not be sent again to where it is led.
  const answer = redirect(to, request.method === "POST" ? 303 : status);
  answer.headers.set("Cache-Control", "no-store");
  flushCookies(scope, answer.headers);
  return answer;
}

/** The language to ask upstream in, before config says which are allowed. */
function likelyLanguage({ lng }: Address, request: Request): string {
  return (
    [lng, readPlainCookie(request, "lng")].find((text) => isLanguage(text ?? undefined)) ?? defaultLanguage
  );
}

/** LNG-06: what the address says is what the next visit starts with. */
function rememberLanguage(scope: RequestScope, request: Request, lng: Language) {
  if (scope.kind === "document" && readPlainCookie(request, "lng") !== lng) {
    scope.cookies.push(writePlainCookie(request, "lng", lng));
  }
}
