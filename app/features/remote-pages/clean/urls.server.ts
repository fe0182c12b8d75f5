import { matchScreen } from "../../screens/match";
import { splitPath } from "../../screens/path";

const linkProtocols = new Set(["http:", "https:", "mailto:", "tel:"]);
const loadProtocols = new Set(["http:", "https:"]);

/** Stands for this site's own origin where the process does not know it. */
const unknownOrigin = "https://shell.invalid";

// A path, query or hash that no parser reads as another host; browsers drop tabs and newlines first.
const plainlyOwn = /^(?:\/(?![/\\])|[?#])[^\\\t\n\r]*$/;

function resolve(value: string, ownOrigin: string | null): URL | null {
  try {
    return new URL(value, `${ownOrigin ?? unknownOrigin}/`);
  } catch {
    return null;
  }
}

/** Whether a link may have this address: web pages, e-mail and telephone, never code or data. */
export function isSafeLink(value: string, ownOrigin: string | null): boolean {
  return plainlyOwn.test(value) || linkProtocols.has(resolve(value, ownOrigin)?.protocol ?? "");
}

/** Whether an image or other medium may load from this address. */
export function isSafeSource(value: string, ownOrigin: string | null): boolean {
  return plainlyOwn.test(value) || loadProtocols.has(resolve(value, ownOrigin)?.protocol ?? "");
}

/**
 * Whether every candidate of a `srcset` is a safe source. Data addresses have commas, so only the schemes are
 * checked. The search starts only at word starts, because it would otherwise rescan a word without a colon
 * from each letter.
 */
export function isSafeSourceSet(value: string): boolean {
  const schemes =
    value.replace(/[\t\n\r]/g, "").match(/(?<![a-z0-9+.-])[a-z][a-z0-9+.-]*:/gi) ?? [];
  return schemes.every((scheme) => loadProtocols.has(scheme.toLowerCase()));
}

/**
 * Whether a form's address is of this site; "" (the page itself) is. Another origin must never get
 * the token.
 */
export function isOwnAddress(value: string, ownOrigin: string | null): boolean {
  if (value === "" || plainlyOwn.test(value)) return true;
  const url = resolve(value, ownOrigin);
  // A blob has the origin of the page that created it.
  return (
    url !== null && loadProtocols.has(url.protocol) && url.origin === (ownOrigin ?? unknownOrigin)
  );
}

/**
 * Whether a form posts to a page of this site and so gets the token: the path must mean the same page
 * wherever the form is.
 */
export function isPostToOwnPage(value: string, ownOrigin: string | null): boolean {
  if (value === "" || /^[?#]/.test(value)) return true;
  const url = isOwnAddress(value, ownOrigin) ? resolve(value, ownOrigin) : null;
  // A relative path depends on the page.
  if (url === null || !/^(?:\/|https?:)/i.test(value) || /\/\/|%5c/i.test(url.pathname))
    return false;
  const { lng, rest } = splitPath(url.pathname);
  return lng !== null && matchScreen(rest) !== null;
}

/** Whether a link leads to a page of this site that is personal or not indexed, or only for guests. */
export function isUnindexedPage(value: string, ownOrigin: string | null): boolean {
  const url = isOwnAddress(value, ownOrigin) ? resolve(value, ownOrigin) : null;
  const { lng, rest } = splitPath(url?.pathname ?? "");
  const screen = lng === null ? undefined : matchScreen(rest)?.screen;
  return (
    screen !== undefined &&
    (!screen.isIndexable || screen.guards.some((guard) => isForSome.has(guard)))
  );
}

/** Guards that let only players, or only guests, pass. */
const isForSome = new Set(["auth", "guest"]);

/** A remote's address resolved against `base`, if its origin is allowed (REM-11); else null. */
export function allowedAddress(
  value: string,
  base: string,
  origins: readonly string[],
): string | null {
  try {
    const url = new URL(value, base);
    const isAllowed = loadProtocols.has(url.protocol) && origins.includes(url.origin);
    return isAllowed && url.username === "" && url.password === "" ? url.href : null;
  } catch {
    return null;
  }
}
