import { type CircuitState, ConsecutiveBreaker, type IBreaker, SamplingBreaker } from "cockatiel";

/**
 * Consecutive failures that open a breaker. One more than the attempts of a start-up call (CFG-01: one, and
 * five retries), so that one page's retries do not open it.
 */
const mostInARow = 6;
/** Alternative rule: the failure rate over a window with a minimum number of calls. */
const window = { threshold: 0.5, duration: 10_000, minimumRps: 2 } as const;

/** Opens by either rule: consecutive failures at low traffic, the failure rate at high traffic. */
export class OpeningRule implements IBreaker {
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
