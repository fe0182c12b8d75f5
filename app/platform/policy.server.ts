/** How a request proves who asks: not at all, by the session's id, by the session's bearer token. */
export type AuthKind = "none" | "session" | "bearer";

interface Common {
  /** Name in logs and metrics: `coupons.place`. */
  readonly name: string;
  /** End of one attempt, body included, ms. */
  readonly timeoutMs: number;
  readonly auth: AuthKind;
  /** Whether it may be the call that finds out that a failing service is back. */
  readonly mayProbe: boolean;
}

/** May be asked again after an outage, within the page's budget; ends when the visitor goes away. */
interface Idempotent extends Common {
  readonly idempotent: true;
  readonly retries: number;
  readonly retryDelayMs: number;
}

/**
 * Moves money, limits or a session: after an outage never repeated by the transport (CPP-03), and neither the
 * page's budget nor a closed tab cuts it short, since a lost answer costs more than a late one.
 */
interface Effect extends Common {
  readonly idempotent: false;
  readonly retries: 0;
}

/** What a call may cost and how often it may be tried (PLT-08). */
export type Policy = Idempotent | Effect;

/** A read with the service's own end and retries. */
export function reading(
  name: string,
  auth: AuthKind,
  limits: { readonly timeoutMs: number; readonly retries?: number; readonly retryDelayMs?: number },
): Policy {
  const { timeoutMs, retries = 0, retryDelayMs = 0 } = limits;
  return { name, auth, timeoutMs, idempotent: true, retries, retryDelayMs, mayProbe: true };
}

/** A call with an effect; sent once. */
export function effect(name: string, auth: AuthKind, timeoutMs: number): Policy {
  return { name, auth, timeoutMs, idempotent: false, retries: 0, mayProbe: true };
}

/**
 * A call that moves money: never sent to a service that is not known to answer (OPS-04), since a lost answer holds
 * the player's coupon. Its service must have reads, which find out when it is back.
 */
export function moving(name: string, auth: AuthKind, timeoutMs: number): Policy {
  return { ...effect(name, auth, timeoutMs), mayProbe: false };
}

/** The service a call belongs to, whose breaker it shares: `coupons` of `coupons.place`; `config.site` is its own. */
export function serviceOf({ name }: Policy): string {
  return name.startsWith("config.") ? name : (name.split(".")[0] ?? name);
}
