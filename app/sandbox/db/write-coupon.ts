import { sql } from "drizzle-orm";
import type { Db } from "./open";
import type { couponLegs, coupons } from "./schema";

export type NewCoupon = Omit<typeof coupons.$inferSelect, "id" | "return" | "settledAt">;
export type NewLeg = Omit<typeof couponLegs.$inferSelect, "couponId">;

/**
 * Writes a coupon, its legs, the transfer of its stake and the new balance; answers its id, or null when the
 * player's key is taken, and then nothing is written. One statement, since placing is what the database does
 * most: of its time nearly all goes into reading and planning statements.
 */
export async function writeCoupon(
  tx: Db,
  coupon: NewCoupon,
  legs: readonly NewLeg[],
): Promise<number | null> {
  const { playerId, key, fingerprint, accountId, iso, typeId, systemValue, stake, placedAt } = coupon;
  const { rows } = await tx.execute<{ id: string | number }>(sql`
    with coupon as (
      insert into coupons (player_id, key, fingerprint, account_id, iso, type_id, system_value, stake, coef,
        possible_win, request, state, placed_at)
      values (${playerId}, ${key}, ${fingerprint}, ${accountId}, ${iso}, ${typeId}, ${systemValue}, ${stake},
        ${coupon.coef}, ${coupon.possibleWin}, ${JSON.stringify(coupon.request)}::jsonb, ${coupon.state}, ${placedAt})
      on conflict (player_id, key) do nothing
      returning id
    ), legs as (
      insert into coupon_legs (coupon_id, position, game_id, market_id, type, param, coef, champ, game, name, path,
        starts_at, ends_at, scores, state)
      select coupon.id, position, "gameId", "marketId", type, param, coef, champ, game, name, path,
        "startsAt", "endsAt", scores, state
      from coupon, jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as leg(position smallint, "gameId" bigint,
        "marketId" bigint, type text, param text, coef text, champ text, game text, name text, path text,
        "startsAt" bigint, "endsAt" bigint, scores text, state text)
    ), movement as (
      insert into transfers (at, iso, from_account, to_account, amount, kind, ref)
      select ${placedAt}::bigint, ${iso}::text, ${accountId}::int,
        (select id from accounts where house = 'bets' and iso = ${iso}), ${stake}::bigint, 'stake', coupon.id::text
      from coupon
    ), paid as (
      update accounts set balance = balance - ${stake}::bigint
      where id = ${accountId} and exists (select 1 from coupon)
    )
    select id from coupon`);
  const id = rows[0]?.id;
  return id === undefined ? null : Number(id);
}
