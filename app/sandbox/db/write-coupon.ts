import { sql } from "drizzle-orm";
import { type Minor, zero } from "~/features/money/amount";
import type { Db } from "./open";
import type { couponLegs, coupons } from "./schema";

export type NewCoupon = Omit<typeof coupons.$inferSelect, "id" | "return" | "settledAt">;
export type NewLeg = Omit<typeof couponLegs.$inferSelect, "couponId">;

/** What must still hold at the write where nothing was locked before it. */
export interface WriteGuard {
  /** The player's session. */
  readonly sid: string;
  /** The world's revision that the bets were judged by. */
  readonly revision: number;
  /** Until when it may be written, ms of the platform's clock; null = at any time (CPP-11). */
  readonly until: number | null;
}

/**
 * Writes a coupon, its legs, the transfer of its stake and the new balance; answers its id, or null when the
 * player's key is taken, and then nothing is written. With a guard it takes the account's lock itself, and is also
 * null where anything has changed that the bet was judged by (migrations 0001, 0008 and 0011). `advance` is the part of the
 * stake that is advanced: it comes to the account just before the stake leaves it (migration 0007), and only where the
 * account is locked already.
 */
export async function writeCoupon(
  tx: Db,
  coupon: NewCoupon,
  legs: readonly NewLeg[],
  guard: WriteGuard | null,
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
  const { rows } = await tx.execute<{ id: string | number | null }>(
    advance > 0
      ? sql`select write_advanced_coupon(${couponRow}, ${legRows}, ${advance}) as id`
      : sql`select write_coupon(${couponRow}, ${legRows}, ${guard?.sid ?? null}, ${guard?.revision ?? null},
          ${guard?.until ?? null}) as id`,
  );
  const id = rows[0]?.id ?? null;
  return id === null ? null : Number(id);
}
