import { eq, sql } from "drizzle-orm";
import { asMinor, type Minor, negated, plus, zero } from "~/domain/money/amount";
import type { HouseAccount, MovementKind } from "./columns";
import type { Db } from "./open";
import { accounts, transfers } from "./schema";

/** House account and direction of each kind of movement. */
const sides: Record<MovementKind, { readonly house: HouseAccount; readonly toPlayer: boolean }> = {
  deposit: { house: "cash", toPlayer: true },
  withdrawal: { house: "cash", toPlayer: false },
  stake: { house: "bets", toPlayer: false },
  return: { house: "bets", toPlayer: true },
  "cash-out": { house: "bets", toPlayer: true },
  advance: { house: "advances", toPlayer: true },
  "advance-repaid": { house: "advances", toPlayer: false },
};

/** A movement on a player's account; `amount` is above zero. */
export interface Movement<C extends string = string> {
  readonly at: number;
  readonly accountId: number;
  readonly iso: C;
  readonly amount: Minor<C>;
  readonly kind: MovementKind;
  /** Coupon id, if any; a coupon has at most one stake, and one return or cash-out. */
  readonly ref?: string;
}

/** Creates the house accounts of these currencies if missing. */
export async function ensureHouse(tx: Db, isos: readonly string[]): Promise<void> {
  const rows = isos.flatMap((iso) => [
    { house: "cash" as const, iso },
    { house: "bets" as const, iso },
    { house: "advances" as const, iso },
  ]);
  if (rows.length > 0) await tx.insert(accounts).values(rows).onConflictDoNothing();
}

/**
 * Writes movements and new balances in the caller's transaction (SBX-03). The database refuses a negative
 * balance, an unknown account, another currency, and a second stake or payout of a coupon.
 */
export async function record<C extends string>(
  tx: Db,
  ...movements: readonly Movement<C>[]
): Promise<void> {
  if (movements.length === 0) return;
  await tx.insert(transfers).values(
    movements.map(({ at, accountId, iso, amount, kind, ref = "" }) => {
      const { house, toPlayer } = sides[kind];
      const counterpart = sql<number>`(select id from accounts where house = ${house} and iso = ${iso})`;
      const [fromAccount, toAccount] = toPlayer
        ? [counterpart, accountId]
        : [accountId, counterpart];
      return { at, iso, amount: asMinor(amount), kind, ref, fromAccount, toAccount };
    }),
  );
  const changes = new Map<number, { balance: Minor<C>; advanced: Minor<C> }>();
  for (const { accountId, amount, kind } of movements) {
    const { house, toPlayer } = sides[kind];
    const change = toPlayer ? amount : negated(amount);
    const { balance, advanced } = changes.get(accountId) ?? {
      balance: zero<C>(),
      advanced: zero<C>(),
    };
    const owed = house === "advances" ? plus(advanced, change) : advanced;
    changes.set(accountId, { balance: plus(balance, change), advanced: owed });
  }
  // Always in the same order, to avoid deadlocks between settlements.
  for (const [accountId, { balance, advanced }] of [...changes].sort(([a], [b]) => a - b)) {
    await tx
      .update(accounts)
      .set({
        balance: sql`${accounts.balance} + ${balance}::bigint`,
        ...(advanced === 0 ? {} : { advanced: sql`${accounts.advanced} + ${advanced}::bigint` }),
      })
      .where(eq(accounts.id, accountId));
  }
}

/**
 * Writes off an account's advance: a loss of the house that changes no player balance (CPN-15). `ref` is the
 * account's last coupon.
 */
export async function writeOff<C extends string>(
  tx: Db,
  debt: Omit<Movement<C>, "kind"> & { readonly ref: string },
): Promise<void> {
  const { at, accountId, iso, amount, ref } = debt;
  const houseId = (house: HouseAccount) =>
    sql<number>`(select id from accounts where house = ${house} and iso = ${iso})`;
  await tx.insert(transfers).values({
    ...{ at, iso, amount: asMinor(amount), ref, kind: "advance-written-off" },
    fromAccount: houseId("bets"),
    toAccount: houseId("advances"),
  });
  await tx
    .update(accounts)
    .set({ advanced: sql`${accounts.advanced} - ${amount}::bigint` })
    .where(eq(accounts.id, accountId));
}
