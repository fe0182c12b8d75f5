import { bearerHeaders } from "../../transport/request.server";
import type { PlatformScope } from "../../transport/scope.server";
import type { RemoteRequest } from "./exchange-types.server";
import { remoteRequestHeaders } from "./headers.server";
import type { RemotePageRequest } from "./page-types.server";

/** Maximum size of a remote's reply, bytes. */
export const remoteReplyLimit = 2 * 1024 * 1024;
const keptHeaders = new Set([
  "mf-render-mode",
  "mf-api-version",
  "cookie",
  "authorization",
  "x-auth",
  "x-session-id",
  "host",
  "content-length",
]);

/**
 * The request for a remote's page; `ask.headers` are added where they do not replace those of the
 * shell.
 */
export function toRemoteRequest(
  scope: PlatformScope,
  ask: RemotePageRequest,
  url: URL,
  token: string | null,
  budgetMs: number,
): RemoteRequest {
  const headers = remoteRequestHeaders(scope);
  for (const [name, value] of Object.entries(ask.headers ?? {})) {
    if (!keptHeaders.has(name.toLowerCase())) headers.set(name, value);
  }
  if (ask.isHidden) headers.set("force-spa", "true");
  if (ask.components) headers.set("content-type", "application/json");
  for (const [name, value] of Object.entries(token === null ? {} : bearerHeaders(token)))
    headers.set(name, value);
  const body = ask.components ? JSON.stringify({ components: ask.components }) : null;
  return {
    service: remoteServiceName(ask),
    url,
    method: remoteRequestMethod(ask),
    headers,
    body,
    budgetMs,
    limit: remoteReplyLimit,
    type: "application/json",
  };
}

/** Name under which a remote stands in logs and metrics, and its breaker. */
export function remoteServiceName(ask: RemotePageRequest) {
  return `remote.${ask.app}`;
}

/** The method of a request for a remote's page: components are asked for by a POST. */
export function remoteRequestMethod(ask: RemotePageRequest): "GET" | "POST" {
  return ask.components ? "POST" : "GET";
}
