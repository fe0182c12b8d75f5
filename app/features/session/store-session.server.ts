import { type SessionCookie, writeSessionCookie } from "~/server/cookies/session.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";
import { memoKey } from "~/server/request-memo.server";
import type { RequestScope } from "~/server/request-scope.server";

/** The session cookie of this request, as its response leaves it. */
export const sessionOfRequest = memoKey<Promise<SessionCookie>>("session");

/** Stores a changed session cookie, which replaces the whole cookie; forms keep their token. */
export async function replaceSessionCookie(
  scope: RequestScope,
  request: Request,
  next: SessionCookie,
) {
  dropPendingSetCookies(scope, "__session");
  scope.cookies.push(await writeSessionCookie(next, request));
  scope.memo.set(sessionOfRequest, Promise.resolve(next));
}
