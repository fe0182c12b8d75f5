import type { PlatformScope } from "../../transport/scope.server";
import { StaleCopies } from "../../transport/stale-copies.server";
import type { toConfigGroups, toSiteConfig } from "./translate.server";

/**
 * Last good copies of site config, by language and country; below those of the casino's sections
 * and of the config groups.
 */
export const siteConfigCopies = new StaleCopies<ReturnType<typeof toSiteConfig>>("site", 400);
export const casinoSectionCopies = new StaleCopies<readonly string[]>("partitions", 400);
export const configGroupCopies = new StaleCopies<ReturnType<typeof toConfigGroups>>("groups", 400);

/**
 * Expires site config of the request's language and country, so that the next page loads it again:
 * a player has signed in (CFG-07).
 */
export function expireSiteConfig(scope: PlatformScope) {
  for (const copies of [siteConfigCopies, configGroupCopies, casinoSectionCopies])
    copies.expire(siteConfigCopyKey(scope));
}

/** The key of a request's copies of site config, which differs by language and country. */
export const siteConfigCopyKey = ({ lng, country }: PlatformScope) => `${lng}:${country}`;

/**
 * Removes all copies of site config, its groups and the casino's sections; for tests.
 * @internal
 */
export function clearSiteConfigCopies() {
  siteConfigCopies.clear();
  configGroupCopies.clear();
  casinoSectionCopies.clear();
}
