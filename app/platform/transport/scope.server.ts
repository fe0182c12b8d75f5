import type { Fingerprint } from "~/domain/session/device";
import type { PlatformType } from "~/domain/settings/platform-type";
import { memoKey, RequestMemo } from "~/server/request-memo.server";

/**
 * Who makes upstream calls: the session and its bearer token. `token` and `tokenExpires` (ms since
 * epoch) come from the cookie `user_token` while it is this session's.
 */
export interface PlatformAuth {
  readonly sessionId: string;
  token: string | null;
  tokenExpires: number;
  /** Receives a fresh token for the response's cookie (PLT-07); `expires` is ms since epoch. */
  readonly onToken: (token: string, expires: number) => void;
}

/** The visitor's device by its fingerprint, and what receives a fresh fingerprint (SES-10). */
export interface PlatformDevice {
  readonly fingerprint: Fingerprint;
  /** Receives a fresh fingerprint for the response's cookie (PLT-03). */
  readonly onFresh: (fingerprint: Fingerprint) => void;
}

/**
 * What all upstream calls of one request share: language, country, session, device, time budget,
 * memo.
 */
export interface PlatformScope {
  readonly lng: string;
  /** Two-letter country for the GeoIP header, lower case (CFG-01). */
  readonly country: string;
  /**
   * How the page's frame stands to the site that shows it, as the browser says (`same-origin`, `same-site`,
   * `cross-site`); null = the page is in no frame (SES-04).
   */
  readonly frameSite: string | null;
  /** Sent upstream with every call (OPS-03). */
  readonly requestId: string;
  /** The version of the site that the visitor asked for; null = none, or background work (SCR-14). */
  readonly platformType: PlatformType | null;
  /**
   * The browser's User-Agent; "" = unknown. The platform stores only browser and system, in words
   * (SES-04).
   */
  readonly agent: string;
  /** The visitor's address; null = unknown, or background work. */
  readonly clientAddress: string | null;
  /** Aborts when the visitor disconnects. */
  readonly signal?: AbortSignal | undefined;
  /** End of the page's upstream budget, by `performance.now()`. Time spent on effects is not charged. */
  deadline: number;
  /** The requested URL. */
  readonly url: string;
  auth: PlatformAuth | null;
  /** Null = unknown: no script, or no consent. */
  readonly device: PlatformDevice | null;
  /** Memoised answers of this request (PLT-10). */
  readonly memo: RequestMemo;
}

/** Country of a visitor whose country is unknown (CFG-01). */
export const defaultCountry = "ru";

type ScopeInput = Pick<PlatformScope, "lng" | "requestId" | "url"> &
  Partial<
    Pick<
      PlatformScope,
      | "country"
      | "frameSite"
      | "platformType"
      | "agent"
      | "clientAddress"
      | "signal"
      | "auth"
      | "device"
      | "memo"
    >
  > & {
    readonly budgetMs?: number;
  };

/** Creates the scope of one request; its budget starts now. */
export function createPlatformScope(input: ScopeInput): PlatformScope {
  return {
    lng: input.lng,
    country: /^[a-z]{2}$/i.test(input.country ?? "")
      ? (input.country ?? "").toLowerCase()
      : defaultCountry,
    frameSite: input.frameSite ?? null,
    requestId: input.requestId,
    platformType: input.platformType ?? null,
    agent: input.agent ?? "",
    clientAddress: input.clientAddress ?? null,
    signal: input.signal,
    deadline: performance.now() + (input.budgetMs ?? pageBudgetMs),
    url: input.url,
    auth: input.auth ?? null,
    device: input.device ?? null,
    memo: input.memo ?? new RequestMemo(),
  };
}

/** A scope for background work of the same request: no visitor signal, nobody signed in, own budget. */
export function createSignedOutBackgroundScope(
  scope: PlatformScope,
  budgetMs: number,
): PlatformScope {
  const { lng, country, requestId, url } = scope;
  return createPlatformScope({ lng, country, requestId, url, budgetMs });
}

/** Upstream budget of one page load, ms (architecture, "Platform"). */
export const pageBudgetMs = 2500;

/** Remaining page budget, ms, never negative. */
export function pageBudgetLeftMs(scope: PlatformScope): number {
  return Math.max(0, scope.deadline - performance.now());
}

/**
 * Gives the page back the time that an effect has taken: `left` is the budget that remained when
 * the effect began, ms.
 */
export function restorePageBudget(scope: PlatformScope, left: number): void {
  scope.deadline = Math.max(scope.deadline, performance.now() + left);
}

/** A copy of the scope that may use at most `ms` of the page's budget, for optional content. */
export function scopeWithBudgetShare(scope: PlatformScope, ms: number): PlatformScope {
  return { ...scope, deadline: Math.min(scope.deadline, performance.now() + ms) };
}

/** Marks that a service failed during this request: the page may show stale data. */
export function markOutageOfRequest(scope: PlatformScope) {
  scope.memo.set(outage, true);
}

/** Whether a service failed during this request; its page is then marked (OPS-04). */
export function hadOutageInRequest(scope: PlatformScope): boolean {
  return scope.memo.get(outage) === true;
}

const outage = memoKey<true>("outage");

/**
 * Records a call refused until changed terms are confirmed (PLT-05); `name` is the policy's: `coupons.place`.
 */
export function recordTermsRefusal(scope: PlatformScope, name: string) {
  scope.memo.set(refusedCalls, [...callsRefusedForTerms(scope), name]);
}

/**
 * Policy names of this request's calls that were refused until changed terms are confirmed
 * (PLT-05).
 */
export function callsRefusedForTerms(scope: PlatformScope): readonly string[] {
  return scope.memo.get(refusedCalls) ?? [];
}

const refusedCalls = memoKey<readonly string[]>("calls-refused-for-terms");
