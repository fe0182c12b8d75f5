import { z } from "zod";
import { chatVendors } from "~/domain/support/chat";

/** Age gate; shown if it is on and the licence states an age (POP-05). */
const ageGateWire = z.object({
  isOn: z.boolean().default(false),
  /** Whether a confirmation lasts until the browser is closed instead of three days. */
  isForSession: z.boolean().default(false),
  /** Where underage visitors are sent: an http(s) address; "" = the responsible gaming page. */
  leaveUrl: z.string().default(""),
});

/** A maintenance window; times are seconds since epoch. */
const maintenanceWire = z.object({
  started_at: z.number(),
  ended_at: z.number(),
  notify_started_at: z.number(),
  notify_ended_at: z.number(),
  isActive: z.boolean(),
  /** State of the web site in it: 1 = it works (only other channels, such as apps, are maintained), else closed. */
  web_state: z.number(),
});

/** Player-safety settings required by the market or chosen by the operator. */
const playerSafetyWire = z.object({
  /** Waiting period for raising a limit, hours (LIM-16). */
  raiseDelayHours: z.union([z.literal(24), z.literal(72), z.literal(168)]).default(24),
  /** Whether one disabled field disables its whole section of money limits (LIM-07). */
  isDisabledBySection: z.boolean().default(false),
  /** Whether self-exclusion asks for a reason (LIM-08). */
  hasExclusionReasons: z.boolean().default(true),
  /** Minutes of inactivity after which the session ends; 0 = never (SES-07). */
  idleMinutes: z.number().int().min(0).max(1_440).default(0),
});

type FieldDefaults = readonly (readonly [name: string, isRequired: boolean])[];

/** Fields of a way to register, in the order of its form (REG-09). */
const typeWire = (defaults: FieldDefaults) =>
  z
    .object({
      fields: z
        .array(z.object({ name: z.string(), required: z.boolean().default(false) }))
        .max(20)
        .default(defaults.map(([name, required]) => ({ name, required }))),
    })
    .prefault({});

const view = z.enum(["page", "modal", "widget"]);

/** Registration (REG-01, REG-09, LAY-03). Our decision. */
const registrationWire = z.object({
  /** Names of the ways to register that are offered; the first one is preferred. */
  types: z.array(z.string()).max(20).default(["fast_reg", "phone_reg", "full_reg", "soc_reg"]),
  fast_reg: typeWire([
    ["country", true],
    ["currency", true],
    ["bonus", false],
    ["promo_code", false],
  ]),
  phone_reg: typeWire([
    ["phone", true],
    ["currency", true],
    ["bonus", false],
    ["promo_code", false],
  ]),
  full_reg: typeWire([
    ["email", true],
    ["phone", true],
    ["password", true],
    ["user_name", true],
    ["surname", true],
    ["birthday_date", true],
    ["country", true],
    ["region", false],
    ["city", false],
    ["currency", true],
    ["bonus", false],
    ["promo_code", false],
  ]),
  soc_reg: typeWire([
    ["provider", true],
    ["country", true],
    ["currency", true],
    ["bonus", false],
  ]),
  /**
   * What "Join" opens, by default and by the id of the screen that it is on: the registration page
   * or a dialog. On a registration screen `widget` means that a remote draws the form.
   */
  view: z
    .object({ default: view.default("page"), screens: z.record(z.string(), view).default({}) })
    .prefault({}),
  /** Whether the bottom navigation stays on the registration page. */
  hasBottomNav: z.boolean().default(false),
});

/** Social sign-in (SES-12). Addresses are https ones, or paths of this site. */
const socialWire = z.object({
  /** Offered networks, in this order. */
  providers: z
    .array(
      z.object({
        name: z.string(),
        clientId: z.string(),
        /** Authorization endpoint (OpenID Connect, code flow with PKCE). */
        authorizeUrl: z.string(),
        scope: z.string().default("openid email profile"),
      }),
    )
    .default([]),
  /** One-tap sign-in: the vendor's script; null = not offered (SES-15). */
  oneTap: z.object({ scriptUrl: z.string() }).nullable().default(null),
});

/** The support chat by language (POP-10). */
const chatWire = z.record(
  z.string(),
  z
    .object({
      vendor: z.enum(chatVendors),
      /** The operator's id at the vendor, of HelpCrunch `{organization}/{appId}`; "" or "0" = the language has no chat. */
      id: z.union([z.string(), z.number()]).transform(String).default(""),
      /** The vendor's loader, if not its own public one; SuppHelper needs it. */
      scriptUrl: z.string().nullable().default(null),
    })
    .nullable(),
);

/** Origins of other companies for the Content-Security-Policy (SEC-02): `https://accounts.example`. */
const cspOriginsWire = z.object({
  connect: z.array(z.string()).default([]),
  /** Where games and other parts in frames come from (CAS-03): origins, and paths of this site that end in `/`. */
  frame: z.array(z.string()).default([]),
  image: z.array(z.string()).default([]),
  /** Sites that may show this one in a frame. */
  ancestors: z.array(z.string()).default([]),
});

/**
 * Site config (CFG-01). Names are the wire's; fields marked "our decision" are this product's own. Times are seconds
 * since epoch.
 */
