import ipaddr from "ipaddr.js";

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

export function isRedis(text: string) {
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

export function originOf(text: string | null) {
  return text === null ? null : new URL(text).origin;
}

export function isCidr(text: string) {
  return text.includes("/") ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text);
}
