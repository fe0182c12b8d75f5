import type { CookieName } from "../browser-storage";

/** Whether the request has a cookie of this name. */
export function hasCookie(request: Request, name: CookieName): boolean {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1);
}

/** Text of an unsigned cookie; null = absent or broken. */
export function readPlainCookie(request: Request, name: CookieName): string | null {
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(part.slice(at + 1).trim());
      } catch {
        return null;
      }
    }
  }
  return null;
}
