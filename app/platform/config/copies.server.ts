import type { PlatformScope } from "../scope.server";
import { StaleCopies } from "../stale-copies.server";
import type { toConfigGroups } from "./groups.server";
import type { toSiteConfig } from "./translate.server";

/** Copies of site config, of its groups and of the sections of the casino. */
export const siteConfigCopies = new StaleCopies<ReturnType<typeof toSiteConfig>>("site", 400);
export const casinoSectionCopies = new StaleCopies<readonly string[]>("partitions", 400);
export const configGroupCopies = new StaleCopies<ReturnType<typeof toConfigGroups>>("groups", 400);

/**
 * Expires site config of the request's language and country, so that the next page loads it again:
 * a player has signed in (CFG-07).
 */
export function expireSiteConfig(scope: PlatformScope) {
  for (const copies of [siteConfigCopies, configGroupCopies, casinoSectionCopies])
    copies.expire(configKey(scope));
}

/** Site config differs by language and country. */
export const configKey = ({ lng, country }: PlatformScope) => `${lng}:${country}`;

/**
 * Clears all copies.
 * @internal
 */
export function clearSiteConfig() {
  siteConfigCopies.clear();
  configGroupCopies.clear();
  casinoSectionCopies.clear();
}
