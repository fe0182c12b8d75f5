import type { PlatformScope } from "../scope.server";
import { StaleCopies } from "../stale-copies.server";
import type { toConfigGroups } from "./groups.server";
import type { toSiteConfig } from "./translate.server";

/** Copies of site config, of its groups and of the sections of the casino. */
export const sites = new StaleCopies<ReturnType<typeof toSiteConfig>>("site", 400);
export const partitionSets = new StaleCopies<readonly string[]>("partitions", 400);
export const groupSets = new StaleCopies<ReturnType<typeof toConfigGroups>>("groups", 400);

/** Has site config asked for again by the next page of the language and country: a player has signed in (CFG-07). */
export function expireSiteConfig(scope: PlatformScope) {
  for (const copies of [sites, groupSets, partitionSets]) copies.expire(configKey(scope));
}

/** Site config differs by language and country. */
export const configKey = ({ lng, country }: PlatformScope) => `${lng}:${country}`;

/**
 * Clears all copies.
 * @internal
 */
export function clearSiteConfig() {
  sites.clear();
  groupSets.clear();
  partitionSets.clear();
}
