import { isSafeRemoteOrigin } from "~/server/env/addresses.server";
import type { Env } from "~/server/env/environment.server";
import { env } from "~/server/env.server";
import { platformOrigin } from "../../transport/upstream.server";

export interface RemoteOriginRules extends Pick<Env, "remoteOrigins" | "appEnv"> {
  readonly platformOrigin: string;
}

/**
 * Allowed address of a remote (REM-11, SEC-04): a platform path, or https at an allow-listed origin; plain
 * http only at the platform's own origin and, outside production, at localhost.
 */
export function allowedRemoteAddress(url: string): URL | null {
  return remoteAddressAllowedBy({ ...env(), platformOrigin: platformOrigin() }, url);
}

/** `allowedRemoteAddress` of a shell with another environment. */
export function remoteAddressAllowedBy(
  { platformOrigin: base, remoteOrigins, appEnv }: RemoteOriginRules,
  url: string,
): URL | null {
  // A `//host` or a backslash could leave the origin, so the resolved origin is checked.
  const address = parse(url, base);
  if (address === null || hasCredentials(address)) return null;
  const { origin } = address;
  const isListed = origin === base || remoteOrigins.includes(origin);
  return isListed && isSafeRemoteOrigin(origin, { platformOrigin: base, appEnv }) ? address : null;
}

/** URL of a remote page: its address plus the visitor's path, which cannot leave it (REM-01). */
export function remotePageUrl(url: string, path: string, search: string): URL | null {
  const root = allowedRemoteAddress(url);
  if (!root) return null;
  const above = root.pathname.replace(/\/+$/, "");
  const page = new URL(root.origin);
  page.pathname = `${above}/${path.replace(/^\/+/, "")}`;
  page.search = search;
  // Dot segments are resolved by now: a path outside the root is not a page of this remote.
  return page.origin === root.origin && page.pathname.startsWith(`${above}/`) ? page : null;
}

/** Target of a redirect within the same origin; null for any other, which is not followed. */
export function sameOriginTarget(from: URL, location: string | null): URL | null {
  const to = location === null ? null : parse(location, from.href);
  return to !== null && to.origin === from.origin && !hasCredentials(to) ? to : null;
}

function hasCredentials(address: URL) {
  return address.username !== "" || address.password !== "";
}

function parse(url: string, base: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
