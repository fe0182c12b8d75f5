import {
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhenResult,
} from "cockatiel";
import { LRUCache } from "lru-cache";
import { log } from "~/server/log.server";
import { setBreakerSource } from "~/server/metrics.server";
import type { BreakerId, BreakerState, ResultWithVerdict } from "./breaker-id.server";
import { BreakerOpeningRule } from "./opening-rule.server";

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
