const maxLength = 2048;
/** The most characters of a return address once it is encoded: servers and proxies take about 4,000 in all. */
const maxEncodedLength = 3_000;
const forbidden = /[\p{Cc}\\]/u;
const encodedForbidden = /%(?:0[0-9a-f]|1[0-9a-f]|7f|5c)/i;

/**
 * A return address as path, query and hash of this origin; null for anything else or ambiguous: another
 * origin, `//`, backslashes, control characters, and encoded forms of these (SEC-03).
 */
export function toSafeReturnPath(text: string | null | undefined, origin: string): string | null {
  if (!text || text.length > maxLength || forbidden.test(text) || encodedForbidden.test(text))
    return null;
  const path =
    text === origin ? "/" : text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  if (!path.startsWith("/") || path.startsWith("//")) return null;
  const url = parse(path, origin);
  if (!url || url.origin !== origin || !isPlain(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Whether a page's address fits into another page's as the way back; a longer one is left out. */
export function fitsAsReturnUrl(address: string): boolean {
  return address.length <= maxLength && encodeURIComponent(address).length <= maxEncodedLength;
}

function parse(path: string, origin: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}

/**
 * Whether a path stays a path of this site however often it is decoded: never `//host` or a
 * forbidden character. A path still encoded after three rounds does not.
 */
function isPlain(pathname: string): boolean {
  let text = pathname;
  for (let round = 0; round < 3; round++) {
    if (text.startsWith("//") || forbidden.test(text)) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      return round > 0;
    }
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

/** Whether a redirect leads to its own address, in any spelling (GRD-08). */
export function isCyclicRedirect(from: URL, to: string): boolean {
  if (!URL.canParse(to, from)) return false;
  const target = new URL(to, from);
  return target.origin === from.origin && plain(target) === plain(from);
}

function plain(url: URL): string {
  return url.pathname.replace(/\/+$/, "") + url.search;
}
