import type { Maintenance } from "~/features/blocking/maintenance";
import type { Consent } from "~/features/consent/consent";
import type { Limits } from "~/features/limits/limit";
import type { Due } from "~/features/session/due";
import type { Player, SessionState } from "~/features/session/player";
import type { GlobalSettings } from "~/features/settings/global-settings";
import type { StoredSettings } from "~/features/settings/load.server";
import type { SiteConfig } from "~/features/settings/site-config";
import type { Language } from "~/i18n/languages";
import type { PlatformScope } from "~/platform/scope.server";
import type { RequestScope } from "~/server/request-scope.server";
import type { BlockingStep } from "./blocking-step";
import type { Decision } from "./guard-input";

/** What every loader and action knows once its address was let through. */
export interface RequestContext {
  readonly scope: RequestScope;
  readonly platform: PlatformScope;
  readonly url: URL;
  readonly lng: Language;
  readonly languages: readonly Language[];
  readonly config: SiteConfig;
  readonly decision: Exclude<Decision, { kind: "redirect" }>;
  readonly session: SessionState;
  /** null for a guest, and for a player of whom the platform says nothing just now. */
  readonly player: Player | null;
  /** null for a guest, and where the limit service has no answer: then nothing is placed or paid in (LIM-20). */
  readonly limits: Limits | null;
  /** Play is locked: by a break, a time-out or a self-exclusion (LIM-12). Nothing sells, and nothing bets at one press. */
  readonly isLocked: boolean;
  /** When the player's next reality check is due, or was, ms since epoch; null = none is to come (RCK-01). */
  readonly checkAt: number | null;
  /** What a script must hold this page with, until the player has answered. */
  readonly blockingStep: BlockingStep | null;
  /** A form is being sent that does nothing before the changed terms are confirmed: what was typed must be kept first. */
  readonly areTermsFirst: boolean;
  readonly due: Due;
  readonly settings: GlobalSettings;
  readonly stored: StoredSettings;
  readonly maintenance: Maintenance;
  /** The choice on cookies that holds; null = none was made, and nothing but the necessary is kept (CNS-03). */
  readonly consent: Consent | null;
  /** The age that the visitor still has to confirm; null = none (POP-05). */
  readonly ageToConfirm: number | null;
  readonly csrf: string;
  /** ms since epoch, by the platform's clock. */
  readonly now: number;
}
