import { env } from "~/server/env.server";
import { embeddedPlatform } from "./embedded/sandbox.server";
import { httpFetch } from "./sockets.server";

/**
 * A function that answers upstream requests in place of the network. Must not follow redirects
 * (SEC-04).
 */
export type UpstreamFetch = (request: Request, signal?: AbortSignal) => Promise<Response>;

/** Origin of requests to the embedded platform; they never reach a network. */
export const embeddedOrigin = "http://platform.internal";

let injected: UpstreamFetch | null = null;

/**
 * Replaces every upstream, remote origins included; null restores the real one.
 * @internal
 */
export function setUpstreamForTests(fetch: UpstreamFetch | null) {
  injected = fetch;
}

/**
 * Origin to which calls of the platform go: the configured one, else that of the embedded platform.
 */
export function platformOrigin(): string {
  return env().platformOrigin ?? embeddedOrigin;
}

/**
 * Sends a request to the platform, or to the embedded one if none is configured. Requests to other origins
 * (remote pages, after the allow-list) go to the network. Throws on network errors only.
 */
export async function upstreamFetch(request: Request, signal?: AbortSignal): Promise<Response> {
  if (injected) return injected(request, signal);
  if (new URL(request.url).origin !== embeddedOrigin) return httpFetch(request, signal);
  return (await embeddedPlatform()).fetch(request);
}

/** Whether requests go to the embedded platform. */
export function isEmbeddedPlatformUsed() {
  return injected === null && env().platformOrigin === null;
}
