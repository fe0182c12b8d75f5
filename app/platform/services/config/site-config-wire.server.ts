import { z } from "zod";
import { ageGateWire } from "./site/age-gate-wire.server";
import { maintenanceWire } from "./site/maintenance-wire.server";
import { playerSafetyWire } from "./site/player-safety-wire.server";
import { registrationWire } from "./site/registration-wire.server";
import { socialWire } from "./site/social-wire.server";
import { cspOriginsWire } from "./site/vendors-wire.server";

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
  taskCounter: z.string().nullable(),
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
  /** Cookie policy; a new `revision` asks every visitor again (CNS-05). Our decision. */
  cookiePolicy: z
    .object({ revision: z.number().int().min(1).max(999_999).default(1) })
    .prefault({}),
});
export type SiteConfigWire = z.infer<typeof siteConfigWire>;
