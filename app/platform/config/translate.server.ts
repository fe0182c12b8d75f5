import type { SiteConfig } from "~/domain/settings/site-config";
import { isSocialProvider } from "~/domain/social/providers";
import { defaultLanguage, isLanguage, type Language, languages } from "~/i18n/languages";
import { log } from "~/server/log.server";
import { recordWithoutPrototype } from "../record.server";
import { toRegistrationConfig } from "./registration.server";
import type { ConfigGroupsWire, SiteConfigWire } from "./wire.server";

type Groups = Pick<SiteConfig, "coupon" | "paths">;
type Site = Omit<SiteConfig, keyof Groups | "partitions" | "isStale">;

/** Defaults for groups that failed to load (CFG-02: a failure is logged only). */
export const defaultGroups: Groups = {
  coupon: { maxBets: 50, minAmountTypes: [0, 1, 2, 4, 9], bonusFeature: false, promoCodes: false },
  paths: { promo: recordWithoutPrototype({}, String), tokens: recordWithoutPrototype({}, String) },
};

/** Maps site config to the product's types; times become ms. */
export function toSiteConfig(wire: SiteConfigWire): Site {
  const social = socialFrom(wire.social);
  return {
    groupId: wire.group_id,
    refId: wire.ref_id,
    companyName: wire.companyName,
    brandBook: wire.partnerCssBrandBook.map((row) => ({
      property: row.css_prop,
      value: row.css_value,
    })),
    themeColor: wire.pwaManifest.themeColor,
    ...languagesFrom(wire.languages),
    timeZone: wire.timeZone,
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
    vendors: vendorsFrom(wire),
    registration: toRegistrationConfig(wire, social.providers.length > 0),
    abTests: wire.abTests,
    ageGate: { ...wire.ageGate, leaveUrl: webAddress(wire.ageGate.leaveUrl) },
    termsNotice: { updatedAt: wire.termsNotice.updated_at * 1000 || null },
    cookiePolicy: wire.cookiePolicy,
    maintenance: wire.maintenance && {
      startedAt: wire.maintenance.started_at * 1000,
      endedAt: wire.maintenance.ended_at * 1000,
      notifyStartedAt: wire.maintenance.notify_started_at * 1000,
      notifyEndedAt: wire.maintenance.notify_ended_at * 1000,
      isActive: wire.maintenance.isActive,
    },
  };
}

/**
 * Known networks whose address can be visited; another one is logged as an error and left out (SES-12,
 * REG-07).
 */
function socialFrom({ providers, oneTap }: SiteConfigWire["social"]): Site["social"] {
  const usable = providers.flatMap(({ name, authorizeUrl, ...rest }) => {
    if (isSocialProvider(name) && isVendorAddress(authorizeUrl))
      return [{ ...rest, name, authorizeUrl }];
    log.error({ provider: name }, "unknown social type, or no address that can be visited");
    return [];
  });
  const hasScript = oneTap !== null && isVendorAddress(oneTap.scriptUrl);
  if (oneTap !== null && !hasScript)
    log.error({ script: oneTap.scriptUrl }, "one-tap sign-in has no script that can be loaded");
  return { providers: usable, oneTap: hasScript ? oneTap : null };
}

/**
 * Origins for the Content-Security-Policy; one that is none is logged and left out. Forms lead to the networks
 * of social sign-in.
 */
function vendorsFrom({ vendors, social }: SiteConfigWire): Site["vendors"] {
  const { connect, frame, image, ancestors } = vendors;
  const networks = social.providers
    .map(({ authorizeUrl }) => authorizeUrl)
    .filter((address) => !address.startsWith("/"));
  return {
    connect: originsOf(connect),
    frame: framesOf(frame),
    image: originsOf(image),
    form: originsOf(networks),
    ancestors: originsOf(ancestors),
  };
}

/** Origins whose pages may stand in frames, and paths of this site as they are. */
function framesOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const isOwnPath = /^\/(?:[\w-]+\/)+$/.test(address);
    return isOwnPath ? [address] : originsOf([address]);
  });
}

function originsOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    if (isVendorAddress(address) && !address.startsWith("/")) return [new URL(address).origin];
    log.error({ address }, "a vendor's address in site config is no https address");
    return [];
  });
}

/** An https address (http on this machine), or a path of this site. */
function isVendorAddress(text: string): boolean {
  if (text.startsWith("/")) return !text.startsWith("//") && !text.includes("\\");
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && hostname === "localhost");
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

/** Maps the loaded groups; missing ones get the defaults. */
export function toConfigGroups(wire: ConfigGroupsWire): Groups {
  return {
    coupon: wire.coupon ?? defaultGroups.coupon,
    paths: wire.paths
      ? {
          promo: recordWithoutPrototype(wire.paths.promo, String),
          tokens: recordWithoutPrototype(wire.paths.tokens, String),
        }
      : defaultGroups.paths,
  };
}

/** Allowed languages that the product ships. A default that is not among them becomes `en` (LNG-05). */
function languagesFrom(
  wire: SiteConfigWire["languages"],
): Pick<Site, "languages" | "defaultLanguage"> {
  const allowed = [...new Set(wire.allowed)].filter(isLanguage);
  const chosen: Language =
    wire.default === "" ? defaultLanguage : languageOr(wire.default, allowed);
  if (allowed.length > 0) return { languages: allowed, defaultLanguage: chosen };
  log.error(
    { allowed: wire.allowed },
    "no allowed language is shipped; all shipped ones are allowed",
  );
  return { languages: Object.keys(languages).filter(isLanguage), defaultLanguage: chosen };
}

function languageOr(wanted: string, allowed: readonly Language[]): Language {
  if (isLanguage(wanted) && allowed.includes(wanted)) return wanted;
  log.warn({ language: wanted }, "the default language is not allowed; it falls back to en");
  return "en";
}
