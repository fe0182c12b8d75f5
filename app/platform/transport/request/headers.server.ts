import type { PlatformScope } from "../scope.server";
import { wireHeaders } from "../wire.server";

/** Application id sent to the platform (PLT-01). */
const appId = "touchline-web";

/** Headers of every upstream request, with a session or without (PLT-01, OPS-03); `bearerHeaders` adds the token. */
export function upstreamHeadersWithoutToken(scope: PlatformScope): Headers {
  return new Headers({
    accept: "application/json",
    [wireHeaders.requestedWith]: "XMLHttpRequest",
    [wireHeaders.app]: appId,
    [wireHeaders.language]: scope.lng,
    [wireHeaders.country]: scope.country,
    [wireHeaders.requestId]: scope.requestId,
  });
}

/** Fixed bearer of the shell for services that ask for one (CFG-03); it authorises nothing else. */
export const shellBearer = "touchline-shell";

/**
 * Headers that carry a bearer token: our services read the first, the limit service the second
 * (PLT-01).
 */
export function bearerHeaders(token: string): Record<string, string> {
  return { [wireHeaders.auth]: `Bearer ${token}`, authorization: `Bearer ${token}` };
}
