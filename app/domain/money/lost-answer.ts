/**
 * Delays before each lookup of a call that moves money and whose response was lost, ms: soon, and
 * once more for a slow database.
 */
export const lookupDelaysMs = [50, 250, 600];

/**
 * How long after a lost response the reply "not found" is not final, ms: the longest that a call which moves
 * money may take, so that a request in flight has arrived or failed by then (CPP-11).
 */
const graceMs = 10_000;

/**
 * Whether the platform's reply "not found" about a call whose response was lost at `lostAt` is
 * final, because the call can no longer arrive; both ms since epoch.
 */
export function isNotFoundFinal(lostAt: number, now: number): boolean {
  return now >= lostAt + graceMs;
}

/** The call's result, or `otherwise` if it throws: the request may have arrived all the same. */
export async function callOrFallback<T, U>(call: () => Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await call();
  } catch {
    return otherwise;
  }
}
