import { and, asc, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { mostBonusPayout, wageringState } from "~/domain/bonuses/bonus";
import { capAmount, type Minor, subtractAmounts, zero } from "~/domain/money/amount";
import { retryOnDeadlock } from "../../db/errors";
import { recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, coupons, playerBonuses } from "../../db/schema";
import { lockAccountsOf } from "../lock-accounts";
import type { SandboxServices } from "../sandbox-services";
import { type BonusRow, wageredAmount } from "./read";

/** Ledger reference of a bonus. */
export const bonusLedgerRef = (id: number) => `bonus/${id}`;

/**
 * Closes bonuses after bets of their accounts were closed, in the same transaction (OFC-08). Once
 * the account has no open bet, the bonus is done if enough was wagered, and lost if its balance is
 * zero. Returns of bets that arrive after the bonus has ended are removed with it. The caller has
 * locked the accounts.
 */
export async function closeCompletedOrLostBonuses(
  tx: Db,
  accountIds: readonly number[],
  { at, ref }: { readonly at: number; readonly ref: string },
): Promise<void> {
  const rows = await tx
    .select({ bonus: playerBonuses, balance: accounts.balance })
    .from(playerBonuses)
    .innerJoin(accounts, eq(accounts.id, playerBonuses.accountId))
    .where(and(inArray(playerBonuses.accountId, [...accountIds]), eq(accounts.type, 4)))
    .orderBy(desc(playerBonuses.id))
    .for("update", { of: playerBonuses });
  const seen = new Set<number>();
  for (const { bonus, balance: held } of rows) {
    const { accountId } = bonus;
    // An account's balance belongs to its newest bonus.
    if (accountId === null || seen.has(accountId)) continue;
    seen.add(accountId);
    const balance = held ?? zero();
    if (bonus.state === "running") {
      if (!(await hasOpenBets(tx, accountId))) await settle(tx, bonus, balance, at);
    } else if (bonus.state === "lapsed" || bonus.state === "refused" || bonus.state === "lost") {
      await takeAway(tx, bonus, balance, { at, ref: `${bonusLedgerRef(bonus.id)}/${ref}` });
    }
  }
}

async function settle(tx: Db, bonus: BonusRow, balance: Minor, at: number): Promise<void> {
  const { target, iso, accountId, moneyAccountId } = bonus;
  if (target === null || iso === null || accountId === null || moneyAccountId === null) return;
  const state = wageringState(await wageredAmount(tx, bonus), target, balance);
  if (state === "running") return;
  const paid = capAmount(balance, mostBonusPayout(bonus.amount ?? zero(), bonus.mostTimes));
  const dropped = subtractAmounts(balance, paid);
  if (state === "done") {
    const entry = { at, iso, ref: bonusLedgerRef(bonus.id) };
    await recordMovements(
      tx,
      { ...entry, amount: paid, accountId, kind: "bonus-closed" },
      ...(dropped > 0
        ? [{ ...entry, amount: dropped, accountId, kind: "bonus-above-most" as const }]
        : []),
      { ...entry, amount: paid, accountId: moneyAccountId, kind: "bonus-paid" },
    );
  }
  await end(tx, bonus, state, at, { paid, dropped });
}

async function end(
  tx: Db,
  { id }: BonusRow,
  state: "done" | "lost" | "lapsed" | "refused",
  closedAt: number,
  { paid, dropped }: { readonly paid: Minor; readonly dropped: Minor } = {
    paid: zero(),
    dropped: zero(),
  },
): Promise<void> {
  await tx
    .update(playerBonuses)
    .set({ state, closedAt, ...(state === "done" ? { paid, dropped } : { paid: zero() }) })
    .where(eq(playerBonuses.id, id));
}

/** Removes an amount, the balance, from a bonus account whose bonus ends without being wagered. */
async function takeAway(
  tx: Db,
  { accountId, iso }: BonusRow,
  amount: Minor,
  { at, ref }: { readonly at: number; readonly ref: string },
): Promise<void> {
  if (amount === 0 || accountId === null || iso === null) return;
  await recordMovements(tx, { at, accountId, iso, amount, kind: "bonus-lapsed", ref });
}

/**
 * Ends a bonus that was not wagered: expired, cancelled by the player, or lost by a withdrawal. The
 * caller has locked its player's accounts.
 */
export async function endBonus(
  tx: Db,
  bonus: BonusRow,
  state: "lapsed" | "refused" | "lost",
  at: number,
): Promise<void> {
  if (bonus.accountId !== null && bonus.state === "running") {
    const [account] = await tx
      .select({ balance: accounts.balance })
      .from(accounts)
      .where(eq(accounts.id, bonus.accountId));
    await takeAway(tx, bonus, account?.balance ?? zero(), { at, ref: bonusLedgerRef(bonus.id) });
  }
  await end(tx, bonus, state, at);
}

/**
 * Ends the running bonuses in a currency on a withdrawal, or a conversion into another currency
 * (OFC-08), in its transaction. The caller has locked the player's accounts.
 */
export async function endBonusesByWithdrawal(
  tx: Db,
  playerId: number,
  iso: string,
  at: number,
): Promise<void> {
  const rows = await tx
    .select()
    .from(playerBonuses)
    .where(
      and(
        eq(playerBonuses.playerId, playerId),
        eq(playerBonuses.state, "running"),
        eq(playerBonuses.iso, iso),
      ),
    )
    .orderBy(asc(playerBonuses.id))
    .for("update");
  for (const bonus of rows) await endBonus(tx, bonus, "lost", at);
}

const overBy = (now: number) =>
  and(inArray(playerBonuses.state, ["taken", "running"]), lte(playerBonuses.until, now));

/** SQL condition: whether any bonus is over by `now`, ms since epoch. */
export const dueBonusesExistSql = (now: number): SQL =>
  sql`exists (select 1 from ${playerBonuses} where ${overBy(now)})`;

/** Ends bonuses that are over by the clock. */
export async function endExpiredBonuses({ db, world }: SandboxServices): Promise<void> {
  await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await world.hold(tx);
      const now = world.now();
      const over = await tx
        .select({ id: playerBonuses.id, playerId: playerBonuses.playerId })
        .from(playerBonuses)
        .where(overBy(now))
        .orderBy(asc(playerBonuses.id))
        .limit(50);
      await lockAccountsOf(
        tx,
        over.map(({ playerId }) => playerId),
      );
      const ids = over.map(({ id }) => id);
      const rows = await tx
        .select()
        .from(playerBonuses)
        .where(and(inArray(playerBonuses.id, ids), overBy(now)))
        .orderBy(asc(playerBonuses.id))
        .for("update");
      for (const bonus of rows) await endBonus(tx, bonus, "lapsed", now);
    }),
  );
}

async function hasOpenBets(tx: Db, accountId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), eq(coupons.state, "placed")))
    .limit(1);
  return row !== undefined;
}
