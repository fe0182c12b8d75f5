import { isKeyedTag, keyedTag } from "../keyed.server";
import { dropPendingSetCookies } from "../pending-cookies.server";
import type { RequestScope } from "../request-scope.server";
import { readPlainCookie } from "./read-plain.server";
import { secureAttribute } from "./secure.server";

/** The cookies of a token: itself, and the tag that ties it to its session. */
const [tokenName, tagName] = ["user_token", "user_token_session"] as const;
const tagUse = "token-of-session";

/**
 * The token in the cookies; null = none, or not this session's (SEC-08): one that another subdomain set, or a late
 * answer to an earlier session.
 */
export function readTokenOfSession(request: Request, sessionId: string): string | null {
  const token = readPlainCookie(request, tokenName);
  const tag = readPlainCookie(request, tagName);
  if (token === null || tag === null) return null;
  return isKeyedTag(tagUse, taggedText(sessionId, token), tag) ? token : null;
}

/** Sets the cookies of a session's token: HttpOnly, they expire with it, in `seconds` (PLT-07). */
export function setTokenCookies(
  scope: RequestScope,
  request: Request,
  {
    sessionId,
    token,
    seconds,
  }: Readonly<Record<"sessionId" | "token", string>> & {
    readonly seconds: number;
  },
): void {
  const tag = keyedTag(tagUse, taggedText(sessionId, token));
  pushBoth(scope, request, [token, tag], Math.max(0, Math.floor(seconds)));
}

/** Removes the cookies of a token. */
export function removeTokenCookies(scope: RequestScope, request: Request): void {
  pushBoth(scope, request, ["", ""], 0);
}

function pushBoth(
  scope: RequestScope,
  request: Request,
  [token, tag]: readonly [string, string],
  age: number,
): void {
  dropPendingSetCookies(scope, tokenName, tagName);
  const line = (name: string, value: string) =>
    `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secureAttribute(request)}`;
  scope.cookies.push(line(tokenName, token), line(tagName, tag));
}

const taggedText = (sessionId: string, token: string) => JSON.stringify([sessionId, token]);
