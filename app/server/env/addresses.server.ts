import ipaddr from "ipaddr.js";
import { isLoopbackName } from "~/platform/transport/embedded/sandbox";
import type { Env } from "./environment.server";

/** Whether a text is an http(s) origin and no more. */
export function isOrigin(text: string) {
  const url = URL.parse?.(text) ?? parseUrl(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === ""
  );
}

/** Whether a text is an address of Redis, or the path of its socket. */
export function isRedisUrlOrSocketPath(text: string) {
  if (text.startsWith("/")) return text.length > 1;
  const url = parseUrl(text);
  return (
    url !== null &&
    /^rediss?:$/.test(url.protocol) &&
    url.hostname !== "" &&
    /^(\/\d*)?$/.test(url.pathname)
  );
}

function parseUrl(text: string) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The origin of an address, without a slash at its end. */
export function originOf(text: string | null) {
  return text === null ? null : new URL(text).origin;
}

/** Whether a text is an address or a range of them. */
export function isIpAddressOrRange(text: string) {
  return text.includes("/") ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text);
}

/**
 * Whether pages may come from an origin (REM-11): by https, and by plain http from the platform itself or, outside
 * production, from this machine.
 */
export function isSafeRemoteOrigin(
  origin: string,
  { platformOrigin, appEnv }: Pick<Env, "platformOrigin" | "appEnv">,
): boolean {
  const { protocol, hostname } = new URL(origin);
  if (protocol === "https:" || origin === platformOrigin) return true;
  return appEnv !== "production" && isLoopbackName(hostname);
}
