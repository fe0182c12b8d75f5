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
import { bounded } from "./bounded.server";

/** What a finished call says of its service: it speaks, it is down, or it was not given the time to tell. */
export type Verdict = "up" | "down" | "unsure";

/** `half-open` = one call is on its way to find out; all others are kept away as while `open`. */
export type BreakerState = "closed" | "open" | "half-open";

/** Whose breaker: a service of the platform (`coupons`) or a remote app (`remote.betting`), at its origin. */
export interface BreakerId {
  readonly service: string;
  readonly origin: string;
}

/** How a call behaves while its service is not known to answer. */
export interface ProbeRule {
  /** Whether it may be the call that finds out; a placement may not, since its loss costs the player a wait. */
  readonly mayProbe: boolean;
  /** How long the caller waits for such a call, which itself goes on behind it, ms; null = to its end. */
  readonly patienceMs: (() => number) | null;
}

/**
 * Failures in a row that open a breaker: one more than the attempts and retries that start-up calls are asked to
 * make (CFG-01: one, and five), so that a single page's retries do not run into it.
 */
const mostInARow = 6;
/** Or more than this share of failures, where there are enough calls to speak of one. */
const window = { threshold: 0.5, duration: 10_000, minimumRps: 2 } as const;
/** How long calls are kept away before one is let through, ms. */
const openMs = 2000;
/** What a page waits in all for services that may be back, ms: within its 300 ms (OPS-04). */
const probePatienceMs = 100;

/** Opens by either rule: a dead service at low traffic, a failing one at high. */
class EitherRule implements IBreaker {
  state: unknown = null;
  readonly #rules = [new ConsecutiveBreaker(mostInARow), new SamplingBreaker(window)];

  success(state: CircuitState) {
    for (const rule of this.#rules) rule.success(state);
  }

  failure(state: CircuitState) {
    // Both must hear of it.
    return this.#rules.map((rule) => rule.failure(state)).some(Boolean);
  }
}

interface Finished<T> {
  readonly value: T;
  readonly verdict: Verdict;
}

interface Guard {
  readonly id: BreakerId;
  readonly policy: CircuitBreakerPolicy;
}

/** Addresses of remotes come from site config; what is not called any more makes room. */
const guards = new LRUCache<string, Guard>({ max: 200 });

/** Lets a call pass without counting it either way. */
class Uncounted extends Error {
  constructor(readonly value: unknown) {
    super("not counted");
  }
}

/**
 * Runs a call unless its service is known to be down (REM-16, OPS-04); null = it was kept away, nothing was sent.
 * `judge` says what its end tells of the service; `run` gets to know whether it is the one call that finds out.
 */
export async function guarded<T>(
  id: BreakerId,
  rule: ProbeRule,
  run: (isProbe: boolean) => Promise<T>,
  judge: (value: T) => Verdict,
): Promise<{ readonly value: T } | null> {
  const { policy } = guardOf(id);
  // Not left to the policy: it would have all others wait for the one that finds out.
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
  const waited = await bounded(rule.patienceMs(), undefined, () => work);
  if (waited.kind === "thrown") throw waited.thrown;
  return waited.kind === "done" ? waited.value : null;
}

/** All breakers that have seen a call, for metrics (OPS-03). */
export function breakerStates(): readonly (BreakerId & { readonly state: BreakerState })[] {
  return [...guards.values()].map(({ id, policy }) => ({ ...id, state: nameOf(policy.state) }));
}

/** Whether calls of a service are kept away now, so that asking once more is of no use. */
export function isKeptAway(id: BreakerId): boolean {
  return guardOf(id).policy.state !== CircuitState.Closed;
}

/**
 * How long a request may wait here for a service that may be back, ms: its loaders share one patience, since a page
 * asks several services in turn. `memo` is the request's.
 */
export function probePatience(memo: Map<string, unknown>): number {
  const until = memo.get(patienceKey);
  const now = performance.now();
  if (typeof until === "number") return Math.max(0, until - now);
  memo.set(patienceKey, now + probePatienceMs);
  return probePatienceMs;
}

const patienceKey = "breaker.patience";

/** Forgets what was learnt; for a platform that is replaced, and for tests. */
export function resetBreakers() {
  guards.clear();
}

/** Unwraps what a call came to; a probe that nobody waits for must not end the process by a defect. */
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
