import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { isAmountAbove, isAmountBelow, type Minor } from "~/domain/money/amount";
import { fromMinor, toMinor } from "~/domain/money/money";
import { retryOnDeadlock } from "../../db/errors";
import type { Db } from "../../db/open";
import { autoCashOuts, coupons } from "../../db/schema";
import type { SandboxServices } from "../sandbox-services";
import { type CashOutResult, cashOutReceipt, makeCashOutRefusal } from "./cash-out";
import {
  type CashOutCoupon,
  type CashOutPriceDeps,
  calculateCashOut,
  loadCashOutCoupons,
} from "./cash-out-offer";
import { endAutoCashOuts, writeCashOut } from "./cash-out-write";
import { autoCashOutKey } from "./coupon-row";
import { possibleWinOfRemaining, remainingStake } from "./remaining";

/**
 * The coupon whose automatic cash-out a player sets or cancels, and the language of the reply's
 * names.
 */
interface Asked {
  readonly couponId: number;
  readonly lng?: string | undefined;
}

/**
 * Sets the amount at which the platform cashes a coupon out by itself (CPN-23), in place of an earlier one:
 * not below the current offer, not above what the coupon can return. A suspended coupon has no offer now, and
 * may have one later. Null if the coupon is not the player's.
 */
export function setAutoCashOut(
  services: SandboxServices,
  playerId: number,
  { couponId, amount: text, lng }: Asked & { readonly amount: string },
): Promise<CashOutResult | null> {
  return services.db.transaction(async (tx) => {
    const [owned] = await loadCashOutCoupons(tx, playerId, [couponId], "wait");
    if (!owned) return null;
    await services.world.ensureFresh(tx);
    const { row } = owned;
    const amount = toMinor(text, row.iso);
    const refused = refuse(services, owned, amount);
    if (refused || amount === null) return refused;
    const set = { amount, setAt: services.world.now() };
    await tx
      .insert(autoCashOuts)
      .values({ couponId, playerId, ...set })
      .onConflictDoUpdate({ target: autoCashOuts.couponId, set });
    return cashOutReceipt(services, tx, playerId, couponId, lng);
  });
}

/**
 * Cancels a coupon's automatic cash-out and returns the coupon; if none is set, or it has been
 * carried out, nothing changes. Null if the coupon is not the player's.
 */
export function cancelAutoCashOut(
  services: SandboxServices,
  playerId: number,
  { couponId, lng }: Asked,
): Promise<CashOutResult | null> {
  return services.db.transaction(async (tx) => {
    const [owned] = await loadCashOutCoupons(tx, playerId, [couponId], "wait");
    if (!owned) return null;
    await endAutoCashOuts(tx, [couponId]);
    return cashOutReceipt(services, tx, playerId, couponId, lng);
  });
}

function refuse(services: SandboxServices, owned: CashOutCoupon, amount: Minor | null) {
  const { row, legs } = owned;
  if (owned.termsChanged) return makeCashOutRefusal(451, { code: "terms", exception_code: 1 });
  if (owned.isFrozen) return makeCashOutRefusal(403, { code: "account-frozen" });
  const offered = calculateCashOut(services, owned);
  if ("reason" in offered && offered.reason !== "suspended" && offered.reason !== "no-value")
    return makeCashOutRefusal(409, { code: "cash-out-unavailable", reason: offered.reason });
  if (amount === null || amount === 0) return makeCashOutRefusal(422, { code: "amount" });
  const most = possibleWinOfRemaining(row, legs);
  if (isAmountAbove(amount, most))
    return makeCashOutRefusal(422, { code: "above-win", bound: fromMinor(most, row.iso) });
  return "amount" in offered && isAmountBelow(amount, offered.amount)
    ? makeCashOutRefusal(422, { code: "below-offer", bound: fromMinor(offered.amount, row.iso) })
    : null;
}

/**
 * Number of automatic cash-outs that are checked at once; those that are due are carried out in one
 * transaction.
 */
const batchSize = 50;

/** SQL condition: whether any coupon is to be cashed out once its offer reaches an amount. */
export const autoCashOutsExistSql = (): SQL => sql`exists (select 1 from ${autoCashOuts})`;

/**
 * Cashes out the coupons whose offer has reached the amount that their player set, at the offer (CPN-23).
 * Several processes share the work: the first to lock a coupon takes its offer, and judges it again behind the
 * lock, where a press, a settlement and a cancellation are seen. What stops a press (changed terms, a frozen
 * account, a suspended leg) stops it too, until the next run.
 */
export async function cashOutReachedCoupons(platform: CashOutPriceDeps, db: Db): Promise<void> {
  const orders = await db
    .select({ id: autoCashOuts.couponId, amount: autoCashOuts.amount })
    .from(autoCashOuts)
    .innerJoin(coupons, eq(coupons.id, autoCashOuts.couponId))
    .where(eq(coupons.state, "placed"))
    .orderBy(asc(autoCashOuts.couponId));
  for (let from = 0; from < orders.length; from += batchSize) {
    const batch = orders.slice(from, from + batchSize);
    const amounts = new Map(batch.map(({ id, amount }) => [id, amount]));
    const owned = await loadCashOutCoupons(db, null, [...amounts.keys()], null);
    const due = owned.filter((one) => reached(platform, one, amounts.get(one.row.id)) !== null);
    if (due.length === 0) continue;
    const ids = due.map(({ row }) => row.id);
    await retryOnDeadlock(() => db.transaction((tx) => takeBehindLocks(platform, tx, ids)));
  }
}

async function takeBehindLocks(
  { feed, world }: CashOutPriceDeps,
  tx: Db,
  ids: readonly number[],
): Promise<void> {
  await world.hold(tx);
  const locked = await loadCashOutCoupons(tx, null, ids, "skip-locked");
  const orders = await tx
    .select()
    .from(autoCashOuts)
    .where(inArray(autoCashOuts.couponId, [...ids]));
  for (const owned of locked) {
    const { row } = owned;
    const order = orders.find(({ couponId }) => couponId === row.id);
    const amount = reached({ feed, world }, owned, order?.amount);
    if (!order || amount === null) continue;
    await writeCashOut(tx, row, {
      key: autoCashOutKey(row.id),
      quote: `auto ${order.amount}`,
      stake: remainingStake(row),
      amount,
      at: world.now(),
    });
  }
}

/**
 * The coupon's current cash-out offer, if it has reached `amount`; null if not, if there is no
 * offer, or if the terms have changed.
 */
function reached(
  platform: CashOutPriceDeps,
  owned: CashOutCoupon,
  amount: Minor | undefined,
): Minor | null {
  if (amount === undefined || owned.termsChanged) return null;
  const offered = calculateCashOut(platform, owned);
  return "amount" in offered && !isAmountBelow(offered.amount, amount) ? offered.amount : null;
}
