/**
 * Every kind of movement: what it takes from and what it gives to. `player` is the player's account, the
 * others are accounts of the house: `cash` = external money, `bets` = stakes taken and returns paid,
 * `bonuses` = what bonuses, cashback and rewards cost,
 * `exchange` = what conversions took and gave, `fees` = what they cost, `advances` = advances still to be repaid,
 * which the player's account owes. A line here is all that a new kind
 * needs, and a new account of the house: `move_money` gets both with each movement.
 */
export const movementKinds = {
  deposit: { giver: "cash", taker: "player" },
  withdrawal: { giver: "player", taker: "cash" },
  /** Gives back the money of a withdrawal that the player cancelled before it was paid (OFC-02). */
  "withdrawal-returned": { giver: "cash", taker: "player" },
  stake: { giver: "player", taker: "bets" },
  return: { giver: "bets", taker: "player" },
  "cash-out": { giver: "bets", taker: "player" },
  /**
   * A conversion debits one account and credits another in its own currency, less the fee (OFC-11).
   */
  "conversion-out": { giver: "player", taker: "exchange" },
  "conversion-fee": { giver: "player", taker: "fees" },
  "conversion-in": { giver: "exchange", taker: "player" },
  "round-stake": { giver: "player", taker: "bets" },
  "round-win": { giver: "bets", taker: "player" },
  "round-refund": { giver: "bets", taker: "player" },
  /**
   * Movements of a bonus (OFC-08): its credit to the bonus account; after wagering, out of the
   * bonus account and into the player's own, and what is above the most that it can become out of the
   * bonus account; on loss, expiry or cancellation, out of the bonus account.
   */
  "bonus-credit": { giver: "bonuses", taker: "player" },
  "bonus-closed": { giver: "player", taker: "bonuses" },
  "bonus-paid": { giver: "bonuses", taker: "player" },
  "bonus-above-most": { giver: "player", taker: "bonuses" },
  "bonus-lapsed": { giver: "player", taker: "bonuses" },
  cashback: { giver: "bonuses", taker: "player" },
  reward: { giver: "bonuses", taker: "player" },
  /**
   * The difference of a coupon that was settled again by a corrected result (CPN-28): paid, or taken back.
   * What the account lacks of it is a debt first, which is repaid and written off like an advance.
   */
  resettled: { giver: "bets", taker: "player" },
  "resettled-back": { giver: "player", taker: "bets" },
  "resettled-debt": { giver: "advances", taker: "player" },
  advance: { giver: "advances", taker: "player" },
  "advance-repaid": { giver: "player", taker: "advances" },
  "advance-written-off": { giver: "bets", taker: "advances" },
} as const satisfies Readonly<Record<string, { readonly giver: string; readonly taker: string }>>;

export type MovementKind = keyof typeof movementKinds;
type Side = (typeof movementKinds)[MovementKind]["giver" | "taker"];
export type HouseAccount = Exclude<Side, "player">;

/** Names of the house's accounts, each of which exists in every currency. */
export const houseAccounts: readonly HouseAccount[] = [
  ...new Set(Object.values(movementKinds).flatMap(({ giver, taker }) => [giver, taker])),
].filter((side) => side !== "player");
