import type { Consent } from "~/domain/consent/consent";
import type { Limits } from "~/domain/limits/limit";
import type { SessionState, SignedInPlayer } from "~/domain/session/player";
import type { DisplaySettings } from "~/domain/settings/display-settings";
import type { PlatformType } from "~/domain/settings/platform-type";
import type { SiteConfig } from "~/domain/settings/site-config";
import type { MaintenanceState } from "~/features/blocking/maintenance";
import type { SessionWaits } from "~/features/session/due";
import type { StoredSettings } from "~/features/session/stored-settings.server";
import type { Language } from "~/i18n/languages";
import type { PlatformScope } from "~/platform/transport/scope.server";
import type { RequestScope } from "~/server/request-scope.server";
import type { BlockingStep } from "./blocking-step";
import type { AddressDecision } from "./guard-input";

/** What loaders and actions know about an authorized request. */
export interface RequestContext {
  readonly scope: RequestScope;
  readonly platform: PlatformScope;
  readonly url: URL;
  /** The visitor's country: two letters, lower case. */
  readonly country: string;
  readonly lng: Language;
  readonly languages: readonly Language[];
  readonly config: SiteConfig;
  readonly decision: Exclude<AddressDecision, { kind: "redirect" }>;
  readonly session: SessionState;
  /** The signed-in player's data; null for a guest, and while the platform does not answer. */
  readonly player: SignedInPlayer | null;
  /**
   * The player's limits; null for a guest, and while the limit service does not answer: nobody can
   * bet or deposit then (LIM-20).
   */
  readonly limits: Limits | null;
  /**
   * Whether play is locked by a break, a time-out or a self-exclusion (LIM-12): no promotion, no
   * one-click betting.
   */
  readonly isLocked: boolean;
  /** When the player's next reality check is due or was due, ms since epoch; null = none (RCK-01). */
  readonly checkAt: number | null;
  /** The blocking step that a script shows as a dialog until the player answers; null = none. */
  readonly blockingStep: BlockingStep | null;
  /**
   * Whether the request posts a form that has no effect before the changed terms are confirmed: its
   * typed values must be stored first.
   */
  readonly areTermsFirst: boolean;
  readonly due: SessionWaits;
  readonly settings: DisplaySettings;
  /** The version of the site that the visitor asked for; null = the window decides (SCR-14). */
  readonly platformType: PlatformType | null;
  /** The ref id of coupons that the visitor places (REF-01). */
  readonly refId: number;
  readonly stored: StoredSettings;
  readonly maintenance: MaintenanceState;
  /** The cookie choice in force; null = no choice yet, so only necessary cookies are stored (CNS-03). */
  readonly consent: Consent | null;
  /** The age that the visitor still has to confirm; null = none (POP-05). */
  readonly ageToConfirm: number | null;
  readonly csrf: string;
  /** The platform's clock, ms since epoch. */
  readonly now: number;
}
