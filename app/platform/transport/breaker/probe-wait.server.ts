import { memoKey, type RequestMemo } from "~/server/request-memo.server";

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
