import { eq, sql } from "drizzle-orm";
import type { Minor } from "~/domain/money/amount";
import { recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { casinoWalletTransactions } from "../../db/schema";

/** A wallet movement; `id` is the game's own unique name of it. */
export interface WalletMove<C extends string = string> {
  readonly id: string;
  readonly accountId: number;
  readonly iso: C;
  readonly round: string;
  readonly amount: Minor<C>;
  readonly at: number;
  /**
   * Id of the game, if the round is played on a provider's game server; absent for the platform's
   * own rounds.
   */
  readonly gameId?: number;
}

/**
 * Result of a movement. `done` and `known` have moved the amount once; `void`: the debit was rolled back;
 * `conflict`: the id is another movement's, or the round's other movements speak against it. The last two have moved nothing.
 */
export type WalletMoveResult = "done" | "known" | "void" | "conflict";

/**
 * SQL: when the debit in a row `debit` of `wallet_transactions` was paid, null = not yet. A debit is paid
 * by the first credit of its round after it, be it of zero; a credit from before it paid other debits.
 */
export const debitPaidAtSql = sql`(select credit.at from wallet_transactions credit
  where credit.round = debit.round and credit.account_id = debit.account_id
    and credit.kind = 'credit' and credit.state = 'done' and credit.seq > debit.seq
  order by credit.seq limit 1)`;

/** Debits a stake (CAS-04). The caller holds the account's lock and has checked the stake. */
export function debitStake(tx: Db, move: WalletMove): Promise<WalletMoveResult> {
  return once(tx, "debit", move);
}

/**
 * Credits a win; a win of zero is recorded without a transfer. `void`: the round has no stake, or
 * all that it staked since its last credit was rolled back, so nothing is paid. The caller holds the
 * account's lock.
 */
export async function creditWin(tx: Db, move: WalletMove): Promise<WalletMoveResult> {
  const isKnown = (await locked(tx, move.id)) !== undefined;
  if (!isKnown && !(await mayBeCredited(tx, move))) return "void";
  return once(tx, "credit", move);
}

/**
 * Rolls a debit back in full, once. An unknown debit is recorded as void, so that it is refused if
 * it arrives later. `known`: it was rolled back before; `conflict`: a credit of its round came after
 * it, so its stake is not returned. The caller holds the account's lock.
 */
export async function rollbackDebit(tx: Db, move: WalletMove): Promise<WalletMoveResult> {
  const made = await insert(tx, "debit", "void", move);
  if (made) return "done";
  const found = await locked(tx, move.id);
  if (!found || !isSame(found, "debit", move)) return "conflict";
  if (found.state === "void") return "known";
  if (await isDebitPaid(tx, move.id)) return "conflict";
  await tx
    .update(casinoWalletTransactions)
    .set({ state: "void" })
    .where(eq(casinoWalletTransactions.id, move.id));
  const { accountId, iso, amount } = found;
  await recordMovements(tx, {
    at: move.at,
    accountId,
    iso,
    amount,
    kind: "round-refund",
    ref: move.id,
  });
  return "done";
}

async function once(tx: Db, kind: "debit" | "credit", move: WalletMove): Promise<WalletMoveResult> {
  const made = await insert(tx, kind, "done", move);
  if (made) {
    const { id: ref, accountId, iso, amount, at } = move;
    const moved = kind === "debit" ? "round-stake" : "round-win";
    if (amount > 0) await recordMovements(tx, { at, accountId, iso, amount, kind: moved, ref });
    return "done";
  }
  const found = await locked(tx, move.id);
  if (!found || !isSame(found, kind, move)) return "conflict";
  return found.state === "void" ? "void" : "known";
}

async function insert(
  tx: Db,
  kind: "debit" | "credit",
  state: "done" | "void",
  move: WalletMove,
): Promise<boolean> {
  const rows = await tx
    .insert(casinoWalletTransactions)
    .values({ ...move, kind, state })
    .onConflictDoNothing()
    .returning({ id: casinoWalletTransactions.id });
  return rows.length > 0;
}

/** Whether a credit of its round came after this debit. */
async function isDebitPaid(tx: Db, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ paid: boolean }>(
    sql`select ${debitPaidAtSql} is not null as paid from wallet_transactions debit where id = ${id}`,
  );
  return rows[0]?.paid === true;
}

/**
 * Whether a round may be credited: it has a stake that was not rolled back, among those since its
 * last credit if there are any. A further credit without a new stake, such as a jackpot, is paid.
 */
async function mayBeCredited(tx: Db, { accountId, round }: WalletMove): Promise<boolean> {
  const { rows } = await tx.execute<{ allowed: boolean }>(sql`
    with debits as (
      select state, ${debitPaidAtSql} is null as is_open from wallet_transactions debit
        where round = ${round} and account_id = ${accountId} and kind = 'debit')
    select case when exists (select 1 from debits where is_open)
      then exists (select 1 from debits where is_open and state = 'done')
      else exists (select 1 from debits where state = 'done') end as allowed`);
  return rows[0]?.allowed === true;
}

async function locked(tx: Db, id: string) {
  const [row] = await tx
    .select()
    .from(casinoWalletTransactions)
    .where(eq(casinoWalletTransactions.id, id))
    .for("update");
  return row;
}

function isSame(
  found: typeof casinoWalletTransactions.$inferSelect,
  kind: "debit" | "credit",
  move: WalletMove,
): boolean {
  return (
    found.kind === kind &&
    found.accountId === move.accountId &&
    found.round === move.round &&
    found.amount === move.amount
  );
}
