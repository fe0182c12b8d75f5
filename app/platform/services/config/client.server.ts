import type { SiteConfig } from "~/domain/settings/site-config";
import { log } from "~/server/log.server";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { pageBudgetLeftMs } from "../../transport/scope/budget.server";
import type { PlatformScope } from "../../transport/scope.server";
import { casinoCalls } from "../casino/calls.server";
import { memoised } from "../memo.server";
import { askForConfig } from "./ask.server";
import { configCalls } from "./calls.server";
import {
  casinoSectionCopies,
  configGroupCopies,
  siteConfigCopies,
  siteConfigCopyKey,
} from "./copies.server";
import { defaultGroups, toConfigGroups } from "./groups.server";
import { toSiteConfig } from "./translate.server";

/** No config is available and no copy exists: the 503 page of CFG-01. */
export class NoSiteConfig extends Error {
  constructor() {
    super("no site config");
  }
}
/**
 * Site config for the request's language and country (CFG-01, CFG-02). During an outage returns the last good
 * copy, marked stale. Throws `NoSiteConfig` if no copy exists.
 */
export function loadSiteConfig(scope: PlatformScope): Promise<SiteConfig> {
  return oncePerRequest(scope, memoised.config, async () => {
    const key = siteConfigCopyKey(scope);
    const wait = pageBudgetLeftMs(scope);
    const lang = { lang: scope.lng };
    const [site, extras, sections] = await Promise.all([
      siteConfigCopies.find(key, wait, (fail) =>
        askForConfig(
          scope,
          configCalls.site,
          (behind) => call(behind, configCalls.site, { query: lang }),
          toSiteConfig,
          fail,
        ),
      ),
      configGroupCopies.find(key, wait, (fail) => {
        const query = { groups: "coupon,paths", ...lang };
        return askForConfig(
          scope,
          configCalls.groups,
          (behind) => call(behind, configCalls.groups, { query }),
          toConfigGroups,
          fail,
        );
      }),
      casinoSectionCopies.find(key, wait, (fail) =>
        askForConfig(
          scope,
          casinoCalls.partitions,
          (behind) => call(behind, casinoCalls.partitions),
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
