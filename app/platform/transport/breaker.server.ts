import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  type IBreaker,
  SamplingBreaker,
} from "cockatiel";
import { LRUCache } from "lru-cache";
import { log } from "~/server/log.server";
import { setBreakerSource } from "~/server/metrics.server";
import { memoKey, type RequestMemo } from "~/server/request-memo.server";
import { runWithTimeout } from "./bounded.server";
import type { Reply } from "./failure.server";
import { breakerNameOfPolicy, type CallPolicy } from "./policy.server";
import { notJsonField } from "./reply.server";
import { platformOrigin } from "./upstream.server";

/**
 * Whether a call may be the probe of an open breaker, and how long its caller waits for a probe.
 */
export interface BreakerProbeOptions {
  /** Whether the call may be the probe. A placement may not: a failed one blocks the player's coupon. */
  readonly mayProbe: boolean;
  /** How long the caller waits for a probe, which continues in the background, ms. Null = until it ends. */
  readonly patienceMs: (() => number) | null;
}

/** Carries a result that the breaker does not count. */
class Uncounted extends Error {
  constructor(readonly value: unknown) {
    super("not counted");
  }
}

/**
 * Runs a call unless its breaker is open (REM-16, OPS-04). Null = not sent. `judge` gives the breaker verdict
 * of the result; `run` receives whether the call is the probe.
 */
export async function runWithBreaker<T>(
  id: BreakerId,
  rule: BreakerProbeOptions,
  run: (isProbe: boolean) => Promise<T>,
  judge: (value: T) => BreakerVerdict,
): Promise<{ readonly value: T } | null> {
  const { policy } = circuitBreakerOf(id);
  // Checked here: the library would make all other calls wait for the probe.
  if (policy.state === CircuitState.HalfOpen) return null;
  if (policy.state === CircuitState.Open && !rule.mayProbe) return null;
  const known = policy.state;
  let isProbe = false;
  const work = settled(
    policy.execute(async (): Promise<ResultWithVerdict<T>> => {
      isProbe = known === CircuitState.Open;
      const value = await run(isProbe);
      const verdict = judge(value);
      if (verdict !== "unsure") return { value, verdict };
      if (isProbe) return { value, verdict: "down" };
      throw new Uncounted(value);
    }),
  );
  if (!isProbe || rule.patienceMs === null) return work;
  const waited = await runWithTimeout(rule.patienceMs(), undefined, () => work);
  if (waited.kind === "thrown") throw waited.thrown;
  return waited.kind === "done" ? waited.value : null;
}

/**
 * The result of a call, counted by the breaker or not; null = it was not sent, because the breaker
 * is open. Other errors are thrown.
 */
async function settled<T>(
  work: Promise<ResultWithVerdict<T>>,
): Promise<{ readonly value: T } | null> {
  try {
    return { value: (await work).value };
  } catch (error) {
    if (error instanceof Uncounted) return { value: error.value as T };
    if (error instanceof BrokenCircuitError) return null;
    throw error;
  }
}

/** How long a breaker stays open before one probe is sent, ms. */
const openMs = 2000;

interface Breaker {
  readonly id: BreakerId;
  readonly policy: CircuitBreakerPolicy;
}

/** Breakers by service and origin. Bounded, because remote origins come from site config. */
const guards = new LRUCache<string, Breaker>({ max: 200 });

/** All breakers used so far, for metrics (OPS-03). */
export function breakerStates(): readonly (BreakerId & { readonly state: BreakerState })[] {
  return [...guards.values()].map(({ id, policy }) => ({ ...id, state: nameOf(policy.state) }));
}

/** Whether the breaker rejects calls now, so that a retry is pointless. */
export function isBreakerOpen(id: BreakerId): boolean {
  return circuitBreakerOf(id).policy.state !== CircuitState.Closed;
}

/** Forgets all breakers and their states, for a replaced platform and for tests. */
export function resetBreakers() {
  guards.clear();
}

setBreakerSource(breakerStates);

