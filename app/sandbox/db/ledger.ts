import { eq, sql } from "drizzle-orm";
import type { HouseAccount, TransferKind } from "./columns";
import type { Db } from "./open";
import { accounts, transfers } from "./schema";

/** Where the other side of a movement stands, and which way it goes for the player. */
const sides: Record<TransferKind, { readonly house: HouseAccount; readonly toPlayer: boolean }> = {
  deposit: { house: "cash", toPlayer: true },
  withdrawal: { house: "cash", toPlayer: false },
  stake: { house: "bets", toPlayer: false },
  return: { house: "bets", toPlayer: true },
  "cash-out": { house: "bets", toPlayer: true },
};

/** A movement of a player's account; `amount` in minor units, above zero. */
export interface Movement {
  readonly at: number;
  readonly accountId: number;
  readonly iso: string;
  readonly amount: number;
  readonly kind: TransferKind;
  /** The coupon's id where there is one; a coupon has one stake at most, and one return or cash-out. */
  readonly ref?: string;
}

/** Makes the house's accounts of these currencies exist. */
export async function ensureHouse(tx: Db, isos: readonly string[]): Promise<void> {
  const rows = isos.flatMap((iso) => [
    { house: "cash" as const, iso },
    { house: "bets" as const, iso },
  ]);
  if (rows.length > 0) await tx.insert(accounts).values(rows).onConflictDoNothing();
}

/**
 * Writes movements and the new balances, in the caller's transaction (SBX-03). The database refuses a balance
 * below zero, an unknown account, another currency, a coupon's second stake, or what would pay it twice.
 */
export async function record(tx: Db, ...movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  await tx.insert(transfers).values(
    movements.map(({ at, accountId, iso, amount, kind, ref = "" }) => {
      const { house, toPlayer } = sides[kind];
      const counterpart = sql<number>`(select id from accounts where house = ${house} and iso = ${iso})`;
      const [fromAccount, toAccount] = toPlayer ? [counterpart, accountId] : [accountId, counterpart];
      return { at, iso, amount, kind, ref, fromAccount, toAccount };
    }),
  );
  const changes = new Map<number, number>();
  for (const { accountId, amount, kind } of movements) {
    changes.set(accountId, (changes.get(accountId) ?? 0) + (sides[kind].toPlayer ? amount : -amount));
  }
  // Always in the same order, so that two settlements never wait for each other.
  for (const [accountId, change] of [...changes].sort(([a], [b]) => a - b)) {
    await tx
      .update(accounts)
      .set({ balance: sql`${accounts.balance} + ${change}::bigint` })
      .where(eq(accounts.id, accountId));
  }
}
