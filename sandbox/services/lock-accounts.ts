import { asc, inArray } from "drizzle-orm";
import type { Db } from "../db/open";
import { accounts } from "../db/schema";

/**
 * Locks all accounts of these players to the end of the transaction. Everything that moves money locks in one order, so
 * that no two wait for each other: coupons or payments, accounts by their ids, players, bonuses. What touches a second
 * account of a player later (a bonus, a conversion) must therefore have all of them from the start.
 */
export async function lockAccountsOf(tx: Db, playerIds: readonly number[]): Promise<void> {
  if (playerIds.length === 0) return;
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.playerId, [...new Set(playerIds)]))
    .orderBy(asc(accounts.id))
    .for("no key update");
}
