import { randomUUID } from "node:crypto";
import { remoteRequestHeaders } from "~/platform/services/remotes/headers.server";
import { bearerHeaders } from "~/platform/transport/request.server";
import { createPlatformScope } from "~/platform/transport/scope.server";

/** How long the check waits for an answer, ms: longer than the shell, to name what is slow. */
export const remoteCheckTimeoutMs = 10_000;

export interface RemoteCheckOptions {
  /** The page's address at the remote, language and path included. */
  readonly url: URL;
  /** Origins beside the remote's own from which the page's styles and scripts may come. */
  readonly origins: readonly string[];
  readonly siteOrigin: string | null;
  /**
   * The remote draws a part that stands beside pages, as a footer does. Such a part has no head of
   * its own and is the same for every path.
   */
  readonly isPart: boolean;
  /** A player's bearer token, for a personal page; null = none. */
  readonly token: string | null;
  readonly fetch: typeof globalThis.fetch;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** Asks a page as the shell does; `broken` is why there was no answer. */
export async function askPage(
  { fetch, token }: RemoteCheckOptions,
  url: URL,
): Promise<PageAnswer | { readonly broken: string }> {
  // The page's language is the first part of its path that looks like one.
  const lng = /\/([a-z]{2}(?:-[a-z]+)?)(?:\/|$)/.exec(url.pathname)?.[1] ?? "en";
  const scope = createPlatformScope({ lng, requestId: randomUUID(), url: url.href });
  const started = performance.now();
  try {
    const response = await fetch(url, {
      headers: {
        ...Object.fromEntries(remoteRequestHeaders(scope)),
        ...(token === null ? {} : bearerHeaders(token)),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(remoteCheckTimeoutMs),
    });
    const { status, headers } = response;
    return { status, headers, text: await response.text(), ms: performance.now() - started };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { broken: cause instanceof Error ? cause.message : String(cause) };
  }
}
