/** Account types of the wire (ACC-04): 0 main, 4 bonus, 9 currency. */
export type AccountType = 0 | 4 | 9;

/** Bonus chosen at registration (REG-02): 0 none, 1 sport, 2 casino. */
export type BonusChoice = 0 | 1 | 2;

/** Purpose of a one-time code: signing in (SES-03), proving an address, recovering a password (REG-05). */
export type CodeUse =
  | "sms"
  | "two-step"
  | "registration"
  | "activation"
  | "recovery"
  | "bind-phone"
  | "bind-email"
  | "newsletter";

/** When a faulty call drops the connection: before any effect, or after it, losing the reply. */
export type FaultDrop = "before" | "after";

/** A player's day, ms since epoch; `endsAt` is the start of the next one. */
export interface CountedDay {
  readonly startedAt: number;
  readonly endsAt: number;
}

/** A player's limits by their type code (LIM-01; services/limits/stored.ts). */
export type PlayerLimits = Record<string, unknown>;

export interface StoredBlock {
  readonly displayTypeId: number | null;
  readonly templateTypeId: number | null;
}

/** What a ticket plays: lotto lines as numbers by field, or the toto's marks by match. */
export type TicketPicks =
  | { readonly lines: readonly (readonly (readonly number[])[])[] }
  | { readonly marks: readonly (readonly string[])[] };

/** A currency's pool of a settled circulation; amounts in its smallest unit. */
export interface TotoPool {
  readonly iso: string;
  readonly staked: number;
  readonly house: number;
  /** The jackpot before and after. */
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

/** Results of a settled circulation by match (null = void), and its pools. */
export interface TotoOutcome {
  readonly results: readonly (string | null)[];
  readonly pools: readonly TotoPool[];
}
