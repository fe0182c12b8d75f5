import { eq, sql } from "drizzle-orm";
import { asMinor, type Minor, negated, plus, zero } from "~/features/money/amount";
import type { HouseAccount, MovementKind } from "./columns";
import type { Db } from "./open";
import { accounts, transfers } from "./schema";

/** Where the other side of a movement stands, and which way it goes for the player. */
const sides: Record<MovementKind, { readonly house: HouseAccount; readonly toPlayer: boolean }> = {
  deposit: { house: "cash", toPlayer: true },
  withdrawal: { house: "cash", toPlayer: false },
  stake: { house: "bets", toPlayer: false },
  return: { house: "bets", toPlayer: true },
  "cash-out": { house: "bets", toPlayer: true },
  advance: { house: "advances", toPlayer: true },
  "advance-repaid": { house: "advances", toPlayer: false },
};

/** A movement of a player's account; `amount` is above zero. */
export interface Movement<C extends string = string> {
  readonly at: number;
  readonly accountId: number;
  readonly iso: C;
  readonly amount: Minor<C>;
  readonly kind: MovementKind;
  /** The coupon's id where there is one; a coupon has one stake at most, and one return or cash-out. */
  readonly ref?: string;
}

/** Makes the house's accounts of these currencies exist. */
export async function ensureHouse(tx: Db, isos: readonly string[]): Promise<void> {
  const rows = isos.flatMap((iso) => [
    { house: "cash" as const, iso },
    { house: "bets" as const, iso },
    { house: "advances" as const, iso },
  ]);
  if (rows.length > 0) await tx.insert(accounts).values(rows).onConflictDoNothing();
}

/**
 * Writes movements and the new balances, in the caller's transaction (SBX-03). The database refuses a balance
 * below zero, an unknown account, another currency, a coupon's second stake, or what would pay it twice.
 */
export async function record<C extends string>(tx: Db, ...movements: readonly Movement<C>[]): Promise<void> {
  if (movements.length === 0) return;
  await tx.insert(transfers).values(
    movements.map(({ at, accountId, iso, amount, kind, ref = "" }) => {
      const { house, toPlayer } = sides[kind];
      const counterpart = sql<number>`(select id from accounts where house = ${house} and iso = ${iso})`;
      const [fromAccount, toAccount] = toPlayer ? [counterpart, accountId] : [accountId, counterpart];
      return { at, iso, amount: asMinor(amount), kind, ref, fromAccount, toAccount };
    }),
  );
  const changes = new Map<number, { balance: Minor<C>; advanced: Minor<C> }>();
  for (const { accountId, amount, kind } of movements) {
    const { house, toPlayer } = sides[kind];
    const change = toPlayer ? amount : negated(amount);
    const { balance, advanced } = changes.get(accountId) ?? { balance: zero<C>(), advanced: zero<C>() };
    const owed = house === "advances" ? plus(advanced, change) : advanced;
    changes.set(accountId, { balance: plus(balance, change), advanced: owed });
  }
  // Always in the same order, so that two settlements never wait for each other.
  for (const [accountId, { balance, advanced }] of [...changes].sort(([a], [b]) => a - b)) {
    await tx
      .update(accounts)
      .set({
        balance: sql`${accounts.balance} + ${balance}::bigint`,
        ...(advanced === 0 ? {} : { advanced: sql`${accounts.advanced} + ${advanced}::bigint` }),
      })
      .where(eq(accounts.id, accountId));
  }
}

/**
 * Gives up what was advanced to an account: the house's own loss, which moves no balance of the player (CPN-15). `ref`
 * is the coupon that was its last.
 */
export async function writeOff<C extends string>(
  tx: Db,
  debt: Omit<Movement<C>, "kind"> & { readonly ref: string },
): Promise<void> {
  const { at, accountId, iso, amount, ref } = debt;
  const houseId = (house: HouseAccount) =>
    sql<number>`(select id from accounts where house = ${house} and iso = ${iso})`;
  await tx.insert(transfers).values({
    ...{ at, iso, amount: asMinor(amount), ref, kind: "advance-written-off" },
    fromAccount: houseId("bets"),
    toAccount: houseId("advances"),
  });
  await tx
    .update(accounts)
    .set({ advanced: sql`${accounts.advanced} - ${amount}::bigint` })
    .where(eq(accounts.id, accountId));
}
