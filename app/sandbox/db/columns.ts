/** Account types of the wire (ACC-04): 0 main, 4 bonus, 9 currency. */
export type AccountType = 0 | 4 | 9;

/** The other sides of players' money: `cash` = the world outside, `bets` = stakes taken and returns paid. */
export type HouseAccount = "cash" | "bets";

export type TransferKind = "deposit" | "withdrawal" | "stake" | "return" | "cash-out";

/** What a code of a sign-in is for (SES-03). */
export type CodeUse = "sms" | "two-step";

/** When a faulty call breaks off: before anything happened, or after the effect, with the answer lost. */
export type FaultDrop = "before" | "after";

/** A player's limits by their type code (seed 2 §3 "Limit types"). */
export type PlayerLimits = Record<string, unknown>;

export interface StoredBlock {
  readonly displayTypeId: number | null;
  readonly templateTypeId: number | null;
}
