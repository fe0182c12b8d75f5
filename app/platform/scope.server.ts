/** Who a request is signed in as, upstream. `token` and `tokenExpires` (ms since epoch) come from `user_token`. */
export interface PlatformAuth {
  readonly sessionId: string;
  token: string | null;
  tokenExpires: number;
  /** A fresh token, for the answer's cookie (PLT-07); `expires` is ms since epoch. */
  readonly onToken: (token: string, expires: number) => void;
}

/** What every upstream call of one request shares. */
export interface PlatformScope {
  readonly lng: string;
  /** Two-letter country for the GeoIP header, lower case (CFG-01). */
  readonly country: string;
  /** Goes upstream with every call (OPS-03). */
  readonly requestId: string;
  /** Aborts when the visitor is gone. */
  readonly signal?: AbortSignal | undefined;
  /** End of the page's budget for upstream work, on the clock of `performance.now()`. What an effect takes is not charged. */
  deadline: number;
  /** The visitor's address as asked. */
  readonly url: string;
  auth: PlatformAuth | null;
  /** Answers of this request (PLT-10). */
  readonly memo: Map<string, unknown>;
}

/** What one page load may spend on upstream work, ms (architecture, "Platform"). */
export const pageBudgetMs = 2500;

/** Country where the visitor's is unknown (CFG-01). */
export const defaultCountry = "ru";

type ScopeInput = Pick<PlatformScope, "lng" | "requestId" | "url"> &
  Partial<Pick<PlatformScope, "country" | "signal" | "auth" | "memo">> & { readonly budgetMs?: number };

/** Opens the scope of one request; its budget runs from now. */
export function platformScope(input: ScopeInput): PlatformScope {
  return {
    lng: input.lng,
    country: /^[a-z]{2}$/i.test(input.country ?? "") ? (input.country ?? "").toLowerCase() : defaultCountry,
    requestId: input.requestId,
    signal: input.signal,
    deadline: performance.now() + (input.budgetMs ?? pageBudgetMs),
    url: input.url,
    auth: input.auth ?? null,
    memo: input.memo ?? new Map(),
  };
}

/** The same request for work that goes on behind the page: no visitor to wait for, nobody signed in, own budget. */
export function detachedScope(scope: PlatformScope, budgetMs: number): PlatformScope {
  const { lng, country, requestId, url } = scope;
  return platformScope({ lng, country, requestId, url, budgetMs });
}

/** What is left of the page's budget, ms, never negative. */
export function budgetLeft(scope: PlatformScope): number {
  return Math.max(0, scope.deadline - performance.now());
}

/** Gives back what an effect has taken: so much of the page's budget was `left`, ms, when it began. */
export function giveBack(scope: PlatformScope, left: number): void {
  scope.deadline = Math.max(scope.deadline, performance.now() + left);
}

/** Runs `ask` once per request, however many loaders want its answer (PLT-10). */
export function once<T>(scope: PlatformScope, key: string, ask: () => Promise<T>): Promise<T> {
  const known = scope.memo.get(key);
  // Keys are this folder's own, one type each.
  if (known !== undefined) return known as Promise<T>;
  const asked = ask();
  scope.memo.set(key, asked);
  return asked;
}

/** Forgets answers that a call has changed; without keys, everything the platform said in this request. */
export function forget(scope: PlatformScope, ...keys: readonly string[]) {
  const gone = keys.length > 0 ? keys : [...scope.memo.keys()].filter((key) => key.startsWith("platform."));
  for (const key of gone) scope.memo.delete(key);
}

/** Notes that a service did not answer this request: what it shows is then not all of this moment. */
export function noteOutage(scope: PlatformScope) {
  scope.memo.set(outageKey, true);
}

/** Whether a service did not answer this request; its page is then marked (OPS-04). */
export function hadOutage(scope: PlatformScope): boolean {
  return scope.memo.has(outageKey);
}

const outageKey = "outage";

/** Notes that a call is refused until the changed terms are confirmed (PLT-05); `name` is the policy's: `coupons.place`. */
export function noteTermsAsked(scope: PlatformScope, name: string) {
  scope.memo.set(termsKey, [...termsAskedBy(scope), name]);
}

/** The calls of this request that are refused until the changed terms are confirmed (PLT-05). */
export function termsAskedBy(scope: PlatformScope): readonly string[] {
  // The key is this file's own.
  return (scope.memo.get(termsKey) as readonly string[] | undefined) ?? [];
}

const termsKey = "terms-asked";

/** The same request with a smaller share of its budget, for what the page can do without. */
export function shareOf(scope: PlatformScope, ms: number): PlatformScope {
  return { ...scope, deadline: Math.min(scope.deadline, performance.now() + ms) };
}
