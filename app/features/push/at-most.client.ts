/** Refreshes that many pages start at once are spread over this time, ms. */
const spreadMs = 400;

/** Runs a function after at least `leastMs` and at most every `ms`; calls in between cause one more run. */
export function atMost(ms: number, run: () => void, leastMs = 0) {
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
