/** Who is signed in, as far as the shell needs to know (ACC-01). */
export interface Player {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly messageCount: number;
  readonly hidesBalance: boolean;
  readonly ban: { readonly level: number; readonly version: number };
  readonly needsIdentification: boolean;
  readonly hasDeposit: boolean;
  readonly disallowedLineSports: readonly number[];
  readonly disallowedLiveSports: readonly number[];
}

/**
 * What a request knows of its session (SES-01). `stale` = the platform could not say: the player stays signed
 * in, the page is marked, and placing is refused.
 */
export type SessionState =
  | { readonly kind: "guest" }
  | { readonly kind: "player"; readonly userId: number; readonly isStale: boolean };
