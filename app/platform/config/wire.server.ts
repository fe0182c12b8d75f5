import { z } from "zod";

const maintenance = z.object({
  started_at: z.number(),
  ended_at: z.number(),
  notify_started_at: z.number(),
  notify_ended_at: z.number(),
  isActive: z.boolean(),
  web_state: z.number(),
});

/** What a market asks for, and the operator may choose, of player safety. */
const playerSafetyWire = z.object({
  /** How long a raise of a limit waits, hours (LIM-16). */
  raiseDelayHours: z.union([z.literal(24), z.literal(72), z.literal(168)]).default(24),
  /** A section of money is disabled whole where one of its fields is (LIM-07). */
  isDisabledBySection: z.boolean().default(false),
  /** Whether a reason is asked for at self-exclusion (LIM-08). */
  hasExclusionReasons: z.boolean().default(true),
  /** Minutes without a sign of the player after which the session ends; 0 = never (SES-07). */
  idleMinutes: z.number().int().min(0).max(1_440).default(0),
});

/** The age gate; asked where it is on and the licence names an age (POP-05). */
const ageGateWire = z.object({
  isOn: z.boolean().default(false),
  /** Whether a confirmation is forgotten with the browser's end, instead of after three days. */
  isForSession: z.boolean().default(false),
  /** Where those go who are too young: an http(s) address; "" = the page of responsible gaming. */
  leaveUrl: z.string().default(""),
});

/**
 * `GET /bff-api/config/all.json?lang=` (CFG-01). Names on this page are the wire's; fields marked as
 * decided are this product's own. Times are seconds since epoch.
 */
export const siteConfigWire = z.object({
  group_id: z.number(),
  ref_id: z.number(),
  companyName: z.string(),
  isFlexibleAssetPath: z.boolean(),
  isPwa: z.boolean(),
  pwaManifest: z.object({ themeColor: z.string() }),
  partnerCssBrandBook: z.array(z.object({ css_prop: z.string(), css_value: z.string() })),
  taskCounter: z.string().nullable(),
  isFatmanAnalyticsAvailable: z.boolean(),
  analyticsCollector: z.object({ key: z.string() }),
  languages: z.object({ allowed: z.array(z.string()), default: z.string() }),
  timeZone: z.number(),
  currency: z.string(),
  licence: z.object({ number: z.string(), ageLimit: z.number() }),
  /** Remote apps that exist: name → where its pages are (a path of the platform or an allow-listed origin). */
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
    payment: z.object({ enabled: z.boolean(), requiresLogin: z.boolean(), authOnly: z.boolean() }),
  }),
  access: z.object({
    /** Where a visitor goes who needs to sign in (GRD-02). */
    loginTarget: z.enum(["dropdown", "page", "home", "app"]),
    authAppUrl: z.string().nullable(),
    afterLogin: z.string().nullable(),
    banRedirectUrl: z.string(),
    mustIdentify: z.boolean().default(false),
  }),
  maintenance: maintenance.nullable(),
  /** Player safety by market; fields **decided**. */
  playerSafety: playerSafetyWire.prefault({}),
  /** **Decided**. */
  ageGate: ageGateWire.prefault({}),
  /** When terms or policies last changed; told of for a month, 0 = never (POP-08). **Decided**. */
  termsNotice: z.object({ updated_at: z.number().int().min(0).default(0) }).prefault({}),
  /** The cookie policy; another `revision` asks every visitor again (CNS-05). **Decided**. */
  cookiePolicy: z.object({ revision: z.number().int().min(1).max(999_999).default(1) }).prefault({}),
});
export type SiteConfigWire = z.infer<typeof siteConfigWire>;

/** Group `coupon` of `GET /bff-api/config/group/get?groups=&lang=` (CFG-02). */
export const couponGroupWire = z.object({
  maxBets: z.number().int().positive(),
  /** Coupon types to which the minimum amount applies (CPN-09). */
  minAmountTypes: z.array(z.number()),
  bonusFeature: z.boolean(),
  /** Whether players may bet with promo codes (CPN-14). */
  promoCodes: z.boolean().default(false),
});

/** Group `paths`: redirects that are site config (SCR-07, SCR-08 and the `{token}` row). */
export const pathsGroupWire = z.object({
  /** Old promo path → promotion's name. */
  promo: z.record(z.string(), z.string()),
  /** Known token → path after `/{lng}/` on this origin. */
  tokens: z.record(z.string(), z.string()),
});

export const configGroupsWire = z.object({
  coupon: couponGroupWire.optional(),
  paths: pathsGroupWire.optional(),
});
export type ConfigGroupsWire = z.infer<typeof configGroupsWire>;
