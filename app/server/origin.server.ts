/**
 * Whether a post comes from this site (SEC-01). A foreign or `null` origin is refused; an absent one is
 * accepted only with Sec-Fetch-Site same-origin or a Referer of this origin.
 */
export function isOwnPost(headers: Headers, ownOrigin: string): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return origin === ownOrigin;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return originOf(headers.get("referer")) === ownOrigin;
}

function originOf(url: string | null) {
  if (url === null) return null;
  try {
    return new URL(url).origin;
  } catch {
    return null;
  }
}
