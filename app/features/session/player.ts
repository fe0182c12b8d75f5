/** Who is signed in, as far as the shell needs to know (ACC-01). */
export interface Player {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly messageCount: number;
  readonly hidesBalance: boolean;
  readonly ban: { readonly level: number; readonly version: number };
  readonly needsIdentification: boolean;
  /** Ways to identify oneself, in the platform's words (BAN-03). */
  readonly verificationTypes: readonly string[];
  readonly hasDeposit: boolean;
  /** The platform's number of the country. */
  readonly countryId: number;
  readonly disallowedLineSports: readonly number[];
  readonly disallowedLiveSports: readonly number[];
}

/**
 * What a request knows of its session (SES-01). `isStale` = the platform could not say whose it is: the player stays
 * signed in, and the page is marked. `isSafe` = ban, terms and limits are known; where they are not, placing is refused and
 * browsing goes on (LIM-20). A stale session is never safe.
 */
export type SessionState =
  | { readonly kind: "guest" }
  | {
      readonly kind: "player";
      readonly userId: number;
      readonly isStale: boolean;
      readonly isSafe: boolean;
    };
