import { randomBytes, randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { RequestMemo } from "./request-memo.server";
import type { ServerContext } from "./server-context.server";
import type { UploadedFilesOrRefusal } from "./uploads";

/** State shared by all loaders, the action and the renderer of one request. */
export interface RequestScope {
  readonly nonce: string;
  readonly requestId: string;
  readonly kind: "document" | "data";
  readonly signal: AbortSignal | null;
  readonly clientAddress: string | null;
  /** The visitor's country, two letters in lower case; null = unknown (CFG-01). */
  readonly country: string | null;
  /** Files of the posted form, unchecked (OFC-05); null = it has none. */
  readonly upload: UploadedFilesOrRefusal | null;
  /** Memoised answers of this request (PLT-10). */
  readonly memo: RequestMemo;
  /** `Set-Cookie` lines for the response of this request, whatever it is. */
  readonly cookies: string[];
  /**
   * Seconds for the header `Retry-After` of a page that is unavailable; null = no such header. It
   * is kept here, because Remix drops the headers of a thrown response.
   */
  retryAfter: number | null;
  /**
   * The field `intent` of the posted form, once the form has been read; null = not read, or none.
   */
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
    memo: new RequestMemo(),
    cookies: [],
    retryAfter: null,
    intent: null,
  };
  scopes.set(context, scope);
  return scope;
}
