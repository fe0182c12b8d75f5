import type { Maintenance } from "~/features/blocking/maintenance";
import type { BlockReason } from "~/features/blocking/reasons";
import type { SiteConfig } from "~/features/settings/site-config";
import type { Language } from "~/i18n/languages";
import type { ModalName } from "../screens/modals";
import type { Condition, Screen, ScreenMatch } from "../screens/types";

/** What the decision on an address rests on; fetched before, so that the decision itself is pure. */
export interface GuardInput {
  readonly env: "production" | "staging" | "development";
  /** ms since epoch. */
  readonly now: number;
  readonly origin: string;
  readonly config: SiteConfig;
  /** Languages the site serves (LNG-04, LNG-05). */
  readonly languages: readonly Language[];
  /** Where a path without one of them goes (LNG-02, LNG-03). */
  readonly language: Language;
  readonly block: BlockReason | null;
  readonly maintenance: Maintenance;
  readonly isSignedIn: boolean;
  readonly ban: { readonly level: number; readonly version: number } | null;
  readonly termsChanged: boolean;
  /** A call was refused until the terms are confirmed: one of this request, or by the address one before it (PLT-05). */
  readonly areTermsAsked: boolean;
  /** A raise of a limit waits for the player's word, before which nothing else is done (APR-03). */
  readonly isApprovalDue: boolean;
  /** The player must identify himself before anything else (BAN-03). */
  readonly mustIdentify: boolean;
  /** A reality check waits for the player's answer (RCK-03). */
  readonly isCheckDue: boolean;
  /** What holds of the conditions; asked for screens whose `redirect.unless` names one. */
  readonly open?: Readonly<Partial<Record<Exclude<Condition, "terms-changed" | "post">, boolean>>>;
  /** A form is being sent: the shell's own controls then work on whatever page the player is held at. */
  readonly isPost: boolean;
  /** What that form asks for; null = nothing in particular. */
  readonly intent: string | null;
  /** A whole page is asked for, by a browser that may have no script to hold it with. */
  readonly isPage: boolean;
}

/** An address as the catalogue reads it. */
export interface Address {
  readonly url: URL;
  readonly lng: string | null;
  readonly match: ScreenMatch | null;
}

/** What an address comes to. `cyclic` names a redirect that was refused because it led to itself (GRD-08). */
export type Decision = Outcome & { readonly cyclic: string | null };

export type Outcome =
  | { readonly kind: "redirect"; readonly to: string; readonly status: 302 }
  | {
      readonly kind: "notice";
      readonly reason: BlockReason | "maintenance";
      readonly screen: Screen;
      readonly status: 200 | 503;
      /** Seconds. */
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

/** SCR-11, as quoted. */
export const notFoundText = "This page could not be found";
/** GRD-01, as quoted. */
export const unknownGuardText = "Unknown middleware";
