import { randomBytes, randomUUID } from "node:crypto";
import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Upload } from "./uploads";

/** Data of a request passed from our server to the app; absent under plain `remix-serve`. */
export interface ServerContext extends AppLoadContext {
  readonly nonce: string;
  readonly requestId: string;
  /** `document` is a whole page; `data` is a client navigation or a fetcher. */
  readonly kind: "document" | "data";
  /** Aborts when the client disconnects; `request.signal` can be garbage-collected. */
  readonly signal: AbortSignal;
  readonly clientAddress: string;
  /** The visitor's country, two letters in lower case, as a trusted proxy says (CFG-01); null = not said. */
  readonly country: string | null;
  /** Files of the posted form; null = it has none. */
  readonly upload: Upload | null;
}

/** State shared by all loaders, the action and the renderer of one request. */
export interface RequestScope {
  readonly nonce: string;
  readonly requestId: string;
  readonly kind: "document" | "data";
  readonly signal: AbortSignal | null;
  readonly clientAddress: string | null;
  /** The visitor's country, two letters in lower case; null = unknown (CFG-01). */
  readonly country: string | null;
  /** Files of the posted form, before anybody has judged them (OFC-05). */
  readonly upload: Upload | null;
  /** Memoised answers of this request (PLT-10). */
  readonly memo: Map<string, unknown>;
  /** `Set-Cookie` lines for the response of this request, whatever it is. */
  readonly cookies: string[];
  /** Retry-After of an unavailable page, s; Remix drops the headers of a thrown response. */
  retryAfter: number | null;
  /** Intent of the posted form, once it has been read; null = none. */
  intent: string | null;
}

const scopes = new WeakMap<object, RequestScope>();

/** Request scope of a load context. */
export function requestScope(context: AppLoadContext, request: Request): RequestScope {
  const known = scopes.get(context);
  if (known) return known;
  const given = context as Partial<ServerContext>;
  const scope: RequestScope = {
    nonce: given.nonce ?? randomBytes(16).toString("base64"),
    requestId: given.requestId ?? randomUUID(),
    kind:
      given.kind ?? (request.headers.get("accept")?.includes("text/html") ? "document" : "data"),
    signal: given.signal ?? null,
    clientAddress: given.clientAddress ?? null,
    country: given.country ?? null,
    upload: given.upload ?? null,
    memo: new Map(),
    cookies: [],
    retryAfter: null,
    intent: null,
  };
  scopes.set(context, scope);
  return scope;
}

/** Runs `ask` once per request and shares the result between loaders. */
export function oncePerRequest<T>(
  scope: RequestScope,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  const known = scope.memo.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask();
  scope.memo.set(key, asked);
  return asked;
}

/** Drops pending `Set-Cookie` lines of these cookies, so that the next one pushed is the only one. */
export function dropCookies(scope: RequestScope, ...names: readonly string[]) {
  const others = scope.cookies.filter((line) => !names.some((name) => line.startsWith(`${name}=`)));
  scope.cookies.splice(0, scope.cookies.length, ...others);
}

/** Moves pending `Set-Cookie` lines and Retry-After into the response's headers. */
export function flushCookies(scope: RequestScope, headers: Headers) {
  if (scope.retryAfter !== null) headers.set("Retry-After", String(scope.retryAfter));
  for (const line of scope.cookies.splice(0)) headers.append("Set-Cookie", line);
}

/** A redirect that carries the request's pending cookies. Browsers repeat no post at a 303's target. */
export function redirectWithCookies(scope: RequestScope, to: string, status = 302): Response {
  const answer = redirect(to, { status, headers: { "Cache-Control": "no-store" } });
  flushCookies(scope, answer.headers);
  return answer;
}
