import type { SocialProvider } from "~/domain/social/providers";
import type { Language } from "~/i18n/languages";
import type { ConsentClass } from "../consent/choice";
import type { RegistrationFieldRule, RegistrationType } from "../registration/types";
import type { SupportChat } from "../support/chat";
import type { Helpline } from "./helplines";
import type { Licence } from "./licence";

/** How registration is offered on a screen (REG-01). */
export type RegistrationPresentation = "page" | "modal" | "widget";

/** Site config in the product's own terms (CFG-01, CFG-02). Times are ms since epoch. */
export interface SiteConfig {
  readonly groupId: number;
  readonly refId: number;
  readonly companyName: string;
  /** Whether assets of remotes are in the site's own group instead of the common project (LAY-12). */
  readonly isFlexibleAssetPath: boolean;
  /**
   * The number of a player's tasks on the entry to the account pages: the highest number shown, and the page it leads to,
   * after `/{lng}/`; null = not shown (CFG-12).
   */
  readonly taskCounter: { readonly most: number; readonly path: string } | null;
  /** Origins that serve this site; none = every host does (CFG-12). */
  readonly domains: readonly string[];
  readonly brandBook: readonly { readonly property: string; readonly value: string }[];
  readonly themeColor: string;
  /** Whether the site can be installed as an app, with its service worker (POP-12). */
  readonly isPwa: boolean;
  /** The last version of the site, as the platform states it; null = it states none (POP-07). */
  readonly lastVersion: string | null;
  /** Shipped and allowed, in the platform's order. */
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  /** Hours east of UTC. */
  readonly timeZone: number;
  readonly currency: string;
  readonly licence: Licence;
  /** The collector of events. */
  readonly analytics: { readonly isAvailable: boolean; readonly key: string };
  /** Helplines for gambling problems, by country (LIM-18). */
  readonly helplines: readonly Helpline[];
  readonly remotes: Readonly<
    Record<string, { readonly url: string; readonly budgetMs: number | null }>
  >;
  readonly disabledScreens: readonly string[];
  readonly blockedPaths: readonly string[];
  /** Sections that the casino has (CFG-06). */
  readonly partitions: readonly string[];
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
    /** Which of two calls tells a player's accounts (ACC-02). */
    readonly accountsVariant: "whole" | "by-id";
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
    /**
     * Whether players whom the platform asks for it must identify themselves before anything else (BAN-03).
     */
    readonly mustIdentify: boolean;
  };
  readonly security: {
    /** Age of a password at which another is asked for, days; 0 = never (OFC-03). */
    readonly passwordMaxDays: number;
  };
  /** Times are ms since epoch; null = the operator has named none. */
  readonly maintenance: {
    readonly startedAt: number | null;
    readonly endedAt: number | null;
    readonly notifyStartedAt: number | null;
    readonly notifyEndedAt: number | null;
    readonly isActive: boolean;
    /** Whether the web site works meanwhile, because only other channels are maintained. */
    readonly isWebOpen: boolean;
  } | null;
  readonly coupon: {
    readonly maxBets: number;
    readonly minAmountTypes: readonly number[];
    readonly bonusFeature: boolean;
    readonly promoCodes: boolean;
  };
  /** Player safety settings of market and operator. */
  readonly playerSafety: {
    /** Delay until a raised limit is due for the player's approval, hours (LIM-16). */
    readonly raiseDelayHours: 24 | 72 | 168;
    /**
     * Whether all fields of a section of money limits (deposits, stakes, losses) are disabled if
     * one of them is (LIM-07).
     */
    readonly isDisabledBySection: boolean;
    /** Whether a self-exclusion needs a reason (LIM-08). */
    readonly hasExclusionReasons: boolean;
    /** Idle limit of a session, minutes; 0 = none (SES-07). */
    readonly idleMinutes: number;
  };
  /** Social sign-in (SES-12); addresses are https ones, or paths of this site. */
  readonly social: {
    readonly providers: readonly {
      readonly name: SocialProvider;
      readonly clientId: string;
      readonly authorizeUrl: string;
      readonly scope: string;
    }[];
    /** One-tap sign-in by its vendor's script; null = not offered (SES-15). */
    readonly oneTap: { readonly scriptUrl: string } | null;
  };
  /** The consent that values of a landing need before they are stored (REF-02). */
  readonly referral: { readonly consentClass: ConsentClass };
  /** The support chat by language; a language without one has none (POP-10). */
  readonly chat: Readonly<Partial<Record<Language, SupportChat>>>;
  /** Origins of other companies that pages may use (SEC-02). */
  readonly vendors: {
    readonly connect: readonly string[];
    /** What pages may show in frames: origins, and paths of this site that end in a slash. */
    readonly frame: readonly string[];
    readonly image: readonly string[];
    readonly form: readonly string[];
    readonly ancestors: readonly string[];
  };
  readonly registration: {
    /** The ways to register that are offered, the preferred one first. */
    readonly types: readonly RegistrationType[];
    readonly fields: Readonly<Record<RegistrationType, readonly RegistrationFieldRule[]>>;
    readonly view: {
      readonly default: RegistrationPresentation;
      /** By screen id. */
      readonly screens: Readonly<Record<string, RegistrationPresentation>>;
    };
    readonly hasBottomNav: boolean;
  };
  /** Numbers of the A/B tests that are on for the visitor. */
  readonly abTests: readonly number[];
  /** The age gate; it shows if it is on and the licence has an age limit (POP-05). */
  readonly ageGate: {
    readonly isOn: boolean;
    /** Whether a confirmed age is remembered until the browser is closed, instead of three days. */
    readonly isForSession: boolean;
    /** Where visitors below the age are sent; null = the page of responsible gaming. */
    readonly leaveUrl: string | null;
  };
  /** When terms or policies last changed, ms since epoch; null = no notice (POP-08). */
  readonly termsNotice: { readonly updatedAt: number | null };
  /** What may come over or on a page to ask for attention (POP-02 to POP-06). */
  readonly popups: {
    /** null = none; `intervalMs` null = it comes again on each visit. */
    readonly registrationReminder: {
      readonly delayMs: number;
      readonly intervalMs: number | null;
    } | null;
    readonly hasNewSiteInfo: boolean;
    readonly hasFirstDepositBonus: boolean;
    readonly hasAdBlockerNotice: boolean;
  };
  /** Ids of payment methods whose service is out (POP-14). */
  readonly paymentMethodsOut: readonly string[];
  /** A new revision asks every visitor for cookie consent again (CNS-05). */
  readonly cookiePolicy: { readonly revision: number };
  readonly paths: {
    readonly promo: Readonly<Record<string, string>>;
    readonly tokens: Readonly<Record<string, string>>;
  };
  /** True while the platform does not answer and this is the last good copy (CFG-01). */
  readonly isStale: boolean;
}