/** The breaker of a service, made when it is first needed. */
export function circuitBreakerOf(id: BreakerId): Breaker {
  const key = `${id.service} ${id.origin}`;
  const known = guards.get(key);
  if (known) return known;
  const policy = circuitBreaker(
    handleWhenResult((result) => (result as ResultWithVerdict<unknown>).verdict === "down"),
    { halfOpenAfter: openMs, breaker: new BreakerOpeningRule() },
  );
  policy.onStateChange((state) => {
    const line = { breaker: id.service, origin: id.origin, state: nameOf(state) };
    if (state === CircuitState.Open) log.warn(line, "breaker");
    else log.info(line, "breaker");
  });
  const guard = { id, policy };
  guards.set(key, guard);
  return guard;
}

function nameOf(state: CircuitState): BreakerState {
  if (state === CircuitState.Closed) return "closed";
  return state === CircuitState.HalfOpen ? "half-open" : "open";
}

/** Verdict of a finished call on its service: up, down, or not enough time to tell. */
export type BreakerVerdict = "up" | "down" | "unsure";

/**
 * State of a breaker: `closed` lets calls through, `open` rejects them; `half-open` = one probe is
 * in progress, and all other calls are rejected.
 */
export type BreakerState = "closed" | "open" | "half-open";

/** Owner of a breaker: a platform service (`coupons`) or a remote app (`remote.betting`), at its origin. */
export interface BreakerId {
  readonly service: string;
  readonly origin: string;
}

/** A call's result with the verdict on its service, which the breaker counts. */
export interface ResultWithVerdict<T> {
  readonly value: T;
  readonly verdict: BreakerVerdict;
}

/**
 * Consecutive failures that open a breaker: as many as the attempts of a start-up call (CFG-01: one, and five
 * retries), so that a call is never cut short of its own retries.
 */
const mostInARow = 6;
/**
 * Second rule that opens a breaker: half of the calls within 10 s (`duration`, ms) failed, at two
 * calls a second or more.
 */
const window = { threshold: 0.5, duration: 10_000, minimumRps: 2 } as const;

/**
 * When a breaker opens: after consecutive failures at low traffic, by the failure rate at high
 * traffic.
 */
export class BreakerOpeningRule implements IBreaker {
  state: unknown = null;
  readonly #rules = [new ConsecutiveBreaker(mostInARow), new SamplingBreaker(window)];

  success(state: CircuitState) {
    for (const rule of this.#rules) rule.success(state);
  }

  failure(state: CircuitState) {
    // Both rules must count the failure.
    return this.#rules.map((rule) => rule.failure(state)).some(Boolean);
  }
}

/** Total time a page waits for probes, ms; must fit its 300 ms (OPS-04). */
const probePatienceMs = 100;

/**
 * How long this request may still wait for probes of breakers, ms. All its loaders share this time.
 * `memo` is the request's memo.
 */
export function probeWaitBudgetLeftMs(memo: RequestMemo): number {
  const until = memo.get(waitEnd);
  const now = performance.now();
  if (until !== undefined) return Math.max(0, until - now);
  memo.set(waitEnd, now + probePatienceMs);
  return probePatienceMs;
}

/** When the request waits no longer, by `performance.now()`. */
const waitEnd = memoKey<number>("probe-wait-end");

/**
 * Whether another attempt of a call would be sent at all: false while its service's breaker is
 * open.
 */
export function isRetryAllowedByBreaker(policy: CallPolicy): boolean {
  return !isBreakerOpen(breakerIdOf(policy));
}

/** Which breaker guards a call: that of the call's service. */
export function breakerIdOf(policy: CallPolicy): BreakerId {
  return { service: breakerNameOfPolicy(policy), origin: platformOrigin() };
}

/**
 * Breaker verdict for a finished call. A refusal counts as up; a wait cut short by the page's budget is not
 * counted.
 */
export function breakerVerdictOfReply(reply: Reply<unknown>, policy: CallPolicy): BreakerVerdict {
  if (reply.ok) return "up";
  const { failure } = reply;
  switch (failure.kind) {
    case "network":
    case "server":
      return "down";
    case "timeout":
      return failure.afterMs >= policy.timeoutMs ? "down" : "unsure";
    case "malformed":
      // A reply that is not JSON comes from a proxy or gateway, not from the service.
      return failure.field === notJsonField ? "down" : "up";
    case "closed":
      return "unsure";
    default:
      return "up";
  }
}
