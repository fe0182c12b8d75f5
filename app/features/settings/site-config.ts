import type { Language } from "~/i18n/languages";

/** Site config in the product's own words (CFG-01, CFG-02). Times are ms since epoch. */
export interface SiteConfig {
  readonly groupId: number;
  readonly refId: number;
  readonly companyName: string;
  readonly brandBook: readonly { readonly property: string; readonly value: string }[];
  readonly themeColor: string;
  /** Shipped and allowed, in the platform's order. */
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  /** Hours east of UTC. */
  readonly timeZone: number;
  readonly currency: string;
  readonly licence: { readonly number: string; readonly ageLimit: number };
  readonly remotes: Readonly<Record<string, { readonly url: string; readonly budgetMs: number | null }>>;
  readonly disabledScreens: readonly string[];
  readonly blockedPaths: readonly string[];
  readonly features: {
    readonly registration: boolean;
    readonly identification: boolean;
    readonly rules: boolean;
    readonly confirmTerms: boolean;
    readonly oneClick: boolean;
    readonly snow: boolean;
    readonly cricket: boolean;
    readonly internalVisitor: boolean;
    readonly bonusVariant: "bonus" | "offer";
    readonly payment: {
      readonly enabled: boolean;
      readonly requiresLogin: boolean;
      readonly authOnly: boolean;
    };
  };
  readonly access: {
    readonly loginTarget: "dropdown" | "page" | "home" | "app";
    readonly authAppUrl: string | null;
    readonly afterLogin: string | null;
    readonly banRedirectUrl: string;
    /** A player of whom the platform asks it identifies himself before anything else (BAN-03). */
    readonly mustIdentify: boolean;
  };
  readonly maintenance: {
    readonly startedAt: number;
    readonly endedAt: number;
    readonly notifyStartedAt: number;
    readonly notifyEndedAt: number;
    readonly isActive: boolean;
  } | null;
  readonly coupon: {
    readonly maxBets: number;
    readonly minAmountTypes: readonly number[];
    readonly bonusFeature: boolean;
    readonly promoCodes: boolean;
  };
  /** What the market asks for, and the operator chose, of player safety. */
  readonly playerSafety: {
    /** How long a raise of a limit waits, hours (LIM-16). */
    readonly raiseDelayHours: 24 | 72 | 168;
    /** A section of money is disabled whole where one of its fields is (LIM-07). */
    readonly isDisabledBySection: boolean;
    /** Whether a reason is asked for at self-exclusion (LIM-08). */
    readonly hasExclusionReasons: boolean;
    /** Minutes without a sign of the player after which the session ends; 0 = never (SES-07). */
    readonly idleMinutes: number;
  };
  /** Asked of visitors where it is on and the licence names an age (POP-05). */
  readonly ageGate: {
    readonly isOn: boolean;
    /** Whether a confirmation is forgotten with the browser's end, instead of after three days. */
    readonly isForSession: boolean;
    /** Where those go who are too young; null = the page of responsible gaming. */
    readonly leaveUrl: string | null;
  };
  /** When terms or policies last changed, ms since epoch; null = nothing is told (POP-08). */
  readonly termsNotice: { readonly updatedAt: number | null };
  /** Another revision asks every visitor for cookies again (CNS-05). */
  readonly cookiePolicy: { readonly revision: number };
  readonly paths: {
    readonly promo: Readonly<Record<string, string>>;
    readonly tokens: Readonly<Record<string, string>>;
  };
  /** True when upstream is down and this is the last good copy (CFG-01). */
  readonly isStale: boolean;
}
