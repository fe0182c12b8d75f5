import { jsonBodyText, multipartBody } from "./request/body.server";
import { upstreamHeadersWithoutToken } from "./request/headers.server";
import type { WireRequest } from "./request/wire-request.server";
import type { PlatformScope } from "./scope.server";
import { platformOrigin } from "./upstream.server";
import { wireHeaders } from "./wire.server";

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
