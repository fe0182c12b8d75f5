import { type CookieName, cookieLifetimeSec } from "../browser-storage";
import { secureAttribute } from "./secure.server";

/**
 * `Set-Cookie` line of an unsigned cookie that scripts can read. Lifetime from
 * `browserStorageInventory`; with `maxAge` null until the browser is closed. Only for cookies that
 * need no consent (CNS-03).
 */
export function writePlainCookie(
  request: Request,
  name: CookieName<"necessary">,
  value: string,
  maxAge: number | null = cookieLifetimeSec(name) ?? null,
): string {
  const age = maxAge === null ? "" : `; Max-Age=${maxAge}`;
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax${secureAttribute(request)}`;
}

/** `Set-Cookie` line of an unsigned cookie that scripts cannot read. */
export function writeHttpOnlyCookie(
  request: Request,
  name: CookieName<"necessary">,
  value: string,
): string {
  return `${writePlainCookie(request, name, value)}; HttpOnly`;
}

/**
 * `Set-Cookie` line of a cookie that needs consent, which the caller has checked (CNS-03); scripts cannot read it. `maxAge` in
 * s.
 */
export function writeConsentedCookie(
  request: Request,
  name: CookieName<"marketing">,
  value: string,
  maxAge: number,
): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secureAttribute(request)}; HttpOnly`;
}

/** `Set-Cookie` line of another value for a cookie that the browser sent, and so has consent for. */
export function rewriteSentCookie(request: Request, name: CookieName, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${cookieLifetimeSec(name)}; SameSite=Lax${secureAttribute(request)}`;
}

/** `Set-Cookie` line that removes a cookie of any class. */
export function removeCookie(request: Request, name: CookieName): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax${secureAttribute(request)}`;
}
