import { performance } from "node:perf_hooks";

export interface AdmissionOptions {
  /** So many are always worked on at once. */
  readonly least: number;
  /** Whether the process has time for more: asked every `everyMs` while somebody waits. */
  readonly hasTime: () => boolean;
  readonly everyMs: number;
  /** Nobody waits longer, ms. */
  readonly patienceMs: number;
}

/** `gone` = the visitor left while waiting; `late` = patience has ended. Both have had no effect at all. */
export type Entry = "in" | "gone" | "late";

interface Waiter {
  readonly enter: () => void;
}

/**
 * Lets requests begin as fast as the process can work on them. Hundreds that begin at once share its time, so that
 * each uses up its budget for upstream work in waiting and none gets an answer; in turns nearly all do. While the
 * process waits for others, as it does before a slow platform, more may begin.
 */
export function createAdmissionControl({ least, hasTime, everyMs, patienceMs }: AdmissionOptions) {
  const waiting = new Set<Waiter>();
  let inside = 0;
  let timer: NodeJS.Timeout | null = null;

  /** Resolves when the request may begin; whoever is "in" must `leave`. */
  function enter(signal: AbortSignal): Promise<Entry> {
    if (signal.aborted) return Promise.resolve("gone");
    if (inside < least) {
      inside += 1;
      return Promise.resolve("in");
    }
    return new Promise((resolve) => {
      const end = (entry: Entry) => {
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

/** Whether the event loop was idle for a part of the time since it was last asked. */
export function idleWatch(idlePart: number): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < 1 - idlePart;
  };
}
