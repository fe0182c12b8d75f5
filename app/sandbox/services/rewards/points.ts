import { eq, inArray, sql } from "drizzle-orm";
import { pointsFor } from "~/domain/bonuses/points";
import { minus } from "~/domain/money/amount";
import type { Db } from "../../db/open";
import { accounts, players, pointEntries } from "../../db/schema";
import type { CouponRow } from "../coupons/coupon-row";

/**
 * Points for bets of the players' own money that were won or lost, in the transaction that settles them (ACC-13).
 * A coupon earns once. Players are taken in the order of their numbers, so that two settlements do not lock each
 * other out.
 */
export async function earnPoints(
  tx: Db,
  settled: readonly { readonly row: CouponRow; readonly state: string }[],
  at: number,
): Promise<void> {
  const decided = settled.filter(({ state }) => state === "won" || state === "lost");
  if (decided.length === 0) return;
  const own = await tx
    .select({ id: accounts.id, type: accounts.type })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(decided.map(({ row }) => row.accountId))]));
  const isMoney = new Set(own.filter(({ type }) => type !== 4).map(({ id }) => id));
  const entries = decided.flatMap(({ row }) => {
    const { id, playerId, accountId, stake, cashedStake, iso } = row;
    const points = isMoney.has(accountId) ? pointsFor(minus(stake, cashedStake), iso) : 0;
    return points > 0 ? [{ playerId, at, points, kind: "bet", ref: String(id) }] : [];
  });
  if (entries.length === 0) return;
  const written = await tx
    .insert(pointEntries)
    .values(entries)
    .onConflictDoNothing()
    .returning({ playerId: pointEntries.playerId, points: pointEntries.points });
  const byPlayer = new Map<number, number>();
  for (const { playerId, points } of written)
    byPlayer.set(playerId, (byPlayer.get(playerId) ?? 0) + points);
  for (const [id, points] of [...byPlayer].sort(([a], [b]) => a - b)) {
    await tx
      .update(players)
      .set({ points: sql`${players.points} + ${points}` })
      .where(eq(players.id, id));
  }
}
