/** Result of bounded work: its value, its error, a timeout, or an abort by the visitor. */
export type TimedResult<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "thrown"; readonly thrown: unknown }
  | { readonly kind: "timeout" }
  | { readonly kind: "closed" };

/**
 * Runs `work` for at most `ms`, less if `signal` aborts. Returns on time even if the work ignores its signal;
 * a late result or error is dropped.
 */
export async function runWithTimeout<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<TimedResult<T>> {
  if (signal?.aborted) return { kind: "closed" };
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  // Not AbortSignal.any: it leaks on Node 20.
  const cut = new Promise<TimedResult<T>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: "timeout" }), ms);
    onAbort = () => resolve({ kind: "closed" });
    signal?.addEventListener("abort", onAbort, { once: true });
  });
  const done = work(controller.signal).then(
    (value): TimedResult<T> => ({ kind: "done", value }),
    (thrown: unknown): TimedResult<T> => ({ kind: "thrown", thrown }),
  );
  const first = await Promise.race([done, cut]);
  clearTimeout(timer);
  if (onAbort) signal?.removeEventListener("abort", onAbort);
  if (first.kind === "timeout" || first.kind === "closed") controller.abort();
  return first;
}

/** Waits `ms`. Returns false if `signal` aborts first. */
export async function waitUnlessAborted(
  ms: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const waited = await runWithTimeout(ms, signal, () => new Promise<never>(() => {}));
  return waited.kind === "timeout";
}
