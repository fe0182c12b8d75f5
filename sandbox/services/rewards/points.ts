import { eq, inArray, sql } from "drizzle-orm";
import { loyaltyPointsForStake } from "~/domain/bonuses/points";
import { subtractAmounts } from "~/domain/money/amount";
import type { Db } from "../../db/open";
import { accounts, players, pointEntries } from "../../db/schema";
import type { CouponRow } from "../coupons/coupon-row";

/**
 * Credits points for won and lost bets with the players' own money, in the transaction that settles
 * them (ACC-13). A coupon earns once. Players are locked in the order of their ids, so that two
 * settlements cannot deadlock.
 */
export async function creditPoints(
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
    const points = isMoney.has(accountId)
      ? loyaltyPointsForStake(subtractAmounts(stake, cashedStake), iso)
      : 0;
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
