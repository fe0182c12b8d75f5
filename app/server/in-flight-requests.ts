import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/**
 * Shutdown sequence (OPS-02), ms. First the process keeps serving until balancers that poll `/readyz` notice.
 * Then it stops listening, so that other balancers send requests, posts included, to another node. Open
 * connections may each send one more request: a request sent on a closing connection is lost, and a post is
 * never retried. Connections not yet accepted when the listener closes are lost too.
 */
export const shutdownTimings = { noticeMs: 5000, silenceMs: 500, landingMs: 20_000 };

/** Interval at which a draining process checks for open requests, ms. */
const lookMs = 50;

/** Counts requests in flight, so that a stopping process can finish them (OPS-02). */
export function trackInFlightRequests(handler: RequestListener) {
  let flying = 0;
  let lastAt = performance.now();
  let isLeaving = false;

  function handle(request: IncomingMessage, response: ServerResponse) {
    // Held while the site started, and its visitor has left: its end has been told, and would be waited for.
    if (response.destroyed) return;
    flying += 1;
    lastAt = performance.now();
    if (isLeaving) response.setHeader("Connection", "close");
    response.once("close", () => {
      flying -= 1;
    });
    handler(request, response);
  }

  /** Closes each connection after its next response. */
  function leave() {
    isLeaving = true;
  }

  /** Resolves when nothing is in flight and no request has arrived for `quietMs`, or after `mostMs`. */
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
