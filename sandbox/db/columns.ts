/** Account types of the wire (ACC-04): 0 main, 4 bonus, 9 currency. */
export type AccountType = 0 | 4 | 9;

/** Bonus chosen at registration (REG-02): 0 none, 1 sport, 2 casino. */
export type RegistrationBonusChoice = 0 | 1 | 2;

/** Purpose of a one-time code: signing in (SES-03), proving an address, recovering a password (REG-05). */
export type CodePurpose =
  | "sms"
  | "two-step"
  | "registration"
  | "activation"
  | "recovery"
  | "bind-phone"
  | "bind-email"
  | "newsletter";

/** When a faulty call drops the connection: before any effect, or after it, losing the reply. */
export type ConnectionDropMoment = "before" | "after";

/** The player's day over which time of play is counted (SSL-01), ms since epoch; `endsAt` is the start of the next one. */
export interface PlayTimeDayBounds {
  readonly startedAt: number;
  readonly endsAt: number;
}

/** A player's limits by their type code (LIM-01; services/limits/stored.ts). */
export type UnparsedPlayerLimits = Record<string, unknown>;

export interface StoredVisitorBlock {
  readonly displayTypeId: number | null;
  readonly templateTypeId: number | null;
}

/**
 * The player's marks on a ticket: of the lotto, each line's numbers by field; of the toto, outcomes
 * by match.
 */
export type LotteryTicketPicks =
  | { readonly lines: readonly (readonly (readonly number[])[])[] }
  | { readonly marks: readonly (readonly string[])[] };

/**
 * The pool of one currency in a settled toto draw; amounts in the currency's smallest unit.
 */
export interface TotoPool {
  readonly iso: string;
  readonly staked: number;
  readonly house: number;
  /**
   * The jackpot before the draw, in the currency's smallest unit; `left` is the jackpot after it.
   */
  readonly jackpot: number;
  readonly left: number;
  readonly isJackpotWon: boolean;
  readonly categories: readonly {
    readonly hits: number;
    readonly part: number;
    readonly variants: number;
    readonly coupons: number;
    readonly paid: number;
  }[];
}

/** Results of a settled draw by match (null = void), and its pools. */
export interface SettledTotoDraw {
  readonly results: readonly (string | null)[];
  readonly pools: readonly TotoPool[];
}
