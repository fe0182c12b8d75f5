import type { SiteConfig } from "~/domain/settings/site-config";
import { log } from "~/server/log.server";
import { queryPolicy } from "../../transport/policy.server";
import { pageBudgetLeftMs } from "../../transport/scope/budget.server";
import { oncePerRequest } from "../../transport/scope/memo.server";
import type { PlatformScope } from "../../transport/scope.server";
import { casinoSectionsReplyWire } from "../casino/wire.server";
import { askForConfig, configAttemptTimeoutMs } from "./ask.server";
import {
  casinoSectionCopies,
  configGroupCopies,
  siteConfigCopies,
  siteConfigCopyKey,
} from "./copies.server";
import { defaultGroups, toConfigGroups } from "./groups.server";
import { siteConfigWire } from "./site-config-wire.server";
import { toSiteConfig } from "./translate.server";
import { configGroupsWire } from "./wire.server";

/** No config is available and no copy exists: the 503 page of CFG-01. */
export class NoSiteConfig extends Error {
  constructor() {
    super("no site config");
  }
}
const first = queryPolicy("config.site", "none", { timeoutMs: configAttemptTimeoutMs });
const groups = queryPolicy("config.groups", "none", { timeoutMs: configAttemptTimeoutMs });
const partitions = queryPolicy("casino.partitions", "none", { timeoutMs: configAttemptTimeoutMs });

/**
 * Site config for the request's language and country (CFG-01, CFG-02). During an outage returns the last good
 * copy, marked stale. Throws `NoSiteConfig` if no copy exists.
 */
export function loadSiteConfig(scope: PlatformScope): Promise<SiteConfig> {
  return oncePerRequest(scope, "platform.config", async () => {
    const key = siteConfigCopyKey(scope);
    const wait = pageBudgetLeftMs(scope);
    const lang = { lang: scope.lng };
    const [site, extras, sections] = await Promise.all([
      siteConfigCopies.find(key, wait, (fail) =>
        askForConfig(
          scope,
          first,
          { path: "/bff-api/config/all.json", query: lang },
          siteConfigWire,
          toSiteConfig,
          fail,
        ),
      ),
      configGroupCopies.find(key, wait, (fail) => {
        const query = { groups: "coupon,paths", ...lang };
        return askForConfig(
          scope,
          groups,
          { path: "/bff-api/config/group/get", query },
          configGroupsWire,
          toConfigGroups,
          fail,
        );
      }),
      casinoSectionCopies.find(key, wait, (fail) =>
        askForConfig(
          scope,
          partitions,
          { path: "/third-party/api/list-available-partitions" },
          casinoSectionsReplyWire,
          ({ listAvailablePartitions }) => listAvailablePartitions,
          fail,
        ),
      ),
    ]);
    if (!site) throw new NoSiteConfig();
    if (site.isStale)
      log.warn({ config: key, requestId: scope.requestId }, "site config is the last good copy");
    return {
      ...site.value,
      ...(extras?.value ?? defaultGroups),
      partitions: sections?.value ?? [],
      isStale: site.isStale,
    };
  });
}
