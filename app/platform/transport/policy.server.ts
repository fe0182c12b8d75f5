/** Authentication of a request: none, by session id, or by the session's bearer token. */
export type AuthKind = "none" | "session" | "bearer";

interface Common {
  /** Name in logs and metrics: `coupons.place`. */
  readonly name: string;
  /** Timeout of one attempt, body included, ms. */
  readonly timeoutMs: number;
  readonly auth: AuthKind;
  /** Whether the call may be the probe of a failing service. */
  readonly mayProbe: boolean;
  /** Whether the call changes anything: not sent where a post only wants another captcha picture. */
  readonly hasEffect: boolean;
}

/**
 * Policy of a call that may be retried after an outage, within the page's budget. It is cancelled
 * when the visitor disconnects.
 */
interface Idempotent extends Common {
  readonly idempotent: true;
  readonly retries: number;
  readonly retryDelayMs: number;
}

/**
 * Policy of a call that changes money, limits or a session. The transport never retries it after an
 * outage (CPP-03). Neither the page's budget nor a closed tab cancels it, since a lost answer costs
 * more than a late one.
 */
interface Effect extends Common {
  readonly hasEffect: true;
  readonly idempotent: false;
  readonly retries: 0;
}

/** How a platform call is made: its name, authentication, timeout and retries (PLT-08). */
export type CallPolicy = Idempotent | Effect;

/** Policy of a read with its own timeout and retries. */
export function queryPolicy(
  name: string,
  auth: AuthKind,
  limits: { readonly timeoutMs: number; readonly retries?: number; readonly retryDelayMs?: number },
): CallPolicy {
  const { timeoutMs, retries = 0, retryDelayMs = 0 } = limits;
  return {
    ...{ name, auth, timeoutMs, idempotent: true, retries, retryDelayMs },
    ...{ mayProbe: true, hasEffect: false },
  };
}

/** Policy of a call that says how something shall be: sent twice, it has the effect of once. */
export function savePolicy(
  name: string,
  auth: AuthKind,
  limits: Parameters<typeof queryPolicy>[2],
): CallPolicy {
  return { ...queryPolicy(name, auth, limits), hasEffect: true };
}

/** Policy of a call with an effect, which is sent once and never retried. */
export function effectPolicy(name: string, auth: AuthKind, timeoutMs: number): CallPolicy {
  return {
    ...{ name, auth, timeoutMs, idempotent: false, retries: 0 },
    ...{ mayProbe: true, hasEffect: true },
  };
}

/**
 * Policy of a call that moves money. Never the probe (OPS-04), since a lost answer blocks the player's
 * coupon. Its service must have reads, which serve as probes.
 */
export function moneyPolicy(name: string, auth: AuthKind, timeoutMs: number): CallPolicy {
  return { ...effectPolicy(name, auth, timeoutMs), mayProbe: false };
}

/**
 * The service whose breaker a call shares: `coupons` for `coupons.place`; each call of site config, such as
 * `config.site`, has its own.
 */
export function breakerNameOfPolicy({ name }: CallPolicy): string {
  return name.startsWith("config.") ? name : (name.split(".")[0] ?? name);
}
