import type { WireCall } from "./call.server";

/** The name of a call in tables: `GET /web-api/user/v1/config`. */
export function callName({ method, path }: Pick<WireCall, "method" | "path">): string {
  return `${method} ${path}`;
}
