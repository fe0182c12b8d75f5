import { and, eq, sql } from "drizzle-orm";
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
 * SQL: when the round of a row `debit` of `wallet_transactions` was paid, by the first credit after
 * that debit, be it of zero; null = the round is open.
 */
export const debitPaidAtSql = sql`(select min(credit.at) from wallet_transactions credit
  where credit.round = debit.round and credit.account_id = debit.account_id
    and credit.kind = 'credit' and credit.state = 'done' and credit.at >= debit.at)`;

/** Debits a stake (CAS-04). The caller holds the account's lock and has checked the stake. */
export function debitStake(tx: Db, move: WalletMove): Promise<WalletMoveResult> {
  return once(tx, "debit", move);
}

/**
 * Credits a win; a win of zero is recorded without a transfer. `void`: the round has no stake, or
 * it was rolled back, so nothing is paid. The caller holds the account's lock.
 */
export async function creditWin(tx: Db, move: WalletMove): Promise<WalletMoveResult> {
  const isKnown = (await locked(tx, move.id)) !== undefined;
  if (!isKnown && !(await hasMoved(tx, "debit", move))) return "void";
  return once(tx, "credit", move);
}

/**
 * Rolls a debit back in full, once. An unknown debit is recorded as void, so that it is refused if
 * it arrives later. `known`: it was rolled back before; `conflict`: the round was paid, so its
 * stake stays. The caller holds the account's lock.
 */
export async function rollbackDebit(tx: Db, move: WalletMove): Promise<WalletMoveResult> {
  const before = await locked(tx, move.id);
  if (before?.state !== "void" && (await hasMoved(tx, "credit", move))) return "conflict";
  const made = await insert(tx, "debit", "void", move);
  if (made) return "done";
  const found = await locked(tx, move.id);
  if (!found || !isSame(found, "debit", move)) return "conflict";
  if (found.state === "void") return "known";
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

/**
 * Whether a round has a movement of this kind (debit or credit) on the account that was carried out
 * and not rolled back.
 */
async function hasMoved(
  tx: Db,
  kind: "debit" | "credit",
  { accountId, round }: WalletMove,
): Promise<boolean> {
  const rows = await tx
    .select({ id: casinoWalletTransactions.id })
    .from(casinoWalletTransactions)
    .where(
      and(
        eq(casinoWalletTransactions.round, round),
        eq(casinoWalletTransactions.accountId, accountId),
        eq(casinoWalletTransactions.kind, kind),
        eq(casinoWalletTransactions.state, "done"),
      ),
    )
    .limit(1);
  return rows.length > 0;
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
