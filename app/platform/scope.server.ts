import type { Fingerprint } from "~/domain/session/device";

/** Upstream identity of a request. `token` and `tokenExpires` (ms since epoch) come from `user_token`. */
export interface PlatformAuth {
  readonly sessionId: string;
  token: string | null;
  tokenExpires: number;
  /** Receives a fresh token for the response's cookie (PLT-07); `expires` is ms since epoch. */
  readonly onToken: (token: string, expires: number) => void;
}

/** The visitor's device (SES-10). */
export interface PlatformDevice {
  readonly fingerprint: Fingerprint;
  /** Receives a fresh fingerprint for the response's cookie (PLT-03). */
  readonly onFresh: (fingerprint: Fingerprint) => void;
}

/** Shared by all upstream calls of one request. */
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
  /** The browser's name of itself; "" = unknown. The platform keeps it in words alone (SES-04). */
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
  readonly memo: Map<string, unknown>;
}

/** Upstream budget of one page load, ms (architecture, "Platform"). */
export const pageBudgetMs = 2500;

/** Default for an unknown visitor's country (CFG-01). */
export const defaultCountry = "ru";

type ScopeInput = Pick<PlatformScope, "lng" | "requestId" | "url"> &
  Partial<
    Pick<
      PlatformScope,
      "country" | "frameSite" | "agent" | "clientAddress" | "signal" | "auth" | "device" | "memo"
    >
  > & {
    readonly budgetMs?: number;
  };

/** Creates the scope of one request; its budget starts now. */
export function platformScope(input: ScopeInput): PlatformScope {
  return {
    lng: input.lng,
    country: /^[a-z]{2}$/i.test(input.country ?? "")
      ? (input.country ?? "").toLowerCase()
      : defaultCountry,
    frameSite: input.frameSite ?? null,
    requestId: input.requestId,
    agent: input.agent ?? "",
    clientAddress: input.clientAddress ?? null,
    signal: input.signal,
    deadline: performance.now() + (input.budgetMs ?? pageBudgetMs),
    url: input.url,
    auth: input.auth ?? null,
    device: input.device ?? null,
    memo: input.memo ?? new Map(),
  };
}

/** A scope for background work of the same request: no visitor signal, nobody signed in, own budget. */
export function detachedScope(scope: PlatformScope, budgetMs: number): PlatformScope {
  const { lng, country, requestId, url } = scope;
  return platformScope({ lng, country, requestId, url, budgetMs });
}

/** Remaining page budget, ms, never negative. */
export function budgetLeft(scope: PlatformScope): number {
  return Math.max(0, scope.deadline - performance.now());
}

/** Restores the budget spent on an effect: `left` is the remaining budget when it began, ms. */
export function restoreBudget(scope: PlatformScope, left: number): void {
  scope.deadline = Math.max(scope.deadline, performance.now() + left);
}

/** Runs `ask` once per request and shares the result between loaders (PLT-10). */
export function oncePerRequest<T>(
  scope: PlatformScope,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  const known = scope.memo.get(key);
  // Keys are private to this folder, one type each.
  if (known !== undefined) return known as Promise<T>;
  const asked = ask();
  scope.memo.set(key, asked);
  return asked;
}

/** Drops memoised answers after a change; without keys, all platform answers of this request. */
export function dropMemoised(scope: PlatformScope, ...keys: readonly string[]) {
  const gone =
    keys.length > 0 ? keys : [...scope.memo.keys()].filter((key) => key.startsWith("platform."));
  for (const key of gone) scope.memo.delete(key);
}

/** Marks that a service failed during this request: the page may show stale data. */
export function markOutage(scope: PlatformScope) {
  scope.memo.set(outageKey, true);
}

/** Whether a service failed during this request; its page is then marked (OPS-04). */
export function hadOutage(scope: PlatformScope): boolean {
  return scope.memo.has(outageKey);
}

const outageKey = "outage";

/**
 * Records a call refused until changed terms are confirmed (PLT-05); `name` is the policy's: `coupons.place`.
 */
export function recordTermsRefusal(scope: PlatformScope, name: string) {
  scope.memo.set(termsKey, [...callsRefusedForTerms(scope), name]);
}

/** Calls of this request refused until changed terms are confirmed (PLT-05). */
export function callsRefusedForTerms(scope: PlatformScope): readonly string[] {
  // The key is private to this file.
  return (scope.memo.get(termsKey) as readonly string[] | undefined) ?? [];
}

const termsKey = "terms-asked";

/** The same request with a share of its budget, for optional content. */
export function scopeWithBudgetShare(scope: PlatformScope, ms: number): PlatformScope {
  return { ...scope, deadline: Math.min(scope.deadline, performance.now() + ms) };
}