export const siteConfigWire = z.object({
  group_id: z.number(),
  ref_id: z.number(),
  companyName: z.string(),
  isFlexibleAssetPath: z.boolean(),
  isPwa: z.boolean(),
  pwaManifest: z.object({ themeColor: z.string() }),
  partnerCssBrandBook: z.array(z.object({ css_prop: z.string(), css_value: z.string() })),
  /**
   * The number of things that a player still has to do, on the entry to the account pages (CFG-12); null = it is not
   * shown. `count` is the highest number shown (above it: `9+`), `url` the page it leads to, after `/{lng}/`.
   */
  taskCounter: z
    .object({
      count: z.number().int().min(1).max(999).default(99),
      url: z.string().default("office/account"),
    })
    .nullable()
    .default(null),
  /** Origins that serve this site, the preferred one first; none = every host does (CFG-12). */
  domains: z.array(z.string()).max(20).default([]),
  chat: chatWire.default({}),
  /** The class of consent that referral values need (REF-02). */
  referral: z
    .object({
      consentClass: z.enum(["necessary", "functionality", "marketing"]).default("marketing"),
    })
    .prefault({}),
  /** Version of the installed app (CFG-09), ISO 8601; null = the site states none. */
  appVersion: z
    .object({
      currentVersion: z.string(),
      lastVersion: z.string(),
      datetimeOfLastUpdate: z.iso.datetime({ offset: true }),
    })
    .nullable()
    .default(null),
  isFatmanAnalyticsAvailable: z.boolean(),
  analyticsCollector: z.object({ key: z.string() }),
  languages: z.object({ allowed: z.array(z.string()), default: z.string() }),
  timeZone: z.number(),
  currency: z.string(),
  licence: z.object({
    number: z.string(),
    ageLimit: z.number(),
    /**
     * Age limits of countries where it differs from `ageLimit`, by two-letter code. Our decision.
     */
    ageLimits: z.record(z.string().length(2), z.number()).default({}),
    /** The authority that issued the licence, and its public register ("" = none). */
    authority: z.string().default(""),
    registerUrl: z.string().default(""),
  }),
  /** Helplines for gambling problems (LIM-18); `country` null = everywhere, "" = no phone or no page. */
  helplines: z
    .array(
      z.object({
        country: z.string().length(2).nullable(),
        name: z.string(),
        phone: z.string().default(""),
        url: z.string().default(""),
      }),
    )
    .default([]),
  /** Remote apps by name, with the URL of their pages (a platform path or an allow-listed origin). */
  remotes: z.record(z.string(), z.object({ url: z.string(), budgetMs: z.number().optional() })),
  /** Screen ids that are switched off (SCR-10). */
  disabledScreens: z.array(z.string()),
  /** Paths after `/{lng}/` that answer 404 (SCR-10); `/*` at the end matches by prefix. */
  blockedPaths: z.array(z.string()),
  features: z.object({
    registration: z.boolean(),
    identification: z.boolean(),
    rules: z.boolean(),
    confirmTerms: z.boolean(),
    oneClick: z.boolean(),
    snow: z.boolean(),
    cricket: z.boolean(),
    internalVisitor: z.boolean(),
    bonusVariant: z.enum(["bonus", "offer"]),
    /** Which of two calls tells a player's accounts (ACC-02). Our decision. */
    accountsVariant: z.enum(["whole", "by-id"]).default("whole"),
    payment: z.object({ enabled: z.boolean(), requiresLogin: z.boolean(), authOnly: z.boolean() }),
  }),
  /**
   * Of bonuses by their names: how many times its amount a bonus can become as money (OFC-08). A bonus
   * that is not named has `defaultBonusMostTimes`. Our decision.
   */
  bonuses: z
    .record(z.string(), z.object({ mostTimes: z.number().int().min(1).max(1000) }))
    .default({}),
  access: z.object({
    /** Where a signed-out visitor is sent to sign in (GRD-02). */
    loginTarget: z.enum(["dropdown", "page", "home", "app"]),
    authAppUrl: z.string().nullable(),
    afterLogin: z.string().nullable(),
    /** Where a banned player is sent; "" = the site's own page says it (BAN-01). */
    banRedirectUrl: z.string(),
    mustIdentify: z.boolean().default(false),
  }),
  /** Age of a password at which another is asked for, days; 0 = never (OFC-03, ACC-10). Our decision. */
  security: z.object({ passwordMaxDays: z.number().int().min(0).default(180) }).prefault({}),
  maintenance: maintenanceWire.nullable(),
  /** Player-safety settings by market; the fields are our decision. */
  playerSafety: playerSafetyWire.prefault({}),
  registration: registrationWire.prefault({}),
  /** Numbers of the A/B tests that are on for this visitor. Our decision. */
  abTests: z.array(z.number().int()).default([]),
  /** Our decision. */
  social: socialWire.prefault({}),
  /** Our decision. */
  vendors: cspOriginsWire.prefault({}),
  /** Our decision. */
  ageGate: ageGateWire.prefault({}),
  /**
   * When terms or policies last changed, s since epoch; 0 = never. The change is announced for a
   * month (POP-08). Our decision.
   */
  termsNotice: z.object({ updated_at: z.number().int().min(0).default(0) }).prefault({}),
  /** What may come over or on a page to ask for attention (POP-02 to POP-06). Our decision. */
  popups: z
    .object({
      /** `delay` s after the visit begins, and again `interval` minutes after it was shown; null = no reminder. */
      registrationReminder: z
        .object({
          delay: z.number().int().min(0).max(86_400),
          interval: z.number().int().min(1).max(525_600).nullable().default(null),
        })
        .nullable()
        .default(null),
      hasNewSiteInfo: z.boolean().default(false),
      hasFirstDepositBonus: z.boolean().default(false),
      hasAdBlockerNotice: z.boolean().default(false),
    })
    .prefault({}),
  /** Ids of payment methods whose service is out (POP-14). Our decision. */
  paybills: z.object({ outOfService: z.array(z.string()).default([]) }).prefault({}),
  /** Cookie policy; a new `revision` asks every visitor again (CNS-05). Our decision. */
  cookiePolicy: z
    .object({ revision: z.number().int().min(1).max(999_999).default(1) })
    .prefault({}),
});
export type SiteConfigWire = z.infer<typeof siteConfigWire>;
