import { z } from "zod";
import { languages } from "~/i18n/languages";
import { countersWire } from "~/platform/services/analytics/wire.server";
import { siteConfigWire } from "~/platform/services/config/site-config-wire.server";
import { couponGroupWire, redirectPathsGroupWire } from "~/platform/services/config/wire.server";
import { casinoPartitions } from "../games/partitions";
import { mergePatch, patchBetween } from "../merge-patch";
import { remoteApps } from "../remotes/registry";
import { helplines } from "./helplines";
import { seoEntriesSchema } from "./seo/entries";

/**
 * A redirect rule: `url` is the path that it leads to, `code` the HTTP status. Its key is the path
 * that it leads from, with or without a language.
 */
const redirectRule = z.object({ url: z.string(), code: z.number().int().min(300).max(399) });

/** Fields of site config's group `coupon` that switch optional bonuses on (CPN-08, CPN-13). */
const offersOfHouse = {
  /** 0 = no hyper-bonus. */
  hyperBonusPercent: z.number().int().min(0).max(100).default(0),
  antiExpress: z.boolean().default(false),
};

/** Document patched by `PATCH /sandbox/config`: the site config, its groups, and the redirect rules. */
export const siteDocSchema = siteConfigWire.extend({
  groups: z.object({
    coupon: couponGroupWire.extend(offersOfHouse),
    paths: redirectPathsGroupWire,
  }),
  redirects: z.record(z.string(), redirectRule),
  /** Sections of the casino (CFG-06). */
  partitions: z.array(z.string()),
  /** Codes of analytics counters by number of their type (ANA-01). */
  counters: countersWire.shape.counters,
  /** What editors say about pages to search engines (SEO-01). */
  seo: seoEntriesSchema,
  /** When forms ask for a captcha (SES-11). */
  captcha: z.object({ mode: z.enum(["off", "suspicious", "always"]) }),
});
export type SiteDoc = z.infer<typeof siteDocSchema>;

/** The site config of the seed data (CFG-01, CFG-02, CFG-08). */
export const siteConfigSeed: SiteDoc = {
  group_id: 285,
  ref_id: 1,
  companyName: "Touchline",
  isFlexibleAssetPath: false,
  isPwa: true,
  pwaManifest: { themeColor: "#0b3d2e" },
  partnerCssBrandBook: [],
  taskCounter: { count: 99, url: "office/account" },
  domains: [],
  // The installed app is the site: its version is that of package.json.
  appVersion: {
    currentVersion: "0.1.0",
    lastVersion: "0.1.0",
    datetimeOfLastUpdate: "2026-11-27T00:00:00Z",
  },
  isFatmanAnalyticsAvailable: true,
  analyticsCollector: { key: "touchline" },
  counters: {},
  languages: { allowed: Object.keys(languages), default: "ru" },
  timeZone: 3,
  currency: "RUB",
  licence: {
    number: "SANDBOX-1",
    ageLimit: 18,
    ageLimits: { be: 21, gr: 21 },
    authority: "Touchline sandbox (demonstration)",
    registerUrl: "",
  },
  helplines,
  remotes: Object.fromEntries(
    remoteApps.map(({ name }) => [name, { url: `/remotes/${name}`, budgetMs: 400 }]),
  ),
  disabledScreens: [],
  blockedPaths: [],
  features: {
    registration: true,
    identification: true,
    rules: true,
    confirmTerms: true,
    oneClick: true,
    snow: false,
    cricket: false,
    internalVisitor: false,
    bonusVariant: "bonus",
    accountsVariant: "whole",
    payment: { enabled: true, requiresLogin: false, authOnly: true },
  },
  bonuses: { "first-deposit": { mostTimes: 10 }, reload: { mostTimes: 10 } },
  access: {
    loginTarget: "page",
    authAppUrl: null,
    afterLogin: null,
    banRedirectUrl: "",
    mustIdentify: false,
  },
  security: { passwordMaxDays: 180 },
  playerSafety: {
    raiseDelayHours: 24,
    isDisabledBySection: false,
    hasExclusionReasons: true,
    idleMinutes: 0,
  },
  social: {
    providers: (["google", "apple", "vk", "telegram"] as const).map((name) => ({
      name,
      clientId: "touchline-sandbox",
      authorizeUrl: `/sandbox/pages/social/${name}`,
      scope: "openid email profile",
    })),
    oneTap: null,
  },
  referral: { consentClass: "marketing" },
  chat: {
    en: { vendor: "livechat", id: "0", scriptUrl: null },
    ru: { vendor: "supphelper-v3", id: "0", scriptUrl: null },
    ar: { vendor: "chatra", id: "0", scriptUrl: null },
    es: { vendor: "helpcrunch", id: "0", scriptUrl: null },
    tr: { vendor: "supphelper-v2", id: "0", scriptUrl: null },
  },
  vendors: { connect: [], frame: ["/sandbox/pages/games/"], image: [], ancestors: [] },
  // Complete, so that a patch may set a single field of it.
  registration: {
    ...siteConfigWire.shape.registration.parse({}),
    view: { default: "page", screens: { home: "modal", "registration-old": "widget" } },
  },
  abTests: [],
  ageGate: { isOn: false, isForSession: false, leaveUrl: "https://example.test/too-young" },
  termsNotice: { updated_at: 0 },
  popups: {
    registrationReminder: null,
    hasNewSiteInfo: false,
    hasFirstDepositBonus: false,
    hasAdBlockerNotice: false,
  },
  paybills: { outOfService: [] },
  cookiePolicy: { revision: 1 },
  // Complete although inactive, so that a patch may set a single field of it.
  maintenance: {
    started_at: 0,
    ended_at: 0,
    notify_started_at: 0,
    notify_ended_at: 0,
    isActive: false,
    web_state: 0,
  },
  groups: {
    coupon: {
      maxBets: 50,
      minAmountTypes: [0, 1, 2, 4, 9],
      bonusFeature: false,
      promoCodes: true,
      hyperBonusPercent: 0,
      antiExpress: false,
    },
    paths: {
      promo: {
        "old-promo": "demo",
        "promo/express-of-the-day": "accumulator-of-the-day",
        "promo/euro2020": "euro2020",
        "promo/friends": "bring-a-friend",
        "promo/slots-race": "highest-multiple",
      },
      tokens: { "demo-token": "" },
    },
  },
  redirects: {},
  partitions: [...casinoPartitions],
  seo: [],
  captcha: { mode: "suspicious" },
};

/**
 * The document of a stored patch. What control never changed follows the seed of this build, so that a new
 * field or a new screen needs no fresh database.
 */
export function siteDocFromPatch(stored: unknown): SiteDoc {
  return siteDocSchema.parse(mergePatch(siteConfigSeed, stored));
}

/** The patch to store of a changed document. */
export function siteDocPatch(doc: SiteDoc): Record<string, unknown> {
  return patchBetween(siteConfigSeed, doc);
}
