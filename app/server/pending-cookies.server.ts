import { redirect } from "@remix-run/node";
import type { RequestScope } from "./request-scope.server";

/** Drops pending `Set-Cookie` lines of these cookies, so that the next one pushed is the only one. */
export function dropPendingSetCookies(scope: RequestScope, ...names: readonly string[]) {
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
