import { eq } from "drizzle-orm";
import type { Minor } from "~/domain/money/amount";
import { record } from "../../db/ledger";
import type { Db } from "../../db/open";
import { walletTransactions } from "../../db/schema";

/** A movement of a game's money; `id` is the game's own name for it, used once for good. */
export interface WalletMove<C extends string = string> {
  readonly id: string;
  readonly accountId: number;
  readonly iso: C;
  readonly round: string;
  readonly amount: Minor<C>;
  readonly at: number;
}

/**
 * Result of a movement. `done` and `known` have moved the amount once; `void`: the debit was rolled back;
 * `conflict`: the id is another movement's. The last two have moved nothing.
 */
export type Moved = "done" | "known" | "void" | "conflict";

/** Takes a stake (CAS-04). The caller holds the account's lock and has judged the stake. */
export function debit(tx: Db, move: WalletMove): Promise<Moved> {
  return once(tx, "debit", move);
}

/** Pays a win; a win of nothing is only noted. */
export function credit(tx: Db, move: WalletMove): Promise<Moved> {
  return once(tx, "credit", move);
}

/**
 * Takes a debit back, whole, once. One that never arrived is noted as void, so that it is refused when it comes
 * after all. `known`: it was taken back before.
 */
export async function rollback(tx: Db, move: WalletMove): Promise<Moved> {
  const made = await insert(tx, "debit", "void", move);
  if (made) return "done";
  const found = await locked(tx, move.id);
  if (!found || !isSame(found, "debit", move)) return "conflict";
  if (found.state === "void") return "known";
  await tx
    .update(walletTransactions)
    .set({ state: "void" })
    .where(eq(walletTransactions.id, move.id));
  const { accountId, iso, amount } = found;
  await record(tx, { at: move.at, accountId, iso, amount, kind: "round-refund", ref: move.id });
  return "done";
}

async function once(tx: Db, kind: "debit" | "credit", move: WalletMove): Promise<Moved> {
  const made = await insert(tx, kind, "done", move);
  if (made) {
    const { id: ref, accountId, iso, amount, at } = move;
    const moved = kind === "debit" ? "round-stake" : "round-win";
    if (amount > 0) await record(tx, { at, accountId, iso, amount, kind: moved, ref });
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
    .insert(walletTransactions)
    .values({ ...move, kind, state })
    .onConflictDoNothing()
    .returning({ id: walletTransactions.id });
  return rows.length > 0;
}

async function locked(tx: Db, id: string) {
  const [row] = await tx
    .select()
    .from(walletTransactions)
    .where(eq(walletTransactions.id, id))
    .for("update");
  return row;
}

function isSame(
  found: typeof walletTransactions.$inferSelect,
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
