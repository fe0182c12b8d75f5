import { upstreamHeadersWithoutToken } from "../../transport/request.server";
import type { PlatformScope } from "../../transport/scope.server";

/** Headers of every request for a remote page (REM-01). */
export function remoteRequestHeaders(scope: PlatformScope): Headers {
  const headers = upstreamHeadersWithoutToken(scope);
  headers.set("mf-render-mode", "json");
  headers.set("mf-api-version", "v2");
  return headers;
}
