import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext, type HandleDataRequestFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { RemoteBodies } from "~/features/remote-pages/RemoteBodies";
import { fragmentsOf } from "~/features/remote-pages/fragments.server";
import { NonceContext } from "~/features/shell/nonce";
import { log } from "~/server/log.server";
import { flushCookies, requestScope } from "~/server/request-scope.server";

/** Longest a document may take to render, in ms. Loaders have spent their budget by then. */
const renderMs = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const scope = requestScope(context, request);
  return new Promise<Response>((resolve, reject) => {
    let answer = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={scope.nonce}>
        <RemoteBodies.Provider value={fragmentsOf(context)}>
          <RemixServer context={remixContext} url={request.url} nonce={scope.nonce} />
        </RemoteBodies.Provider>
      </NonceContext.Provider>,
      {
        nonce: scope.nonce,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
          flushCookies(scope, headers);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answer }));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          answer = 500;
          log.error({ err: error, requestId: scope.requestId }, "render failed");
        },
      },
    );
    const timer = setTimeout(abort, renderMs);
  });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  flushCookies(requestScope(context, request), response.headers);
  return response;
};

/** A loader's or action's defect: logged with its request, never shown. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted) return;
  log.error({ err: error, requestId: requestScope(context, request).requestId }, "route failed");
}
