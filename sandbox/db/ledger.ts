import { sql } from "drizzle-orm";
import type { Minor } from "~/domain/money/amount";
import { countMovements } from "./money-metrics";
import { houseAccounts, type MovementKind, movementKinds } from "./movement-kinds";
import type { Db } from "./open";
import { accounts } from "./schema";

/** A movement of money, or of a debt, of a player's account; `amount` is above zero. */
export interface LedgerMovement<C extends string = string> {
  readonly at: number;
  readonly accountId: number;
  readonly iso: C;
  readonly amount: Minor<C>;
  readonly kind: MovementKind;
  /**
   * Id of the coupon or payment that the movement belongs to, if any. A coupon has at most one
   * movement of each kind, and either a return or a cash-out.
   */
  readonly ref?: string;
}

/** Creates the house accounts of these currencies if missing. */
export async function ensureHouseAccounts(tx: Db, isos: readonly string[]): Promise<void> {
  const rows = isos.flatMap((iso) => houseAccounts.map((house) => ({ house, iso })));
  if (rows.length > 0) await tx.insert(accounts).values(rows).onConflictDoNothing();
}

/**
 * Writes movements and new balances in the caller's transaction, in one call (SBX-03; migration 0035). The
 * database refuses a negative balance, an unknown account, another currency, and a second stake or payout of a
 * coupon.
 */
export async function recordMovements<C extends string>(
  tx: Db,
  ...movements: readonly LedgerMovement<C>[]
): Promise<void> {
  if (movements.length === 0) return;
  await tx.execute(sql`select move_money(${serializeMovements(movements)})`);
  countMovements(movements);
}

/**
 * Movements as the JSON text that the database's function `move_money` takes: by account, so that two callers do not lock
 * each other out; those of one account in their order.
 */
export function serializeMovements<C extends string>(
  movements: readonly LedgerMovement<C>[],
): string {
  return JSON.stringify(
    movements
      .toSorted((one, other) => one.accountId - other.accountId)
      .map(({ accountId: account, ...movement }) => ({
        ...movement,
        account,
        ...movementKinds[movement.kind],
      })),
  );
}
