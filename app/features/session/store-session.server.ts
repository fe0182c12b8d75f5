import { type SessionCookie, writeSessionCookie } from "~/server/cookies/session.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import type { RequestScope } from "~/server/request-scope.server";

/** Stores a changed session cookie, which replaces the whole cookie; forms keep their token. */
export async function replaceSessionCookie(
  scope: RequestScope,
  request: Request,
  next: SessionCookie,
) {
  dropPendingSetCookies(scope, "__session");
  scope.cookies.push(await writeSessionCookie(next, request));
  scope.memo.set("session-cookie", Promise.resolve(next));
}
