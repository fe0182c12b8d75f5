import { secureAttribute } from "./secure.server";

/** Writes `user_token`: HttpOnly, expires with the token (PLT-07). An empty token removes it. */
export function writeTokenCookie(request: Request, token: string, seconds: number): string {
  const age = token === "" ? 0 : Math.max(0, Math.floor(seconds));
  return `user_token=${encodeURIComponent(token)}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secureAttribute(request)}`;
}
