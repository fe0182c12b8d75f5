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
import { watchBreakers } from "~/server/metrics.server";
import { runWithTimeout } from "./bounded.server";

/** Verdict of a finished call on its service: up, down, or not enough time to tell. */
export type BreakerVerdict = "up" | "down" | "unsure";

/** `half-open`: one probe is in progress; all other calls are rejected as while `open`. */
export type BreakerState = "closed" | "open" | "half-open";

/** Owner of a breaker: a platform service (`coupons`) or a remote app (`remote.betting`), at its origin. */
export interface BreakerId {
  readonly service: string;
  readonly origin: string;
}

/** How a call behaves while its service may be down. */
export interface ProbeRule {
  /** Whether the call may be the probe. A placement may not: a failed one blocks the player's coupon. */
  readonly mayProbe: boolean;
  /** How long the caller waits for a probe, which continues in the background, ms. Null = until it ends. */
  readonly patienceMs: (() => number) | null;
}

/**
 * Consecutive failures that open a breaker. One more than the attempts of a start-up call (CFG-01: one, and
 * five retries), so that one page's retries do not open it.
 */
const mostInARow = 6;
/** Alternative rule: the failure rate over a window with a minimum number of calls. */
const window = { threshold: 0.5, duration: 10_000, minimumRps: 2 } as const;
/** How long a breaker stays open before one probe is sent, ms. */
const openMs = 2000;
/** Total time a page waits for probes, ms; must fit its 300 ms (OPS-04). */
const probePatienceMs = 100;

/** Opens by either rule: consecutive failures at low traffic, the failure rate at high traffic. */
class EitherRule implements IBreaker {
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

interface Finished<T> {
  readonly value: T;
  readonly verdict: BreakerVerdict;
}

interface Guard {
  readonly id: BreakerId;
  readonly policy: CircuitBreakerPolicy;
}

/** Breakers by service and origin. Bounded, because remote origins come from site config. */
const guards = new LRUCache<string, Guard>({ max: 200 });

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
  rule: ProbeRule,
  run: (isProbe: boolean) => Promise<T>,
  judge: (value: T) => BreakerVerdict,
): Promise<{ readonly value: T } | null> {
  const { policy } = guardOf(id);
  // Checked here: the library would make all other calls wait for the probe.
  if (policy.state === CircuitState.HalfOpen) return null;
  if (policy.state === CircuitState.Open && !rule.mayProbe) return null;
  const known = policy.state;
  let isProbe = false;
  const work = settled(
    policy.execute(async (): Promise<Finished<T>> => {
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

/** All breakers used so far, for metrics (OPS-03). */
export function breakerStates(): readonly (BreakerId & { readonly state: BreakerState })[] {
  return [...guards.values()].map(({ id, policy }) => ({ ...id, state: nameOf(policy.state) }));
}

/** Whether the breaker rejects calls now, so that a retry is pointless. */
export function isBreakerOpen(id: BreakerId): boolean {
  return guardOf(id).policy.state !== CircuitState.Closed;
}

/**
 * How long a request may still wait for probes, ms. All loaders of a request share this time. `memo` is the
 * request's.
 */
export function probeWaitLeftMs(memo: Map<string, unknown>): number {
  const until = memo.get(patienceKey);
  const now = performance.now();
  if (typeof until === "number") return Math.max(0, until - now);
  memo.set(patienceKey, now + probePatienceMs);
  return probePatienceMs;
}

const patienceKey = "breaker.patience";

/** Clears all breakers, for a replaced platform and for tests. */
export function resetBreakers() {
  guards.clear();
}

/** Unwraps the result of a call. Handles rejections of a probe without a waiting caller. */
async function settled<T>(work: Promise<Finished<T>>): Promise<{ readonly value: T } | null> {
  try {
    return { value: (await work).value };
  } catch (error) {
    if (error instanceof Uncounted) return { value: error.value as T };
    if (error instanceof BrokenCircuitError) return null;
    throw error;
  }
}

watchBreakers(breakerStates);

function guardOf(id: BreakerId): Guard {
  const key = `${id.service} ${id.origin}`;
  const known = guards.get(key);
  if (known) return known;
  const policy = circuitBreaker(
    handleWhenResult((result) => (result as Finished<unknown>).verdict === "down"),
    { halfOpenAfter: openMs, breaker: new EitherRule() },
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
