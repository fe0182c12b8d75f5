import ipaddr from "ipaddr.js";
import { hashedCacheKey } from "../keyed.server";

/**
 * Key of an address for rate limits, or null. Loopback is not counted: it is a local proxy missing from
 * TRUSTED_PROXIES, and counting it would block everybody. IPv6 addresses are counted by /64, the size of one
 * customer.
 */
export function addressKey(address: string | null): string | null {
  if (address === null || !ipaddr.isValid(address)) return null;
  const known = ipaddr.process(address);
  if (known.range() === "loopback") return null;
  return hashedCacheKey(
    "limit",
    known instanceof ipaddr.IPv6 ? known.parts.slice(0, 4).join(":") : known.toString(),
  );
}
