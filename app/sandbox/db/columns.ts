/** Account types of the wire (ACC-04): 0 main, 4 bonus, 9 currency. */
export type AccountType = 0 | 4 | 9;

/**
 * The other sides of players' money: `cash` = the world outside, `bets` = stakes taken and returns paid, `advances` =
 * what was advanced to stakes and is still to be repaid.
 */
export type HouseAccount = "cash" | "bets" | "advances";

/** What a transfer of a player's account is for. */
export type MovementKind =
  | "deposit"
  | "withdrawal"
  | "stake"
  | "return"
  | "cash-out"
  | "advance"
  | "advance-repaid";

/** The same, and what the house gives up between its own accounts. */
export type TransferKind = MovementKind | "advance-written-off";

/** What a code of a sign-in is for (SES-03). */
export type CodeUse = "sms" | "two-step";

/** When a faulty call breaks off: before anything happened, or after the effect, with the answer lost. */
export type FaultDrop = "before" | "after";

/** A day of a player, ms since epoch; `endsAt` is the next one's begin. */
export interface CountedDay {
  readonly startedAt: number;
  readonly endsAt: number;
}

/** A player's limits by their type code (LIM-01). */
export type PlayerLimits = Record<string, unknown>;

export interface StoredBlock {
  readonly displayTypeId: number | null;
  readonly templateTypeId: number | null;
}
