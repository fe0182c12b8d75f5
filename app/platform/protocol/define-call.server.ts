import type { WireCall } from "./call.server";

/** Describes a call of the platform, a row of docs/platform.md; sends nothing. */
export function defineCall(
  method: WireCall["method"],
  path: string,
  summary: string,
  rest: Omit<WireCall, "method" | "path" | "summary">,
): WireCall {
  return { method, path, summary, ...rest };
}

/** Header of an order that moves money or must count only once: orders with the same key take effect once. */
export const idempotencyKeyHeader = { "idempotency-key!": "1 to 80 of A-Z a-z 0-9 . _ ~ -" };
