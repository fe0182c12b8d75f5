import { discardBody, parseJson, readBodyText } from "../../transport/body.server";
import { updateClockFromReply } from "../../transport/clock.server";
import { updateConfigRevisionFromReply } from "../../transport/revision.server";
import { platformOrigin, upstreamFetch } from "../../transport/upstream.server";
import { isChangedTermsRefusal } from "../../transport/wire.server";
import { sameOriginTarget } from "./address.server";
import {
  failedRemoteExchange,
  type RemoteExchange,
  type RemoteRequest,
} from "./exchange-types.server";

/** Sends a request and follows up to `left` redirects within its origin. */
export async function fetchFollowingRedirects(
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
    updateConfigRevisionFromReply(response.headers);
  }
  if (response.ok && (response.headers.get("content-type") ?? "").toLowerCase().startsWith(type)) {
    return {
      ok: true,
      value: { text: await readBodyText(response, limit), headers: response.headers },
    };
  }
  if (
    response.status === 451 &&
    isChangedTermsRefusal(451, parseJson(await readBodyText(response, limit)))
  )
    return failedRemoteExchange("terms");
  await discardBody(response);
  if (response.ok) return failedRemoteExchange("malformed", response.status);
  if (response.status === 0) return failedRemoteExchange("network");
  if (response.status < 300 || response.status >= 400)
    return failedRemoteExchange("status", response.status);
  const next =
    method === "GET" && left > 0 ? sameOriginTarget(url, response.headers.get("location")) : null;
  return next
    ? fetchFollowingRedirects(request, next, signal, left - 1)
    : failedRemoteExchange("forbidden-origin", response.status);
}
