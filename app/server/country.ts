import type { Request } from "express";
import { isTrustedPeer } from "./trusted-peer";

/**
 * The visitor's country from `X-Country` of a trusted proxy (CFG-01), two letters in lower case; null = not
 * said. A visitor's own header is never believed: the country decides on age, currency and blocking.
 */
export function visitorCountry(request: Request): string | null {
  const given = request.get("x-country")?.toLowerCase() ?? "";
  return /^[a-z]{2}$/.test(given) && isTrustedPeer(request) ? given : null;
}
