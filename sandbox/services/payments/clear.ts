import { and, asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { retryOnDeadlock } from "../../db/errors";
import { recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { payments, players } from "../../db/schema";
import type { World } from "../../db/world";
import { creditBonusAwaitingDeposit } from "../bonuses/take";
import { lockAccountsOf } from "../lock-accounts";
import { rewardInviterIfDue } from "../rewards/friends";

/** Number of due payments completed per transaction; other work runs between two of them. */
const batchSize = 25;

const dueBy = (now: number) => and(eq(payments.state, "pending"), lte(payments.dueAt, now));

/** SQL condition: whether any payment is due by `now`, ms since epoch. */
export const duePaymentsExistSql = (now: number): SQL =>
  sql`exists (select 1 from ${payments} where ${dueBy(now)})`;

/**
 * Completes payments due by the clock: a deposit is credited in the transaction that marks it paid. Several
 * processes share the work: the first to lock a payment completes it.
 */
export async function completeDuePayments(db: Db, world: World): Promise<void> {
  let count: number;
  do {
    count = await retryOnDeadlock(() =>
      db.transaction(async (tx) => {
        await world.hold(tx);
        const now = world.now();
        const rows = await tx
          .select()
          .from(payments)
          .where(dueBy(now))
          .orderBy(asc(payments.id))
          .limit(batchSize)
          .for("update", { skipLocked: true });
        if (rows.length > 0) await done(tx, rows, now);
        return rows.length;
      }),
    );
  } while (count > 0);
}

async function done(
  tx: Db,
  rows: readonly (typeof payments.$inferSelect)[],
  now: number,
): Promise<void> {
  await tx
    .update(payments)
    .set({ state: "paid", settledAt: now })
    .where(
      inArray(
        payments.id,
        rows.map(({ id }) => id),
      ),
    );
  const deposits = rows.filter(({ kind }) => kind === "deposit");
  const depositors = deposits.map(({ playerId }) => playerId);
  await lockAccountsOf(tx, await depositorsAndInviters(tx, depositors));
  await recordMovements(
    tx,
    ...deposits.map(({ id, accountId, iso, amount, kind }) => ({
      at: now,
      accountId,
      iso,
      amount,
      kind,
      ref: String(id),
    })),
  );
  for (const deposit of deposits) {
    await creditBonusAwaitingDeposit(tx, deposit, now);
    await rewardInviterIfDue(tx, deposit, now);
  }
  await markDeposited(tx, depositors);
}

/**
 * Ids of players whose accounts these deposits may change: the depositors, and who invited them.
 */
export async function depositorsAndInviters(
  tx: Db,
  depositors: readonly number[],
): Promise<readonly number[]> {
  const rows = await tx
    .select({ invitedBy: players.invitedBy })
    .from(players)
    .where(inArray(players.id, [...depositors]));
  return [...depositors, ...rows.flatMap(({ invitedBy }) => invitedBy ?? [])];
}

/** Marks players as depositors after their first deposit. */
export async function markDeposited(tx: Db, playerIds: readonly number[]): Promise<void> {
  // Always in the same order, to avoid deadlocks.
  for (const id of [...new Set(playerIds)].sort((a, b) => a - b)) {
    await tx
      .update(players)
      .set({ config: sql`jsonb_set(${players.config}, '{has_deposit}', 'true')` })
      .where(and(eq(players.id, id), sql`${players.config}->>'has_deposit' = 'false'`));
  }
}
