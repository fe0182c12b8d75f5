import { and, eq } from "drizzle-orm";
import { calculatePartialCashOutAmount } from "~/domain/coupon/cash-out/part";
import { isAmountAbove, isAmountBelow, type Minor } from "~/domain/money/amount";
import { fromMinor, toMinor } from "~/domain/money/money";
import type {
  CashOutOfferReplyWire,
  CashOutRefusalWire,
} from "~/platform/services/coupons/cash-out-wire.server";
import type { PlacedCouponWire } from "~/platform/services/coupons/placed-wire.server";
import type { Db } from "../../db/open";
import { cashOuts } from "../../db/schema";
import type { SandboxServices } from "../sandbox-services";
import {
  type CashOutCalculation,
  type CashOutCoupon,
  calculateCashOut,
  cashOutOfferWire,
  loadCashOutCoupons,
} from "./cash-out-offer";
import { verifyQuoteSignature } from "./cash-out-quote";
import { type CashedOutStake, writeCashOut } from "./cash-out-write";
import { loadCoupon } from "./receipts";
import { remainingStake } from "./remaining";

/** A refused cash-out, which changed nothing: HTTP status and the body of the wire. */
export interface CashOutRefusal {
  readonly ok: false;
  readonly status: number;
  readonly body: CashOutRefusalWire & { readonly exception_code?: number };
}
export type CashOutResult =
  | { readonly ok: true; readonly coupon: PlacedCouponWire }
  | CashOutRefusal;

/**
 * A request to cash out all that is left of a coupon's stake, or `stake` of it (decimal text), at
 * the quote that the player saw.
 */
interface Asked {
  readonly couponId: number;
  readonly key: string;
  readonly quote: string;
  readonly stake?: string | undefined;
  readonly lng?: string | undefined;
}

/** Current cash-out values of the player's coupons, by id; absent = no offer. */
export async function loadCashOutValues(
  services: SandboxServices,
  playerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await loadCashOutCoupons(services.db, playerId, ids, null);
  const amounts = found.flatMap((owned): [number, string][] => {
    const offered = calculateCashOut(services, owned);
    return "amount" in offered ? [[owned.row.id, fromMinor(offered.amount, owned.row.iso)]] : [];
  });
  return new Map(amounts);
}

/** Current cash-out offer for a coupon and its expiry (CPN-23); null if it is not the player's. */
export async function loadCashOutQuote(
  services: SandboxServices,
  playerId: number,
  couponId: number,
): Promise<CashOutOfferReplyWire | null> {
  const [owned] = await loadCashOutCoupons(services.db, playerId, [couponId], null);
  return owned ? cashOutOfferWire(services, owned.row, calculateCashOut(services, owned)) : null;
}

/**
 * Cashes out a coupon, or a part of its stake, at a quote: its state, its return and the transfer are committed
 * together. The coupon's row is locked first, so that settlement, an automatic cash-out and repeated requests run one
 * after another. Repeating a request with the same key, quote and stake returns the same receipt; a refusal changes
 * nothing. Null if the coupon is not the player's.
 */
export function cashOutAtQuote(
  services: SandboxServices,
  playerId: number,
  asked: Asked,
): Promise<CashOutResult | null> {
  const { couponId, key, quote, lng } = asked;
  return services.db.transaction(async (tx) => {
    const [owned] = await loadCashOutCoupons(tx, playerId, [couponId], "wait");
    if (!owned) return null;
    const stake = asked.stake === undefined ? null : toMinor(asked.stake, owned.row.iso);
    const before = await earlier(tx, playerId, key);
    if (before) {
      const isSame =
        before.couponId === couponId &&
        before.quote === quote &&
        (asked.stake === undefined ? before.part === 0 : before.stake === stake);
      return isSame
        ? cashOutReceipt(services, tx, playerId, couponId, lng)
        : makeCashOutRefusal(422, { code: "key-reused" });
    }
    // Reloads the shared state, to see suspensions and results that were committed while waiting
    // for the lock.
    await services.world.ensureFresh(tx);
    const judged = judge(services, owned, quote);
    if ("status" in judged) return judged;
    const bought = boughtOf(
      owned,
      judged,
      asked.stake === undefined ? remainingStake(owned.row) : stake,
    );
    if (!bought)
      return makeCashOutRefusal(422, {
        code: "part",
        ...cashOutOfferWire(services, owned.row, judged),
      });
    const isBought = await writeCashOut(tx, owned.row, {
      key,
      quote,
      ...bought,
      at: services.world.now(),
    });
    return isBought
      ? cashOutReceipt(services, tx, playerId, couponId, lng)
      : makeCashOutRefusal(422, { code: "key-reused" });
  });
}

type Judged = Extract<CashOutCalculation, { readonly amount: Minor }>;

/**
 * The part of the stake that is cashed out (`stake`) and what is paid for it; null if no such part
 * can be cashed out (docs/platform.md).
 */
function boughtOf(
  { row }: CashOutCoupon,
  { amount, part }: Judged,
  stake: Minor | null,
): Pick<CashedOutStake, "stake" | "amount"> | null {
  const kept = remainingStake(row);
  if (stake === kept) return { stake, amount };
  const isPart =
    stake !== null &&
    part !== null &&
    !isAmountBelow(stake, part.least) &&
    !isAmountAbove(stake, part.most);
  return isPart ? { stake, amount: calculatePartialCashOutAmount(amount, kept, stake) } : null;
}

/**
 * The current offer if it is still what the quote (`name`) promised, else the refusal with the
 * current offer.
 */
function judge(
  services: SandboxServices,
  owned: CashOutCoupon,
  name: string,
): Judged | CashOutRefusal {
  const { row } = owned;
  if (owned.termsChanged) return makeCashOutRefusal(451, { code: "terms", exception_code: 1 });
  if (owned.isFrozen) return makeCashOutRefusal(403, { code: "account-frozen" });
  const asked = verifyQuoteSignature(services.world.state.tokenSecret, row.id, name);
  const offered = calculateCashOut(services, owned);
  const now = {
    ...cashOutOfferWire(services, row, offered),
    ...(asked && { asked: fromMinor(asked.amount, row.iso) }),
  };
  if ("reason" in offered) return makeCashOutRefusal(409, { code: "cash-out-unavailable", ...now });
  // A quote with a foreign signature is treated as expired.
  if (!asked || asked.expiresAt <= services.world.now())
    return makeCashOutRefusal(409, { code: "quote-expired", ...now });
  const isSame = asked.version === offered.version && asked.amount === offered.amount;
  return isSame ? offered : makeCashOutRefusal(409, { code: "quote-changed", ...now });
}

export function makeCashOutRefusal(status: number, body: CashOutRefusal["body"]): CashOutRefusal {
  return { ok: false, status, body };
}

async function earlier(tx: Db, playerId: number, key: string) {
  const [row] = await tx
    .select()
    .from(cashOuts)
    .where(and(eq(cashOuts.playerId, playerId), eq(cashOuts.key, key)));
  return row ?? null;
}

/** The coupon as it is now, in answer to a request that has been carried out. */
export async function cashOutReceipt(
  services: SandboxServices,
  tx: Db,
  playerId: number,
  couponId: number,
  lng?: string,
): Promise<CashOutResult> {
  const coupon = await loadCoupon(services, tx, playerId, { id: couponId }, lng);
  if (!coupon) throw new Error(`coupon ${couponId} is gone`);
  return { ok: true, coupon };
}
