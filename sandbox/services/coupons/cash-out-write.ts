import { eq, inArray, max, sql } from "drizzle-orm";
import type { Minor } from "~/domain/money/amount";
import type { Db } from "../../db/open";
import { autoCashOuts, cashOuts, coupons } from "../../db/schema";
import { payReturnsAndRepayAdvance } from "./advance";
import type { CouponRow } from "./coupon-row";
import { payoutRef, remainingStake } from "./remaining";

/** The part of the stake that a cash-out takes, and the amount paid for it. */
export interface CashedOutStake {
  readonly key: string;
  readonly quote: string;
  readonly stake: Minor;
  readonly amount: Minor;
  readonly at: number;
}

/**
 * Writes a cash-out and pays it, in the transaction that holds the coupon's lock. All of the stake closes the
 * coupon; a part leaves it open with the rest. Either ends an automatic cash-out, whose amount was for the
 * stake that there was. Returns false without writing anything if the key has bought another coupon meanwhile.
 */
export async function writeCashOut(
  tx: Db,
  row: CouponRow,
  bought: CashedOutStake,
): Promise<boolean> {
  const { id, playerId, accountId, iso } = row;
  const { stake, amount, at } = bought;
  const isWhole = stake === remainingStake(row);
  const part = isWhole ? 0 : await nextPart(tx, id);
  const inserted = await tx
    .insert(cashOuts)
    .values({ couponId: id, part, playerId, ...bought })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) return false;
  await tx
    .update(coupons)
    .set(
      isWhole
        ? { state: "cashed-out", return: amount, settledAt: at }
        : {
            cashedStake: sql`${coupons.cashedStake} + ${stake}`,
            cashedReturn: sql`${coupons.cashedReturn} + ${amount}`,
          },
    )
    .where(eq(coupons.id, id));
  await endAutoCashOuts(tx, [id]);
  const ref = isWhole ? payoutRef(row) : `${id}/${part}`;
  await payReturnsAndRepayAdvance(tx, [{ at, accountId, iso, amount, kind: "cash-out", ref }]);
  return true;
}

/** Ends the automatic cash-outs of these coupons. */
export async function endAutoCashOuts(tx: Db, couponIds: readonly number[]): Promise<void> {
  if (couponIds.length === 0) return;
  await tx.delete(autoCashOuts).where(inArray(autoCashOuts.couponId, [...couponIds]));
}

async function nextPart(tx: Db, couponId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(cashOuts.part) })
    .from(cashOuts)
    .where(eq(cashOuts.couponId, couponId));
  return (row?.last ?? 0) + 1;
}
