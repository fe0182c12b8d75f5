import type { ActivationLevel } from "../accounts/activation";
import type { ConvertibleAccountKind } from "../accounts/conversion";

/** The signed-in player's data for the shell (ACC-01). */
export interface SignedInPlayer {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Proven addresses (ACC-06). */
  readonly activation: ActivationLevel;
  /** Days left to confirm an address; null = no such term (ACC-10). */
  readonly daysToActivate: number | null;
  readonly messageCount: number;
  readonly hidesBalance: boolean;
  readonly ban: { readonly level: number; readonly version: number };
  readonly needsIdentification: boolean;
  /** Ways of identification, as the platform names them (BAN-03). */
  readonly verificationTypes: readonly string[];
  readonly hasDeposit: boolean;
  /** Another document is wanted, or one was refused (OFC-05). */
  readonly isDocumentWanted: boolean;
  /**
   * Number of withdrawals that are not paid yet, and of bonuses that are taken or running
   * (`activeBonuses`; OFC-01).
   */
  readonly pendingWithdrawals: number;
  readonly activeBonuses: number;
  /** The page of deposits asks for documents (OFC-05). */
  readonly asksForDocuments: boolean;
  /** Which accounts may be converted (ACC-05). */
  readonly conversion: ConvertibleAccountKind;
  /** The player has been told of it. */
  readonly isConversionTold: boolean;
  /** The platform's country id. */
  readonly countryId: number;
  /** Two-letter code, lower case. */
  readonly country: string;
  readonly disallowedLineSports: readonly number[];
  readonly disallowedLiveSports: readonly number[];
}

/**
 * The session state of a request (SES-01). `isStale` = the platform did not confirm the session: the player
 * stays signed in, and the page is marked. `isSafe` = ban, terms and limits are known; if not, placing is
 * refused and browsing continues (LIM-20). A stale session is never safe.
 */
export type SessionState =
  | { readonly kind: "guest" }
  | {
      readonly kind: "player";
      readonly userId: number;
      readonly isStale: boolean;
      readonly isSafe: boolean;
    };
