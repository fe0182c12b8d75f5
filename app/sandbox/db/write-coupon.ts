import { sql } from "drizzle-orm";
import { type Minor, zero } from "~/domain/money/amount";
import { serializeMovements } from "./ledger";
import type { Db } from "./open";
import type { couponLegs, coupons } from "./schema";

export type NewCoupon = Omit<
  typeof coupons.$inferSelect,
  "id" | "cashedStake" | "cashedReturn" | "return" | "settledAt"
>;
export type NewLeg = Omit<typeof couponLegs.$inferSelect, "couponId">;

/** Conditions that writing a coupon checks if its account was not locked before. */
export interface UnlockedWriteConditions {
  /** The player's session. */
  readonly sid: string;
  /** Revision of the shared state (`world`) by which the bets were judged. */
  readonly revision: number;
  /**
   * Until when the coupon may be written, ms since epoch by the platform's clock; null = no
   * deadline (CPP-11).
   */
  readonly until: number | null;
}

/**
 * Writes a coupon, its legs, the movement of its stake and the new balance in one call; returns its id. Returns
 * null and writes nothing if the player's key is taken. With a guard it takes the account's lock itself, and
 * also returns null if any condition has changed (migration 0014). `advance` is the advanced part of the stake:
 * it is credited just before the stake is debited, only if the account is already locked.
 */
export async function writeCouponUnlessKeyTaken(
  tx: Db,
  coupon: NewCoupon,
  legs: readonly NewLeg[],
  guard: UnlockedWriteConditions | null,
  advance: Minor = zero(),
): Promise<number | null> {
  const couponRow = JSON.stringify({
    player_id: coupon.playerId,
    key: coupon.key,
    fingerprint: coupon.fingerprint,
    account_id: coupon.accountId,
    iso: coupon.iso,
    type_id: coupon.typeId,
    system_value: coupon.systemValue,
    stake: coupon.stake,
    coef: coupon.coef,
    possible_win: coupon.possibleWin,
    request: coupon.request,
    state: coupon.state,
    placed_at: coupon.placedAt,
  });
  const legRows = JSON.stringify(
    legs.map(({ gameId, marketId, startsAt, endsAt, ...leg }) => ({
      ...leg,
      game_id: gameId,
      market_id: marketId,
      starts_at: startsAt,
      ends_at: endsAt,
    })),
  );
  if (advance > 0 && guard) throw new Error("an advance is judged under the account's lock");
  const { accountId, iso, stake, placedAt: at } = coupon;
  const movement = { at, accountId, iso };
  const moves = serializeMovements([
    ...(advance > 0 ? [{ ...movement, amount: advance, kind: "advance" as const }] : []),
    { ...movement, amount: stake, kind: "stake" },
  ]);
  const { rows } = await tx.execute<{ id: string | number | null }>(
    sql`select write_coupon(${couponRow}, ${legRows}, ${moves}, ${guard?.sid ?? null}, ${guard?.revision ?? null},
      ${guard?.until ?? null}) as id`,
  );
  const id = rows[0]?.id ?? null;
  return id === null ? null : Number(id);
}
