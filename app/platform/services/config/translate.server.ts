import type { SiteConfig } from "~/domain/settings/site-config";
import { recordWithoutPrototype } from "../../transport/record.server";
import { wireSecondsToMsOrNull } from "../../transport/wire-time.server";
import type { ConfigGroups } from "./groups.server";
import { toLanguageConfig } from "./languages.server";
import { toRegistrationConfig } from "./registration.server";
import { logConfigFault, type ReportConfigFault } from "./report-fault.server";
import type { SiteConfigWire } from "./site-config-wire.server";
import { toSocialConfig } from "./social.server";
import { toCspOrigins } from "./vendors.server";

/** Hours east of UTC: the most that a zone has, and the site's where the platform's is none (CFG-08). */
const mostZoneHours = 14;
const defaultZoneHours = 3;

/**
 * The part of site config that `config/all.json` has: all but the config groups and the casino's
 * sections.
 */
export type SiteConfigWithoutGroups = Omit<
  SiteConfig,
  keyof ConfigGroups | "partitions" | "isStale"
>;

/** Maps site config to the product's types; times become ms. What cannot be used is reported. */
export function toSiteConfig(
  wire: SiteConfigWire,
  report: ReportConfigFault = logConfigFault,
): SiteConfigWithoutGroups {
  const social = toSocialConfig(wire.social, report);
  return {
    groupId: wire.group_id,
    refId: wire.ref_id,
    companyName: wire.companyName,
    brandBook: wire.partnerCssBrandBook.map((row) => ({
      property: row.css_prop,
      value: row.css_value,
    })),
    themeColor: wire.pwaManifest.themeColor,
    ...toLanguageConfig(wire.languages, report),
    timeZone: Math.abs(wire.timeZone) <= mostZoneHours ? wire.timeZone : defaultZoneHours,
    currency: wire.currency,
    analytics: { isAvailable: wire.isFatmanAnalyticsAvailable, key: wire.analyticsCollector.key },
    licence: {
      ...wire.licence,
      ageLimits: recordWithoutPrototype(lowerKeys(wire.licence.ageLimits), Number),
      registerUrl: webAddress(wire.licence.registerUrl),
    },
    helplines: wire.helplines.map(({ country, name, phone, url }) => ({
      country: country?.toLowerCase() ?? null,
      name,
      phone: phone || null,
      url: webAddress(url),
    })),
    remotes: recordWithoutPrototype(wire.remotes, ({ url, budgetMs }) => ({
      url,
      budgetMs: budgetMs ?? null,
    })),
    disabledScreens: wire.disabledScreens,
    blockedPaths: wire.blockedPaths,
    features: wire.features,
    access: wire.access,
    security: wire.security,
    playerSafety: wire.playerSafety,
    social,
    vendors: toCspOrigins(wire, report),
    registration: toRegistrationConfig(wire, social.providers.length > 0, report),
    abTests: wire.abTests,
    ageGate: { ...wire.ageGate, leaveUrl: webAddress(wire.ageGate.leaveUrl) },
    termsNotice: { updatedAt: wireSecondsToMsOrNull(wire.termsNotice.updated_at) },
    cookiePolicy: wire.cookiePolicy,
    maintenance: wire.maintenance && {
      startedAt: wireSecondsToMsOrNull(wire.maintenance.started_at),
      endedAt: wireSecondsToMsOrNull(wire.maintenance.ended_at),
      notifyStartedAt: wireSecondsToMsOrNull(wire.maintenance.notify_started_at),
      notifyEndedAt: wireSecondsToMsOrNull(wire.maintenance.notify_ended_at),
      isActive: wire.maintenance.isActive,
    },
  };
}

function lowerKeys<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]),
  );
}

/** Returns an http(s) address for a link; null if the text is not one. */
function webAddress(text: string): string | null {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
