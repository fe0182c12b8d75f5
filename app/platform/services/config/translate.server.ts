import { registrationFieldRules } from "~/domain/registration/fields";
import { isRegistrationType, type RegistrationType } from "~/domain/registration/types";
import type { SiteConfig } from "~/domain/settings/site-config";
import { isSocialProvider } from "~/domain/social/providers";
import { chatLoaderOf, type SupportChat } from "~/domain/support/chat";
import { defaultLanguage, isLanguage, type Language, languages } from "~/i18n/languages";
import { log } from "~/server/log.server";
import { isLoopbackName } from "../../transport/embedded/sandbox";
import { recordWithoutPrototype } from "../../transport/record.server";
import { wireSecondsToMsOrNull } from "../../transport/wire-time.server";
import type { SiteConfigWire } from "./site-config-wire.server";
import type { ConfigGroupsWire } from "./wire.server";

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
    isFlexibleAssetPath: wire.isFlexibleAssetPath,
    brandBook: wire.partnerCssBrandBook.map((row) => ({
      property: row.css_prop,
      value: row.css_value,
    })),
    themeColor: wire.pwaManifest.themeColor,
    isPwa: wire.isPwa,
    lastVersion: wire.appVersion?.lastVersion ?? null,
    ...toLanguageConfig(wire.languages, report),
    taskCounter: wire.taskCounter && {
      most: wire.taskCounter.count,
      path: wire.taskCounter.url.replace(/^\/+/, ""),
    },
    domains: originsOf("domains", wire.domains, report),
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
    referral: wire.referral,
    chat: toChats(wire.chat, report),
    vendors: toCspOrigins(wire, report),
    registration: toRegistrationConfig(wire, social.providers.length > 0, report),
    abTests: wire.abTests,
    ageGate: { ...wire.ageGate, leaveUrl: webAddress(wire.ageGate.leaveUrl) },
    termsNotice: { updatedAt: wireSecondsToMsOrNull(wire.termsNotice.updated_at) },
    popups: {
      ...wire.popups,
      registrationReminder: wire.popups.registrationReminder && {
        delayMs: wire.popups.registrationReminder.delay * 1000,
        intervalMs:
          wire.popups.registrationReminder.interval &&
          wire.popups.registrationReminder.interval * 60_000,
      },
    },
    paymentMethodsOut: wire.paybills.outOfService,
    cookiePolicy: wire.cookiePolicy,
    maintenance: wire.maintenance && {
      startedAt: wireSecondsToMsOrNull(wire.maintenance.started_at),
      endedAt: wireSecondsToMsOrNull(wire.maintenance.ended_at),
      notifyStartedAt: wireSecondsToMsOrNull(wire.maintenance.notify_started_at),
      notifyEndedAt: wireSecondsToMsOrNull(wire.maintenance.notify_ended_at),
      isActive: wire.maintenance.isActive,
      isWebOpen: wire.maintenance.web_state === 1,
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

/**
 * The parts of site config that come from a call of their own: rules of the coupon, and redirect
 * paths.
 */
export type ConfigGroups = Pick<SiteConfig, "coupon" | "paths">;

/** Defaults for groups that failed to load (CFG-02: a failure is logged only). */
export const defaultGroups: ConfigGroups = {
  coupon: { maxBets: 50, minAmountTypes: [0, 1, 2, 4, 9], bonusFeature: false, promoCodes: false },
  paths: { promo: recordWithoutPrototype({}, String), tokens: recordWithoutPrototype({}, String) },
};

/** Maps the loaded config groups of the wire; a missing group gets its default. */
export function toConfigGroups(wire: ConfigGroupsWire): ConfigGroups {
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
export function toLanguageConfig(
  wire: SiteConfigWire["languages"],
  report: ReportConfigFault,
): Pick<SiteConfigWithoutGroups, "languages" | "defaultLanguage"> {
  const allowed = [...new Set(wire.allowed)].filter(isLanguage);
  const chosen: Language =
    wire.default === "" ? defaultLanguage : languageOr(wire.default, allowed, report);
  if (allowed.length > 0) return { languages: allowed, defaultLanguage: chosen };
  report(
    "languages.allowed",
    `no language of "${wire.allowed.join(", ")}" is shipped; all shipped ones are allowed`,
  );
  return { languages: Object.keys(languages).filter(isLanguage), defaultLanguage: chosen };
}

function languageOr(
  wanted: string,
  allowed: readonly Language[],
  report: ReportConfigFault,
): Language {
  if (isLanguage(wanted) && allowed.includes(wanted)) return wanted;
  report("languages.default", `"${wanted}" is not allowed; it falls back to en`);
  return "en";
}

/** Ways to register. Without an enabled network nobody is offered to register by one (REG-01, REG-07). */
export function toRegistrationConfig(
  wire: SiteConfigWire,
  hasSocial: boolean,
  report: ReportConfigFault,
): SiteConfig["registration"] {
  const { types, view, hasBottomNav } = wire.registration;
  return {
    types: [...new Set(types)]
      .filter((name): name is RegistrationType => {
        if (isRegistrationType(name)) return true;
        report("registration.types", `"${name}" is no way to register`);
        return false;
      })
      .filter((type) => type !== "soc_reg" || hasSocial),
    fields: fieldsFrom(wire, report),
    view: { default: view.default, screens: recordWithoutPrototype(view.screens, (name) => name) },
    hasBottomNav,
  };
}

function fieldsFrom({ registration }: SiteConfigWire, report: ReportConfigFault) {
  const of = (type: RegistrationType) =>
    registrationFieldRules(type, registration[type].fields, (field) =>
      report(`registration.${type}.fields`, `"${field}" is no field of registration`),
    );
  return {
    fast_reg: of("fast_reg"),
    phone_reg: of("phone_reg"),
    full_reg: of("full_reg"),
    soc_reg: of("soc_reg"),
  };
}

/**
 * Known networks whose address can be visited; another one is reported and left out (SES-12,
 * REG-07).
 */
export function toSocialConfig(
  { providers, oneTap }: SiteConfigWire["social"],
  report: ReportConfigFault,
): SiteConfigWithoutGroups["social"] {
  const usable = providers.flatMap(({ name, authorizeUrl, ...rest }) => {
    if (isSocialProvider(name) && isHttpsOrSitePath(authorizeUrl))
      return [{ ...rest, name, authorizeUrl }];
    report(
      "social.providers",
      `"${name}" at "${authorizeUrl}" is no known network, or no https address`,
    );
    return [];
  });
  const hasScript = oneTap !== null && isHttpsOrSitePath(oneTap.scriptUrl);
  if (oneTap !== null && !hasScript)
    report("social.oneTap.scriptUrl", `"${oneTap.scriptUrl}" is no https address`);
  return { providers: usable, oneTap: hasScript ? oneTap : null };
}

/**
 * Origins for the Content-Security-Policy. A text that is not an origin is reported and left out.
 * `form` has the networks of social sign-in, because forms redirect to them.
 */
export function toCspOrigins(
  { vendors, social, domains }: SiteConfigWire,
  report: ReportConfigFault,
): SiteConfigWithoutGroups["vendors"] {
  const { connect, frame, image, ancestors } = vendors;
  const networks = social.providers
    .map(({ authorizeUrl }) => authorizeUrl)
    .filter((address) => !address.startsWith("/"));
  return {
    connect: [
      ...originsOf("vendors.connect", connect, report),
      // Pages ask the mirrors which of them answers.
      ...originsOf("domains", domains, () => undefined),
    ],
    // Paths of this site stay as they are.
    frame: frame.flatMap((address) =>
      /^\/(?:[\w-]+\/)+$/.test(address) ? [address] : originsOf("vendors.frame", [address], report),
    ),
    image: originsOf("vendors.image", image, report),
    form: originsOf("social.providers", networks, report),
    ancestors: originsOf("vendors.ancestors", ancestors, report),
  };
}

/** The chats of languages that have one: with an id other than "" and "0", and a loader at an https address (POP-10). */
function toChats(
  wire: SiteConfigWire["chat"],
  report: ReportConfigFault,
): SiteConfigWithoutGroups["chat"] {
  const chats: Partial<Record<Language, SupportChat>> = {};
  for (const [lng, chat] of Object.entries(wire)) {
    const id = chat?.id.trim() ?? "";
    if (!chat || !isLanguage(lng) || id === "" || id === "0") continue;
    const scriptUrl = chat.scriptUrl ?? chatLoaderOf(chat.vendor, id) ?? "";
    if (isHttpsOrSitePath(scriptUrl) && !scriptUrl.startsWith("/"))
      chats[lng] = { vendor: chat.vendor, id, scriptUrl };
    else report(`chat.${lng}.scriptUrl`, `"${scriptUrl}" is no https address`);
  }
  return chats;
}

function originsOf(
  field: string,
  addresses: readonly string[],
  report: ReportConfigFault,
): string[] {
  return addresses.flatMap((address) => {
    if (isHttpsOrSitePath(address) && !address.startsWith("/")) return [new URL(address).origin];
    report(field, `"${address}" is no https address`);
    return [];
  });
}

/** Whether a text is an https address (http on this machine), or a path of this site. */
export function isHttpsOrSitePath(text: string): boolean {
  if (text.startsWith("/")) return !text.startsWith("//") && !text.includes("\\");
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && isLoopbackName(hostname));
}

/** Told of each part of site config that is left out or replaced: its field, and what is wrong with it. */
export type ReportConfigFault = (field: string, says: string) => void;

/** Logs a fault of site config. */
export const logConfigFault: ReportConfigFault = (field, says) =>
  log.error({ field }, `site config: ${says}`);
