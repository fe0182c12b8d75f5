import type { ShellCall } from "../define-call.server";

/** Authentication of a request: none, by session id, by the session's bearer token, or by the shell's own. */
export type AuthKind = "none" | "session" | "bearer" | "service";

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

/**
 * How a defined call is sent as `auth`. A call that moves money is never the probe (OPS-04), since a lost answer blocks
 * the player's coupon; its service must have reads, which serve as probes.
 */
export function policyOf(
  { name, kind, timeoutMs, retries = 0, retryDelayMs = 0 }: ShellCall,
  auth: AuthKind,
): CallPolicy {
  const common = { name, auth, timeoutMs, mayProbe: kind !== "money" };
  return kind === "query" || kind === "save"
    ? { ...common, idempotent: true, retries, retryDelayMs, hasEffect: kind === "save" }
    : { ...common, idempotent: false, retries: 0, hasEffect: true };
}

/**
 * The service whose breaker a call shares: `coupons` for `coupons.place`; each call of site config, such as
 * `config.site`, has its own.
 */
export function breakerNameOfPolicy({ name }: Pick<CallPolicy, "name">): string {
  return name.startsWith("config.") ? name : (name.split(".")[0] ?? name);
}
