/** How a request proves who asks: not at all, by the session's id, by the session's bearer token. */
export type AuthKind = "none" | "session" | "bearer";

interface Common {
  /** Name in logs and metrics: `coupons.place`. */
  readonly name: string;
  /** End of one attempt, body included, ms. */
  readonly timeoutMs: number;
  readonly auth: AuthKind;
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
  return { name, auth, timeoutMs, idempotent: true, retries, retryDelayMs };
}

/** A call with an effect; sent once. */
export function effect(name: string, auth: AuthKind, timeoutMs: number): Policy {
  return { name, auth, timeoutMs, idempotent: false, retries: 0 };
}
