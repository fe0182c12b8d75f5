/** Total time a page waits for probes, ms; must fit its 300 ms (OPS-04). */
const probePatienceMs = 100;

/**
 * How long this request may still wait for probes of breakers, ms. All its loaders share this time.
 * `memo` is the request's memo.
 */
export function probeWaitBudgetLeftMs(memo: Map<string, unknown>): number {
  const until = memo.get(patienceKey);
  const now = performance.now();
  if (typeof until === "number") return Math.max(0, until - now);
  memo.set(patienceKey, now + probePatienceMs);
  return probePatienceMs;
}

const patienceKey = "breaker.patience";
