/** Refreshes that many pages start at once are spread over this time, ms. */
const spreadMs = 400;

/**
 * Limits how often a function runs: at most every `ms`, and at least `leastMs` after it was called
 * for. Calls in between cause one more run.
 */
export function createThrottle(ms: number, run: () => void, leastMs = 0) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ranAt = Number.NEGATIVE_INFINITY;
  return {
    run() {
      const wait = Math.max(leastMs + Math.random() * spreadMs, ranAt + ms - performance.now());
      timer ??= setTimeout(() => {
        timer = undefined;
        ranAt = performance.now();
        run();
      }, wait);
    },
    close: () => clearTimeout(timer),
  };
}
