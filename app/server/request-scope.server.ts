import { randomBytes, randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";

/** What our server tells the app about a request; absent under plain `remix-serve`. */
export interface ServerContext extends AppLoadContext {
  readonly nonce: string;
  readonly requestId: string;
  /** A document is a whole page; data is a client navigation or a fetcher. */
  readonly kind: "document" | "data";
  /** Aborts when the client is gone; `request.signal` is lost with the garbage. */
  readonly signal: AbortSignal;
  readonly clientAddress: string;
}

/** What all loaders, the action and the renderer of one request share. */
export interface RequestScope {
  readonly nonce: string;
  readonly requestId: string;
  readonly kind: "document" | "data";
  readonly signal: AbortSignal | null;
  readonly clientAddress: string | null;
  /** Answers asked once per request (PLT-10). */
  readonly memo: Map<string, unknown>;
  /** `Set-Cookie` lines that go out with whatever answer this request ends in. */
  readonly cookies: string[];
  /** Seconds after which a page that is not to be had now may be asked for again; Remix drops the headers of a thrown answer. */
  retryAfter: number | null;
  /** What the form that was posted asks for, once it has been read; null = nothing in particular. */
  intent: string | null;
}

const scopes = new WeakMap<object, RequestScope>();

/** The scope of the request that this load context belongs to. */
export function requestScope(context: AppLoadContext, request: Request): RequestScope {
  const known = scopes.get(context);
  if (known) return known;
  const given = context as Partial<ServerContext>;
  const scope: RequestScope = {
    nonce: given.nonce ?? randomBytes(16).toString("base64"),
    requestId: given.requestId ?? randomUUID(),
    kind: given.kind ?? (request.headers.get("accept")?.includes("text/html") ? "document" : "data"),
    signal: given.signal ?? null,
    clientAddress: given.clientAddress ?? null,
    memo: new Map(),
    cookies: [],
    retryAfter: null,
    intent: null,
  };
  scopes.set(context, scope);
  return scope;
}

/** Runs `ask` once per request, however many loaders want its answer. */
export function once<T>(scope: RequestScope, key: string, ask: () => Promise<T>): Promise<T> {
  const known = scope.memo.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask();
  scope.memo.set(key, asked);
  return asked;
}

/** Takes back waiting `Set-Cookie` lines of these cookies; what is pushed next is then the only one. */
export function dropCookies(scope: RequestScope, ...names: readonly string[]) {
  const kept = scope.cookies.filter((line) => !names.some((name) => line.startsWith(`${name}=`)));
  scope.cookies.splice(0, scope.cookies.length, ...kept);
}

/** Moves what waits for this request's answer into its headers: `Set-Cookie` lines, and when to come again. */
export function flushCookies(scope: RequestScope, headers: Headers) {
  if (scope.retryAfter !== null) headers.set("Retry-After", String(scope.retryAfter));
  for (const line of scope.cookies.splice(0)) headers.append("Set-Cookie", line);
}
