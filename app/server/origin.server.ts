/**
 * Whether a post comes from this site (SEC-01). A foreign or `null` origin never does; an absent one does only
 * if the browser says same-origin by Sec-Fetch-Site, or by a Referer of this origin.
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
