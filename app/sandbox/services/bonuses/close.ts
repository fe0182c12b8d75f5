import { and, asc, desc, eq, inArray, lte } from "drizzle-orm";
import { outcomeOf } from "~/domain/bonuses/bonus";
import { type Minor, zero } from "~/domain/money/amount";
import { retryingDeadlocks } from "../../db/errors";
import { record } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, coupons, playerBonuses } from "../../db/schema";
import type { Core } from "../core";
import { type BonusRow, stakedFor } from "./read";

/** Ledger reference of a bonus. */
export const bonusRef = (id: number) => `bonus/${id}`;

/**
 * Closes bonuses whose accounts have just had bets closed, in the transaction that closes them (OFC-08): with
 * nothing in play any more a bonus is done once enough was staked, and lost with its last money. What a bet brings
 * to the account of a bonus that is over goes with it. The accounts are locked by the caller.
 */
export async function closeBonuses(
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
    // The newest bonus of an account is the one that its money belongs to.
    if (accountId === null || seen.has(accountId)) continue;
    seen.add(accountId);
    const balance = held ?? zero();
    if (bonus.state === "running") {
      if (!(await hasOpenBets(tx, accountId))) await settle(tx, bonus, balance, at);
    } else if (bonus.state === "lapsed" || bonus.state === "refused" || bonus.state === "lost") {
      await takeAway(tx, bonus, balance, { at, ref: `${bonusRef(bonus.id)}/${ref}` });
    }
  }
}

async function settle(tx: Db, bonus: BonusRow, balance: Minor, at: number): Promise<void> {
  const { target, iso, accountId, moneyAccountId } = bonus;
  if (target === null || iso === null || accountId === null || moneyAccountId === null) return;
  const outcome = outcomeOf(await stakedFor(tx, bonus), target, balance);
  if (outcome === "running") return;
  if (outcome === "done") {
    const entry = { at, iso, amount: balance, ref: bonusRef(bonus.id) };
    await record(
      tx,
      { ...entry, accountId, kind: "bonus-closed" },
      { ...entry, accountId: moneyAccountId, kind: "bonus-paid" },
    );
  }
  await end(tx, bonus, outcome, at, balance);
}

async function end(
  tx: Db,
  { id }: BonusRow,
  state: "done" | "lost" | "lapsed" | "refused",
  closedAt: number,
  paid: Minor = zero(),
): Promise<void> {
  await tx
    .update(playerBonuses)
    .set({ state, closedAt, paid: state === "done" ? paid : zero() })
    .where(eq(playerBonuses.id, id));
}

/** Takes a bonus account's money away with its bonus; nothing of it becomes the player's. */
async function takeAway(
  tx: Db,
  { accountId, iso }: BonusRow,
  amount: Minor,
  { at, ref }: { readonly at: number; readonly ref: string },
): Promise<void> {
  if (amount === 0 || accountId === null || iso === null) return;
  await record(tx, { at, accountId, iso, amount, kind: "bonus-lapsed", ref });
}

/** Ends a bonus before it is wagered: it is over, given up, or lost by a withdrawal. Its row is locked. */
export async function forfeit(
  tx: Db,
  bonus: BonusRow,
  state: "lapsed" | "refused" | "lost",
  at: number,
): Promise<void> {
  if (bonus.accountId !== null && bonus.state === "running") {
    const [account] = await tx
      .select({ balance: accounts.balance })
      .from(accounts)
      .where(eq(accounts.id, bonus.accountId))
      .for("no key update");
    await takeAway(tx, bonus, account?.balance ?? zero(), { at, ref: bonusRef(bonus.id) });
  }
  await end(tx, bonus, state, at);
}

/** A withdrawal ends the bonuses that run in its currency (OFC-08), in its own transaction. */
export async function forfeitByWithdrawal(
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
  for (const bonus of rows) await forfeit(tx, bonus, "lost", at);
}

/** Ends bonuses that are over by the clock. */
export async function lapseDue({ db, world }: Core): Promise<void> {
  const due = (now: number) =>
    and(inArray(playerBonuses.state, ["taken", "running"]), lte(playerBonuses.until, now));
  const [any] = await db
    .select({ id: playerBonuses.id })
    .from(playerBonuses)
    .where(due(world.now()))
    .limit(1);
  if (!any) return;
  await retryingDeadlocks(() =>
    db.transaction(async (tx) => {
      await world.hold(tx);
      const now = world.now();
      const rows = await tx
        .select()
        .from(playerBonuses)
        .where(due(now))
        .orderBy(asc(playerBonuses.id))
        .limit(50)
        .for("update", { skipLocked: true });
      for (const bonus of rows) await forfeit(tx, bonus, "lapsed", now);
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
