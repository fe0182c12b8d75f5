import { randomUUID } from "node:crypto";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { fileLimits } from "~/domain/documents/document";
import { type ControlAccess, mayReachControl } from "~/platform/transport/embedded/sandbox";
import { ownResponseHeader } from "./answer-mark";
import { isOwnPost } from "./origin.server";
import { refuseSlow, uploadParser } from "./uploads";

/** Largest body a form may send, in bytes (SEC-06). */
const bodyLimit = 64 * 1024;

/** How long the body of a form without files may take, ms. */
const longestBodyMs = 30_000;

const raw = express.raw({ type: () => true, limit: bodyLimit, inflate: false });

/** Addresses whose forms have files (OFC-05, OFC-06). */
const uploadAddresses =
  /^\/[a-z]{2}\/office\/(verification|support|share-idea|payment\/(requests|create-request\/[\w/-]{1,80}))(\.data)?$/;

const machineAddresses =
  /^\/(healthz|readyz|metrics|robots\.txt|sitemap[^/]*\.xml|manifest\.json|pwa-sw\.js|domain\/|fatman-api\/|\.well-known\/|sitemap\/|favicon\.ico|(?:apple-touch|maskable)-icon[\w-]*\.png|remote\/|sandbox\/)/;

/**
 * Path that mail programs post to. Such posts have no origin; a signed token in the address allows
 * them (OFC-12).
 */
const signedPosts = "/remote/unsubscribe";

/**
 * Paths that load balancers and metrics collectors ask; there a node may be addressed by its IP.
 */
const probes = /^\/(healthz|readyz|metrics)$/;

/** Validates requests before Remix: method, url, Host, origin and size (SEC-01, SEC-05, SEC-06). */
export function requestValidators(options: ControlAccess): RequestHandler[] {
  const { publicOrigin } = options;
  return [
    (request, response, next) => {
      response.locals["requestId"] ??= randomUUID();
      response.setHeader("X-Request-Id", response.locals["requestId"]);
      response.setHeader(ownResponseHeader, "1");
      const method = methodRefusal(request.method, request.path);
      if (method) return refuse(response, method);
      const url = soundUrl(request.originalUrl);
      if (!url) return refuse(response, 400);
      if (isNamedTwice(request) || !isOwnHost(request.headers.host, request.path, publicOrigin))
        return refuse(response, 400);
      if (!mayReachControl(request, options)) return refuse(response, 403);
      // Remix would run the action of an old-style data request without its own origin check.
      if (url.searchParams.has("_data")) return refuse(response, 400);
      // Otherwise the router merges the slashes and logs a warning for each match of the path.
      if (url.pathname.includes("//")) return leadOn(request, response, url);
      next();
    },
    (request, response, next) => {
      const isForeign = request.path.startsWith("/sandbox/") || request.path === signedPosts;
      if (request.method !== "POST" || isForeign) return next();
      const headers = new Headers();
      for (const name of ["origin", "sec-fetch-site", "referer"]) {
        const value = request.headers[name];
        if (typeof value === "string") headers.set(name, value);
      }
      const own = publicOrigin ?? `${request.protocol}://${request.headers.host}`;
      if (!isOwnPost(headers, own)) return refuse(response, 403);
      next();
    },
    uploadParser(uploadAddresses, fileLimits),
    (request, response, next) => {
      if (response.locals["upload"] !== undefined) return next();
      const timer = setTimeout(() => refuseSlow(response), longestBodyMs);
      raw(request, response, (error?: unknown) => {
        clearTimeout(timer);
        if (!response.headersSent) next(error);
      });
    },
  ];
}

/** Handles errors before or inside Remix, without a stack trace. */
export function finalErrorHandler(
  onError: (error: unknown, requestId: string) => void,
): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const status = Number(error?.status ?? error?.statusCode);
    const isClient = status >= 400 && status < 500;
    if (!isClient) onError(error, String(response.locals["requestId"] ?? ""));
    if (response.headersSent) return response.destroy();
    if (isClient || !request.accepts("html")) return refuse(response, isClient ? status : 500);
    response.status(500).type("text/html").set("Cache-Control", "no-store").send(lastPage);
  };
}

/**
 * The page that is sent when Remix cannot respond. It too has the age mark and the help link, as
 * every page (LIM-18).
 */
const lastPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title>500</title>
<main><h1>The page could not be shown</h1><p><a href="/">To the home page</a></p></main>
<footer><p>18+. <a href="/en/responsiblegaming">Responsible gambling</a></p></footer></html>
`;

/** Redirects to the same path with single slashes; a post to such a path is refused. */
function leadOn(request: express.Request, response: express.Response, { pathname, search }: URL) {
  if (request.method === "POST") return refuse(response, 400);
  response
    .set("Cache-Control", "no-store")
    .redirect(301, pathname.replace(/\/{2,}/g, "/") + search);
}

function refuse(response: express.Response, status: number) {
  response.status(status).type("text/plain").set("Cache-Control", "no-store");
  if (status === 405) response.set("Allow", "GET, HEAD, POST");
  response.send(`${status} ${reasons[status] ?? "Refused"}\n`);
}

const reasons: Record<number, string> = {
  400: "Bad Request",
  403: "Forbidden",
  405: "Method Not Allowed",
  413: "Content Too Large",
  500: "Internal Server Error",
};

const methods = ["GET", "HEAD", "POST"];
const controlMethods = [...methods, "PATCH", "DELETE"];

function methodRefusal(method: string, path: string) {
  const allowed = path.startsWith("/sandbox/") ? controlMethods : methods;
  return allowed.includes(method) ? null : 405;
}

/**
 * The requested URL, if Remix will read it the same way; null if it is badly encoded, too long, or
 * has control characters, backslashes or a double slash at its start.
 */
function soundUrl(text: string): URL | null {
  if (!text.startsWith("/") || text.length > 4096) return null;
  try {
    const url = new URL(text, "http://sound.invalid");
    const isSound = !hasControls(decodeURIComponent(url.pathname)) && !/[\0\\]/.test(text);
    return isSound && !text.startsWith("//") && !url.pathname.startsWith("//") ? url : null;
  } catch {
    return null;
  }
}

/**
 * Whether a path contains control characters. No page's path does, and route patterns stop at a
 * line end.
 */
const hasControls = (path: string) => /\p{Cc}/u.test(path);

/**
 * Whether a request has more than one Host header: a proxy may use a different one than this server
 * does.
 */
const isNamedTwice = ({ rawHeaders }: express.Request) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1;

function isOwnHost(host: string | undefined, path: string, publicOrigin: string | null) {
  if (!host || !/^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/.test(host)) return false;
  if (!URL.canParse(`http://${host}`)) return false;
  if (publicOrigin === null) return true;
  if (host === new URL(publicOrigin).host) return true;
  if (probes.test(path) && /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])(:\d+)?$/i.test(host))
    return true;
  return machineAddresses.test(path) && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
