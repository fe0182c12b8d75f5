import {
  type AnalyticsEvent,
  analyticsConsent,
  type FormEventFields,
  type FormEventName,
} from "~/domain/analytics/catalogue";
import { toEventWord } from "~/domain/analytics/words";
import { choiceAllowsStorage } from "~/domain/consent/choice";
import { type Consent, parseConsentToCurrentPolicy } from "~/domain/consent/consent";
import {
  type EventOrigin,
  eventOrigins,
  sendAnalyticsEvents,
  stampEvent,
} from "~/platform/services/analytics/client.server";
import { loadSiteConfig, NoSiteConfig } from "~/platform/services/config/client.server";
import { createPlatformScope, type PlatformScope } from "~/platform/transport/scope.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import { log } from "~/server/log.server";
import { countAnalyticsEvents, countFormResult } from "~/server/metrics.server";
import type { RequestScope } from "~/server/request-scope.server";

/** Whose event it is: the visitor's consent, and the request's connection to the platform. */
export interface EventSource {
  readonly consent: Pick<Consent, "choice"> | null;
  readonly platform: PlatformScope;
}

/** Whether the visitor lets events be recorded (CNS-03). */
export const mayRecord = (consent: EventSource["consent"]): boolean =>
  choiceAllowsStorage(consent?.choice ?? null, analyticsConsent);

/** Records events of a visitor who consented to them; of another nothing leaves (ANA-03, CNS-03). Does not wait. */
export function recordEvents(
  { consent, platform }: EventSource,
  ...events: AnalyticsEvent[]
): void {
  if (mayRecord(consent))
    sendAnalyticsEvents(platform, events.map(stampEvent), originOf(platform.agent));
  else countAnalyticsEvents("refused", events.length);
}

/** Telegram's own browser names itself (ANA-02). */
export function originOf(agent: string): EventOrigin {
  return /\bTelegram\b/i.test(agent) ? eventOrigins.telegram : eventOrigins.site;
}

/** A post at the moment of its result. */
export interface JudgedPost {
  readonly typed: Readonly<Record<string, string>>;
  readonly url: URL;
  readonly session: SessionCookie;
  /** The platform's clock, ms since epoch. */
  readonly now: number;
}

/** How a form names its events, and what it adds to them; `code` is the first error, null = done. */
type FormEventOf<Name extends FormEventName> = Name extends unknown
  ? [keyof FormEventFields<Name>] extends [never]
    ? Name
    : {
        readonly name: Name;
        readonly fields: (post: JudgedPost, code: string | null) => FormEventFields<Name>;
      }
  : never;

/** Names of forms that add no fields to their events. */
export type PlainFormEventName = Extract<FormEventOf<FormEventName>, string>;

/** The events of a form; null = its use case records what happened, or nothing is worth it. */
export type FormEvents = FormEventOf<FormEventName> | null;

/** The first error of a refused form. */
export interface FirstError {
  readonly code: string;
  readonly field: string | null;
}

/** The first error of a form's reply: conform's, or the first refusal beside it; null = nothing is refused. */
export function firstErrorOf(reply: unknown): FirstError | null {
  if (typeof reply !== "object" || reply === null) return null;
  const { error, refusals } = reply as {
    readonly error?: Readonly<Record<string, readonly string[] | null>> | null;
    readonly refusals?: readonly { readonly code: string }[];
  };
  for (const [field, codes] of Object.entries(error ?? {}))
    if (codes?.[0] !== undefined) return { code: codes[0], field: field === "" ? null : field };
  const [refusal] = refusals ?? [];
  return refusal ? { code: refusal.code, field: null } : null;
}

/** The event of a posted form with a result: `error` null = done (ANA-03, ANA-06). Also counts it. */
export function formEvent(
  events: NonNullable<FormEvents>,
  post: JudgedPost,
  error: FirstError | null,
): AnalyticsEvent {
  if (typeof events === "string") return plainFormEvent(events, error);
  return eventOfResult(events.name, events.fields(post, error?.code ?? null), error);
}

/** `formEvent` of a form that adds no fields. */
export function plainFormEvent(name: PlainFormEventName, error: FirstError | null): AnalyticsEvent {
  return eventOfResult(name, {}, error);
}

function eventOfResult(name: FormEventName, fields: object, error: FirstError | null) {
  countFormResult(name, error === null ? "" : toEventWord(error.code));
  const failed = error && {
    code: toEventWord(error.code),
    field: error.field === null ? null : toEventWord(error.field),
  };
  // The name and its fields come from one entry of the catalogue.
  return { name: `${name}_${failed ? "error" : "done"}`, ...fields, ...failed } as AnalyticsEvent;
}

/** Records a defect of a loader, a page's rendering or a form's outcome, by its class or status alone (ANA-08). */
export function recordServerError(
  scope: RequestScope,
  request: Request,
  code: string,
  kind: "server" | "form" = "server",
): void {
  const request_ = toEventWord(scope.requestId);
  const place = scope.kind === "document" ? "document" : "data";
  void recordEarly(scope, request, {
    ...{ name: "error", kind, place, request: request_, code: toEventWord(code) },
  });
}

/**
 * Records an event of a request whose page is not authorized, such as one of too many posts: consent is read from the
 * cookie, the language from the address.
 */
export async function recordEarly(
  scope: RequestScope,
  request: Request,
  event: AnalyticsEvent,
): Promise<void> {
  const { requestId, country } = scope;
  const [, lng = "en"] = /^\/([a-z]{2})(?:\/|$)/.exec(new URL(request.url).pathname) ?? [];
  const agent = request.headers.get("user-agent") ?? "";
  const platform = createPlatformScope({
    ...{ lng, requestId, agent, url: request.url },
    ...(country === null ? {} : { country }),
  });
  try {
    const { cookiePolicy } = await loadSiteConfig(platform);
    const cookie = readPlainCookie(request, "cookie_consent");
    const consent = parseConsentToCurrentPolicy(cookie, cookiePolicy.revision);
    recordEvents({ consent, platform }, event);
  } catch (error) {
    if (!(error instanceof NoSiteConfig)) log.error({ err: error }, "an event was not recorded");
  }
}
