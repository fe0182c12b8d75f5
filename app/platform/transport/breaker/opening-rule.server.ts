import { type CircuitState, ConsecutiveBreaker, type IBreaker, SamplingBreaker } from "cockatiel";

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
