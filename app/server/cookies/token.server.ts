import { secureAttribute } from "./secure.server";

/**
 * `Set-Cookie` line of `user_token`: HttpOnly, expires with the token (PLT-07). With an empty token
 * it removes the cookie.
 */
export function writeTokenCookie(request: Request, token: string, seconds: number): string {
  const age = token === "" ? 0 : Math.max(0, Math.floor(seconds));
  return `user_token=${encodeURIComponent(token)}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secureAttribute(request)}`;
}
