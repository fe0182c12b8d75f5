import type { SiteConfig } from "~/domain/settings/site-config";
import type { GuardInput } from "~/features/gate/guard-input";
import { screens } from "~/features/screens/catalogue";

const remotes = [
  "betting",
  "results",
  "office",
  "information",
  "agreements",
  "promotions",
  "cyber",
  "blog",
  "third-party",
  "payment-consultant",
  "promo-code-store",
  "technical-pages",
  "registration-widget",
  "identification",
];

export const siteConfig: SiteConfig = {
  groupId: 1,
  refId: 1,
  companyName: "Touchline",
  isFlexibleAssetPath: false,
  taskCounter: null,
  domains: [],
  referral: { consentClass: "marketing" },
  chat: {},
  brandBook: [],
  themeColor: "#000000",
  isPwa: true,
  lastVersion: null,
  languages: ["ru", "en", "ar"],
  defaultLanguage: "ru",
  timeZone: 3,
  currency: "RUB",
  analytics: { isAvailable: true, key: "test" },
  licence: { number: "1", ageLimit: 18, ageLimits: {}, authority: "", registerUrl: null },
  helplines: [],
  remotes: Object.fromEntries(remotes.map((name) => [name, { url: `/${name}`, budgetMs: null }])),
  disabledScreens: [],
  partitions: [...new Set(screens.flatMap(({ partition }) => partition ?? []))],
  blockedPaths: [],
  features: {
    registration: true,
    identification: true,
    rules: true,
    confirmTerms: true,
    oneClick: true,
    snow: false,
    cricket: true,
    internalVisitor: false,
    bonusVariant: "bonus",
    accountsVariant: "whole",
    payment: { enabled: true, requiresLogin: false, authOnly: true },
  },
  access: {
    loginTarget: "page",
    authAppUrl: null,
    afterLogin: null,
    banRedirectUrl: "https://ban.example/info",
    mustIdentify: false,
  },
  security: { passwordMaxDays: 180 },
  maintenance: null,
  coupon: { maxBets: 50, minAmountTypes: [1], bonusFeature: true, promoCodes: false },
  playerSafety: {
    raiseDelayHours: 24,
    isDisabledBySection: false,
    hasExclusionReasons: true,
    idleMinutes: 0,
  },
  vendors: { connect: [], frame: [], image: [], form: [], ancestors: [] },
  social: { providers: [], oneTap: null },
  registration: {
    types: ["fast_reg"],
    fields: { fast_reg: [], phone_reg: [], full_reg: [], soc_reg: [] },
    view: { default: "page", screens: {} },
    hasBottomNav: false,
  },
  abTests: [],
  ageGate: { isOn: false, isForSession: false, leaveUrl: null },
  termsNotice: { updatedAt: null },
  cookiePolicy: { revision: 1 },
  paths: { promo: { "old-promo": "demo" }, tokens: { "demo-token": "" } },
  isStale: false,
};

type Features = Partial<SiteConfig["features"]>;

/** A config that differs in features only. */
export const withFeatures = (features: Features): SiteConfig => ({
  ...siteConfig,
  features: { ...siteConfig.features, ...features },
});

export const guest: GuardInput = {
  env: "production",
  now: Date.UTC(2026, 0, 1),
  origin: "https://site.example",
  config: siteConfig,
  languages: ["ru", "en", "ar"],
  language: "ru",
  block: null,
  maintenance: { phase: "none", startsAt: null, endsAt: null },
  isSignedIn: false,
  ban: null,
  termsChanged: false,
  areTermsAsked: false,
  isApprovalDue: false,
  mustIdentify: false,
  isJustRegistered: false,
  isCheckDue: false,
  games: [{ route: "dice", oldRoute: "dice-old" }],
  open: {},
  isPost: false,
  intent: null,
  isPage: true,
};

export const player: GuardInput = { ...guest, isSignedIn: true, ban: { level: 0, version: 0 } };
