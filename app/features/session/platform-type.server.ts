import {
  type PlatformType,
  parsePlatformType,
  platformTypeParameter,
} from "~/domain/settings/platform-type";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import type { RequestScope } from "~/server/request-scope.server";

/**
 * The version of the site that the visitor asked for: with this request, or with an earlier one of the browser's session
 * (SCR-14); null = the window decides.
 */
export function platformTypeOf(request: Request): PlatformType | null {
  return askedPlatformType(request) ?? parsePlatformType(readPlainCookie(request, "platform_type"));
}

/** Stores the version that the address asks for, so that the next pages keep it. */
export function rememberPlatformType(scope: RequestScope, request: Request): void {
  const asked = askedPlatformType(request);
  if (asked !== null && readPlainCookie(request, "platform_type") !== asked)
    scope.cookies.push(writePlainCookie(request, "platform_type", asked));
}

function askedPlatformType(request: Request): PlatformType | null {
  return parsePlatformType(new URL(request.url).searchParams.get(platformTypeParameter));
}
