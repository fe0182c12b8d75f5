import type { PlatformScope } from "./scope.server";
import { platformOrigin } from "./upstream.server";
import { wireHeaders } from "./wire.server";

/** One request to the platform, before its headers. `path` is a template: `/coupon-api/v1/coupons/{id}`. */
export interface WireRequest {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** JSON body. */
  readonly json?: unknown;
  /** A file as the body, in place of JSON. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Body as `multipart/form-data`, for calls that want one. */
  readonly multipart?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Builds the request of a call to the platform in use. */
export function buildPlatformRequest(
  scope: PlatformScope,
  input: WireRequest,
  extra: Readonly<Record<string, string>>,
): Request {
  return buildRequestTo(platformOrigin(), scope, input, extra);
}

/** Builds the request of a call. Visitors' input can only become a path segment or a query value. */
export function buildRequestTo(
  origin: string,
  scope: PlatformScope,
  input: WireRequest,
  extra: Readonly<Record<string, string>>,
): Request {
  const url = new URL(origin);
  url.pathname = input.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    segment(input.params?.[name]),
  );
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers = upstreamHeadersWithoutToken(scope);
  for (const [name, value] of Object.entries({ ...input.headers, ...extra }))
    headers.set(name, value);
  if (scope.agent !== "") headers.set(wireHeaders.agent, encodeURIComponent(scope.agent));
  if (scope.clientAddress !== null) headers.set(wireHeaders.clientAddress, scope.clientAddress);
  const body =
    input.bytes ?? (input.multipart ? multipartBody(input.multipart) : jsonBodyText(input.json));
  if (input.bytes) headers.set("content-type", "application/octet-stream");
  // The type of a multipart body has its boundary, and `Request` writes it.
  if (typeof body === "string") headers.set("content-type", "application/json");
  return new Request(url, { method: input.method ?? "GET", headers, body, redirect: "manual" });
}

function segment(value: string | number | undefined): string {
  const text = String(value ?? "");
  // `.` and `..` would be resolved away; no platform id equals them.
  if (text === "" || /^\.{1,2}$/.test(text))
    throw new RangeError("a path parameter is empty or a dot segment");
  return encodeURIComponent(text);
}

/** Text of a JSON body; null = there is none. */
export function jsonBodyText(json: unknown): string | null {
  return json === undefined ? null : JSON.stringify(json);
}

/** Fields as the body of a `multipart/form-data` request. */
export function multipartBody(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

/** Application id sent to the platform (PLT-01). */
const appId = "touchline-web";

/** Headers of every upstream request, with a session or without (PLT-01, OPS-03); `bearerHeaders` adds the token. */
export function upstreamHeadersWithoutToken(scope: PlatformScope): Headers {
  return new Headers({
    accept: "application/json",
    [wireHeaders.requestedWith]: "XMLHttpRequest",
    [wireHeaders.app]: appId,
    [wireHeaders.language]: scope.lng,
    [wireHeaders.country]: scope.country,
    [wireHeaders.requestId]: scope.requestId,
    ...(scope.platformType === null ? {} : { [wireHeaders.platformType]: scope.platformType }),
  });
}

/** Fixed bearer of the shell for services that ask for one (CFG-03); it authorises nothing else. */
export const shellBearer = "touchline-shell";

/**
 * Headers that carry a bearer token: our services read the first, the limit service the second
 * (PLT-01).
 */
export function bearerHeaders(token: string): Record<string, string> {
  return { [wireHeaders.auth]: `Bearer ${token}`, authorization: `Bearer ${token}` };
}

/** Authentication headers and further proof (captcha, fingerprint). */
export type AuthAndProofHeaders = Readonly<Record<string, string>>;
