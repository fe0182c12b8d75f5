import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { phase } from "./lifecycle.server";

/** Counts the requests in flight, so that a process that is told to stop can let them land (OPS-02). */
export function countFlights(handler: RequestListener) {
  let flying = 0;
  let onLanded: (() => void) | null = null;

  function handle(request: IncomingMessage, response: ServerResponse) {
    flying += 1;
    if (phase() === "draining") response.setHeader("Connection", "close");
    response.once("close", () => {
      flying -= 1;
      if (flying === 0) onLanded?.();
    });
    handler(request, response);
  }

  /** Resolves when nothing is in flight any more, or after `mostMs`. */
  async function landed(mostMs: number): Promise<void> {
    if (flying === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, mostMs);
      onLanded = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return { handle, landed };
}
