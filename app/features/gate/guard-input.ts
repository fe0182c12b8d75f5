import type { SiteConfig } from "~/domain/settings/site-config";
import type { MaintenanceState } from "~/features/blocking/maintenance";
import type { BlockReason } from "~/features/blocking/reasons";
import type { Language } from "~/i18n/languages";
import type { ModalName } from "../screens/modals";
import type { RedirectUnlessCondition, Screen, ScreenMatch } from "../screens/types";

/** Input of the decision on an address. It is loaded beforehand so that the decision is a pure function. */
export interface GuardInput {
  readonly env: "production" | "staging" | "development";
  /** ms since epoch. */
  readonly now: number;
  readonly origin: string;
  readonly config: SiteConfig;
  /** Languages that the site serves (LNG-04, LNG-05). */
  readonly languages: readonly Language[];
  /** The language for a path without one (LNG-02, LNG-03). */
  readonly language: Language;
  readonly block: BlockReason | null;
  readonly maintenance: MaintenanceState;
  readonly isSignedIn: boolean;
  readonly ban: { readonly level: number; readonly version: number } | null;
  readonly termsChanged: boolean;
  /**
   * Whether the platform refused a call until the terms are confirmed, in this request or, by the address, in
   * the one before (PLT-05).
   */
  readonly areTermsAsked: boolean;
  /** Whether the raise of a limit waits for the player's approval, which blocks everything else (APR-03). */
  readonly isApprovalDue: boolean;
  /** Whether the player must identify himself before anything else (BAN-03). */
  readonly mustIdentify: boolean;
  /** The player has just registered: the steps after it come before all else (REG-11). */
  readonly isJustRegistered: boolean;
  /** Whether a reality check waits for the player's answer (RCK-03). */
  readonly isCheckDue: boolean;
  /** The list of games, for addresses that it decides (SCR-07); null = not asked for, or not available. */
  readonly games?:
    | readonly {
        readonly route: string | null;
        readonly oldRoute: string | null;
      }[]
    | null;
  /** Conditions that are true, for screens whose `redirect.unless` names one. */
  readonly open?: Readonly<
    Partial<Record<Exclude<RedirectUnlessCondition, "terms-changed" | "post">, boolean>>
  >;
  /** Whether the request posts a form: the shell's own controls then work on a page with a blocking step. */
  readonly isPost: boolean;
  /** The form's intent; null = none. */
  readonly intent: string | null;
  /** Whether the request is for a whole document, by a browser that may have no script for a dialog. */
  readonly isPage: boolean;
}

/** An address matched with the screen catalogue. */
export interface MatchedAddress {
  readonly url: URL;
  readonly lng: string | null;
  readonly match: ScreenMatch | null;
}

/**
 * The decision on an address. `cyclic` is a refused redirect to the address itself (GRD-08); null =
 * none was refused.
 */
export type AddressDecision = AddressOutcome & { readonly cyclic: string | null };

export type AddressOutcome =
  | { readonly kind: "redirect"; readonly to: string; readonly status: 302 }
  | {
      readonly kind: "notice";
      readonly reason: BlockReason | "maintenance" | "banned";
      readonly screen: Screen;
      readonly status: 200 | 403 | 503;
      /** s. */
      readonly retryAfter: number | null;
    }
  | { readonly kind: "status"; readonly status: 404 | 500; readonly text: string }
  | {
      readonly kind: "render";
      readonly screen: Screen;
      readonly params: ScreenMatch["params"];
      readonly modal: ModalName | null;
      readonly status: 200 | 500;
    };

/** The text of a page that is not found (404), quoted from SCR-11. */
export const notFoundText = "This page could not be found";
/** The text of the error 500 for a guard name that does not exist, quoted from GRD-01. */
export const unknownGuardText = "Unknown middleware";
