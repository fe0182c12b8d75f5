import { and, asc, eq, inArray, sql } from "drizzle-orm";
import {
  asMinor,
  capAmount,
  equalShare,
  isAmountAbove,
  type Minor,
  multiplyAmount,
  raiseAmountToMinimum,
  subtractAmounts,
  zero,
} from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import { type LedgerMovement, recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, coupons, players } from "../../db/schema";
import { closeCompletedOrLostBonuses } from "../bonuses/close";
import { lockAccountsOf } from "../lock-accounts";
import type { PlacementRefusal } from "./checks";
import type { ImmutableAccountFields } from "./immutable-account-fields";
import type { PlaceOrder } from "./order";

/** Advance available on a stake of an account, and the amount still to be repaid (CPN-15). */
export interface Advance<C extends string = string> {
  readonly available: Minor<C>;
  readonly outstanding: Minor<C>;
}

/**
 * A coupon settled or cashed out in this transaction, or a part of its stake; `amount` is its return, `ref` the
 * coupon or `{coupon}/{part}`.
 */
export type ClosedStake = Pick<LedgerMovement, "at" | "accountId" | "iso" | "amount" | "kind"> & {
  readonly ref: string;
};

/** Divisor of the sum of the open stakes: 2 = half of it may be advanced. */
const partOfOpenStakes = 2;

/** Half of the stakes on open coupons without an advance, less the debt, in whole units. */
export function availableAdvance<C extends string>(
  openStakes: Minor<C>,
  outstanding: Minor<C>,
  iso: C,
): Minor<C> {
  const unit = 10 ** currencyOf(iso).digits;
  const left = subtractAmounts(equalShare(openStakes, partOfOpenStakes), outstanding);
  return raiseAmountToMinimum(multiplyAmount(equalShare(left, unit), unit), zero());
}

/** Whether a placement asks for an advance, even an invalid one. */
export function isAdvanceRequested({ advance }: PlaceOrder): boolean {
  return advance !== 0;
}

/**
 * Advance available on an account now: none for a bonus account, a frozen or banned player, or before changed
 * terms are confirmed. A separate query, so that behind the account's lock it sees all committed data. Null
 * for an account of another player.
 */
export async function loadAdvance(
  db: Db,
  playerId: number,
  accountId: number,
): Promise<(Advance & Pick<ImmutableAccountFields, "iso">) | null> {
  const [row] = await db
    .select({
      iso: accounts.iso,
      outstanding: accounts.advanced,
      openStakes: sql<string>`(
        select coalesce(sum(c.stake - c.cashed_stake), 0) from coupons c
        where c.account_id = accounts.id and c.state = 'placed' and (c.request->>'prepaidAmount')::numeric = 0
      )`,
      isStopped: sql<boolean>`accounts.type = 4 or players.is_frozen or players.terms_changed
        or (players.config->>'ban_level')::int > 0`,
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.playerId))
    .where(and(eq(accounts.id, accountId), eq(accounts.playerId, playerId)));
  if (!row) return null;
  const { iso, outstanding, openStakes, isStopped } = row;
  return {
    iso,
    outstanding,
    available: isStopped
      ? zero()
      : availableAdvance(asMinor(Number(openStakes), iso), outstanding, iso),
  };
}

/** Refuses an advance that is not an amount, or exceeds the stake or the available amount. */
export function refuseInvalidAdvance<C extends string>(
  { stake, advance }: PlaceOrder<C>,
  { iso }: ImmutableAccountFields<C>,
  available: Minor<C>,
): PlacementRefusal | null {
  const refused = { ok: false, status: 422 } as const;
  const field = "prepaidAmount";
  if (advance === null) return { ...refused, body: { code: "amount", field } };
  const most = capAmount(available, stake ?? zero<C>());
  if (!isAmountAbove(advance, most)) return null;
  return { ...refused, body: { code: "above-maximum", field, bound: fromMinor(most, iso) } };
}

/**
 * Pays the returns of closed coupons, in the transaction that closes them: first repays the advance of their
 * account; the rest of the debt is written off once no coupon of it is open (CPN-15). Accounts are locked in
 * the order of their ids: of two transactions that close an account's last coupons, the second sees that none
 * is open.
 */
export async function payReturnsAndRepayAdvance(
  tx: Db,
  closed: readonly ClosedStake[],
): Promise<void> {
  if (closed.length === 0) return;
  const owed = await lockDebts(tx, [...new Set(closed.map(({ accountId }) => accountId))]);
  const movements: LedgerMovement[] = [];
  for (const paid of closed) {
    if (paid.amount === 0) continue;
    movements.push(paid);
    const debt = owed.get(paid.accountId) ?? zero();
    const amount = capAmount(debt, paid.amount);
    if (amount === 0) continue;
    movements.push({ ...paid, amount, kind: "advance-repaid" });
    owed.set(paid.accountId, subtractAmounts(debt, amount));
  }
  for (const [accountId, amount] of owed) {
    const last = closed.findLast((coupon) => coupon.accountId === accountId);
    if (!last || amount === 0 || (await hasOpen(tx, accountId))) continue;
    // The written-off advance is booked as the operator's loss under the account's last coupon; no
    // player's balance changes.
    const { ref, at, iso } = last;
    movements.push({ at, accountId, iso, amount, kind: "advance-written-off", ref });
  }
  await recordMovements(tx, ...movements);
  const [last] = closed.slice(-1);
  if (last) await closeCompletedOrLostBonuses(tx, [...owed.keys()], last);
}

async function lockDebts(tx: Db, ids: readonly number[]): Promise<Map<number, Minor>> {
  const owners = await tx
    .select({ playerId: accounts.playerId })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  await lockAccountsOf(
    tx,
    owners.flatMap(({ playerId }) => playerId ?? []),
  );
  const rows = await tx
    .select({ id: accounts.id, advanced: accounts.advanced })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(asc(accounts.id));
  return new Map(rows.map(({ id, advanced }) => [id, advanced]));
}

async function hasOpen(tx: Db, accountId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), eq(coupons.state, "placed")))
    .limit(1);
  return rows.length > 0;
}
