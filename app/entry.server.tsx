import type { AppLoadContext, EntryContext, HandleDataRequestFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
// The build for web streams: Node's own writes zero bytes where a multi-byte letter crosses its buffer's
// edge.
import { renderToReadableStream } from "react-dom/server.browser";
import { chatSources } from "~/domain/support/chat";
import { counterSources } from "~/features/analytics/counters.server";
import { recordDocument } from "~/features/analytics/pages.server";
import { recordServerError } from "~/features/analytics/record.server";
import { errorName } from "~/features/analytics/track";
import { chatOfPage } from "~/features/chat/offer.server";
import { findAlreadyAuthorizedContext } from "~/features/gate/authorize.server";
import type { RequestContext } from "~/features/gate/request-context";
import { NonceContext } from "~/features/page/nonce";
import { preloadAllParts } from "~/features/page/OnDemand";
import { remoteBodiesOfRequest } from "~/features/remote-pages/fill/document.server";
import { RemoteBodiesContext } from "~/features/remote-pages/outlet/remote-bodies-context";
import { maskPersonalData } from "~/platform/transport/mask.server";
import { addVendorSources, contentPolicy } from "~/server/content-policy";
import { findFileInsteadOfPage } from "~/server/download.server";
import { env } from "~/server/env.server";
import { log } from "~/server/log.server";
import { flushCookies } from "~/server/pending-cookies.server";
import { preloadHeader } from "~/server/preload.server";
import { requestScope } from "~/server/request-scope.server";

/** Maximum time to render a document, ms; loaders have finished by then. */
const renderMs = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const scope = requestScope(context, request);
  const file = status < 400 ? findFileInsteadOfPage(scope) : null;
  if (file) {
    flushCookies(scope, file.headers);
    return file;
  }
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), renderMs);
  let answer = status;
  try {
    await preloadAllParts();
    const body = await renderToReadableStream(
      <NonceContext.Provider value={scope.nonce}>
        <RemoteBodiesContext.Provider value={remoteBodiesOfRequest(context)}>
          <RemixServer context={remixContext} url={request.url} nonce={scope.nonce} />
        </RemoteBodiesContext.Provider>
      </NonceContext.Provider>,
      {
        nonce: scope.nonce,
        signal: late.signal,
        // React sends larger parts behind the page, where only a script puts them into their place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(error: unknown) {
          answer = 500;
          const err = maskPersonalData(error);
          log.error({ err, requestId: scope.requestId }, "render failed");
          recordServerError(scope, request, errorName(error));
        },
      },
    );
    await body.allReady;
    headers.set("Content-Type", "text/html; charset=utf-8");
    headers.append("Link", preloadHeader(remixContext));
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
    const page = await findAlreadyAuthorizedContext({ request, context });
    if (page) {
      await allowVendors(headers, page);
      recordDocument(page, request, answer);
    }
    flushCookies(scope, headers);
    return new Response(body, { headers, status: answer });
  } finally {
    clearTimeout(timer);
  }
}

/** Widens the server's Content-Security-Policy by what site config names (SEC-02). */
async function allowVendors(headers: Headers, page: RequestContext) {
  const chat = chatOfPage(page);
  const counters = await counterSources(page);
  const vendors = addVendorSources(
    page.config.vendors,
    ...counters,
    ...(chat ? [chatSources(chat)] : []),
  );
  if (!Object.values(vendors).some((origins) => origins.length > 0)) return;
  const { remoteOrigins } = env();
  const policy = contentPolicy({
    nonce: page.scope.nonce,
    isDev: import.meta.env.DEV,
    remoteOrigins,
    vendors,
  });
  headers.set("Content-Security-Policy", policy);
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  if (!response.headers.has("Cache-Control"))
    response.headers.set("Cache-Control", "private, no-store");
  flushCookies(requestScope(context, request), response.headers);
  return response;
};

/** Logs a loader's or action's defect, masked (PLT-09), with its request id; the visitor never sees it. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted) return;
  const scope = requestScope(context, request);
  log.error({ err: maskPersonalData(error), requestId: scope.requestId }, "route failed");
  recordServerError(scope, request, errorName(error));
}
