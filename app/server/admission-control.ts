import { performance } from "node:perf_hooks";

export interface AdmissionOptions {
  /**
   * Number of requests that are always handled concurrently; further ones wait unless the process
   * has capacity.
   */
  readonly least: number;
  /**
   * Tells whether the process has capacity for more requests; it is asked every `everyMs` (ms)
   * while requests wait.
   */
  readonly hasTime: () => boolean;
  readonly everyMs: number;
  /** Maximum wait, ms. */
  readonly patienceMs: number;
}

/**
 * Result of waiting. `gone`: the visitor disconnected; `late`: the wait timed out. Neither had any effect.
 */
export type AdmissionResult = "in" | "gone" | "late";

interface Waiter {
  readonly enter: () => void;
}

/**
 * Queues requests under load. Hundreds of concurrent requests would share the CPU and exhaust their upstream
 * budgets, so that none succeeds; one after another nearly all do. While the process waits for upstream, more
 * requests may start.
 */
export function createAdmissionControl({ least, hasTime, everyMs, patienceMs }: AdmissionOptions) {
  const waiting = new Set<Waiter>();
  let inside = 0;
  let timer: NodeJS.Timeout | null = null;

  /**
   * Resolves with "in" when the request may start (the caller must then call `leave`), "gone" when
   * its visitor has disconnected, "late" when it has waited too long.
   */
  function enter(signal: AbortSignal): Promise<AdmissionResult> {
    if (signal.aborted) return Promise.resolve("gone");
    if (inside < least) {
      inside += 1;
      return Promise.resolve("in");
    }
    return new Promise((resolve) => {
      const end = (entry: AdmissionResult) => {
        waiting.delete(waiter);
        clearTimeout(late);
        signal.removeEventListener("abort", onGone);
        resolve(entry);
      };
      const waiter = { enter: () => end("in") };
      const onGone = () => end("gone");
      const late = setTimeout(() => end("late"), patienceMs);
      signal.addEventListener("abort", onGone, { once: true });
      waiting.add(waiter);
      timer ??= setInterval(look, everyMs);
    });
  }

  function leave() {
    inside -= 1;
    if (inside < least) admit(1);
  }

  function look() {
    if (hasTime()) admit(least);
    if (waiting.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  }

  function admit(most: number) {
    for (const waiter of [...waiting].slice(0, most)) {
      inside += 1;
      waiter.enter();
    }
  }

  return { enter, leave };
}

/** Returns a function: whether the event loop was idle for this share of the time since its last call. */
export function createIdleCheck(idlePart: number): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < 1 - idlePart;
  };
}
