import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** How often a draining process looks whether it has become quiet, ms. */
const lookMs = 50;

/** Counts the requests in flight, so that a process that is told to stop can let them land (OPS-02). */
export function countInFlight(handler: RequestListener) {
  let flying = 0;
  let lastAt = performance.now();
  let isLeaving = false;

  function handle(request: IncomingMessage, response: ServerResponse) {
    flying += 1;
    lastAt = performance.now();
    if (isLeaving) response.setHeader("Connection", "close");
    response.once("close", () => {
      flying -= 1;
    });
    handler(request, response);
  }

  /** From now on each connection ends with its next answer. */
  function leave() {
    isLeaving = true;
  }

  /** Resolves when nothing is in flight and nothing has come for `quietMs`, or after `mostMs`. */
  async function quiet(quietMs: number, mostMs: number): Promise<void> {
    const since = performance.now();
    const isQuiet = () => flying === 0 && performance.now() - Math.max(lastAt, since) >= quietMs;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (!isQuiet() && performance.now() - since < mostMs) return;
        clearInterval(timer);
        resolve();
      }, lookMs);
    });
  }

  return { handle, leave, quiet };
}
