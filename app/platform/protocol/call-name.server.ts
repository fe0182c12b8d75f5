import type { PlatformCall } from "../define-call.server";

/** The name of a call in tables: `GET /web-api/user/v1/config`. */
export function callName({ method, path }: Pick<PlatformCall, "method" | "path">): string {
  return `${method} ${path}`;
}
