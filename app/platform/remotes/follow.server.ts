import { discardBody, parseJson, readText } from "../body.server";
import { updateClockFromReply } from "../clock.server";
import { learnRevision } from "../revision.server";
import { platformOrigin, upstreamFetch } from "../upstream.server";
import { isTermsRefusal } from "../wire.server";
import { sameOriginTarget } from "./address.server";
import { type RemoteExchange, type RemoteRequest, remoteFailure } from "./exchange-types.server";

/** Sends a request and follows up to `left` redirects within its origin. */
export async function followRedirects(
  request: RemoteRequest,
  url: URL,
  signal: AbortSignal,
  left: number,
): Promise<RemoteExchange> {
  const { method, headers, body, limit, type } = request;
  const sentAt = Date.now();
  const response = await upstreamFetch(
    new Request(url, { method, headers, body, redirect: "manual" }),
    signal,
  );
  // The time is taken from the platform only, not from other origins.
  if (url.origin === platformOrigin()) {
    updateClockFromReply(response.headers, sentAt);
    learnRevision(response.headers);
  }
  if (response.ok && (response.headers.get("content-type") ?? "").toLowerCase().startsWith(type)) {
    return {
      ok: true,
      value: { text: await readText(response, limit), headers: response.headers },
    };
  }
  if (response.status === 451 && isTermsRefusal(451, parseJson(await readText(response, limit))))
    return remoteFailure("terms");
  await discardBody(response);
  if (response.ok) return remoteFailure("malformed", response.status);
  if (response.status === 0) return remoteFailure("network");
  if (response.status < 300 || response.status >= 400)
    return remoteFailure("status", response.status);
  const next =
    method === "GET" && left > 0 ? sameOriginTarget(url, response.headers.get("location")) : null;
  return next
    ? followRedirects(request, next, signal, left - 1)
    : remoteFailure("forbidden-origin", response.status);
}
