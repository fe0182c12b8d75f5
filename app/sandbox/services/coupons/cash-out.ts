import { and, eq } from "drizzle-orm";
import { partAmount } from "~/domain/coupon/cash-out/part";
import { isAbove, isBelow, type Minor } from "~/domain/money/amount";
import { fromMinor, toMinor } from "~/domain/money/money";
import type { CashOutRefusalWire, CashOutReplyWire } from "~/platform/coupons/cash-out-wire.server";
import type { PlacedCouponWire } from "~/platform/coupons/wire.server";
import type { Db } from "../../db/open";
import { cashOuts } from "../../db/schema";
import type { Core } from "../core";
import { type Offered, type Owned, offeredFor, ownedOf, replyOf } from "./cash-out-offer";
import { readQuote } from "./cash-out-quote";
import { type Bought, buyBack } from "./cash-out-write";
import { keptOf } from "./kept";
import { couponOf } from "./receipts";

/** A refused cash-out, which changed nothing: HTTP status and the body of the wire. */
export interface CashOutRefusal {
  readonly ok: false;
  readonly status: number;
  readonly body: CashOutRefusalWire & { readonly exception_code?: number };
}
export type Taken = { readonly ok: true; readonly coupon: PlacedCouponWire } | CashOutRefusal;

/** A request to cash out: all that is still on the bet, or `stake` of it (decimal text). */
interface Asked {
  readonly couponId: number;
  readonly key: string;
  readonly quote: string;
  readonly stake?: string | undefined;
  readonly lng?: string | undefined;
}

/** Current cash-out values of the player's coupons, by id; absent = no offer. */
export async function offersOf(
  core: Core,
  playerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await ownedOf(core.db, playerId, ids, null);
  const amounts = found.flatMap((owned): [number, string][] => {
    const offered = offeredFor(core, owned);
    return "amount" in offered ? [[owned.row.id, fromMinor(offered.amount, owned.row.iso)]] : [];
  });
  return new Map(amounts);
}

/** Current cash-out offer for a coupon and its expiry (CPN-23); null if it is not the player's. */
export async function quoteFor(
  core: Core,
  playerId: number,
  couponId: number,
): Promise<CashOutReplyWire | null> {
  const [owned] = await ownedOf(core.db, playerId, [couponId], null);
  return owned ? replyOf(core, owned.row, offeredFor(core, owned)) : null;
}

/**
 * Cashes out a coupon, or a part of its stake, at a quote: its state, its return and the transfer are committed
 * together. The coupon's row is locked first, so that one of settlement, an automatic cash-out, a second press
 * and another tab comes before the others, which then see what it has left. A key that has bought this much of
 * this coupon at this quote returns the receipt; a refusal changes nothing. Null if the coupon is not the
 * player's.
 */
export function takeQuote(core: Core, playerId: number, asked: Asked): Promise<Taken | null> {
  const { couponId, key, quote, lng } = asked;
  return core.db.transaction(async (tx) => {
    const [owned] = await ownedOf(tx, playerId, [couponId], "wait");
    if (!owned) return null;
    const stake = asked.stake === undefined ? null : toMinor(asked.stake, owned.row.iso);
    const before = await earlier(tx, playerId, key);
    if (before) {
      const isSame =
        before.couponId === couponId &&
        before.quote === quote &&
        (asked.stake === undefined ? before.part === 0 : before.stake === stake);
      return isSame
        ? receipt(core, tx, playerId, couponId, lng)
        : refusal(422, { code: "key-reused" });
    }
    // Sees blocks and results committed while waiting for the lock.
    await core.world.ensureFresh(tx);
    const judged = judge(core, owned, quote);
    if ("status" in judged) return judged;
    const bought = boughtOf(owned, judged, asked.stake === undefined ? keptOf(owned.row) : stake);
    if (!bought) return refusal(422, { code: "part", ...replyOf(core, owned.row, judged) });
    const isBought = await buyBack(tx, owned.row, { key, quote, ...bought, at: core.world.now() });
    return isBought
      ? receipt(core, tx, playerId, couponId, lng)
      : refusal(422, { code: "key-reused" });
  });
}

type Judged = Extract<Offered, { readonly amount: Minor }>;

/** The stake taken and the amount paid for it; null if no such part can be taken (docs/platform.md). */
function boughtOf(
  { row }: Owned,
  { amount, part }: Judged,
  stake: Minor | null,
): Pick<Bought, "stake" | "amount"> | null {
  const kept = keptOf(row);
  if (stake === kept) return { stake, amount };
  const isPart =
    stake !== null && part !== null && !isBelow(stake, part.least) && !isAbove(stake, part.most);
  return isPart ? { stake, amount: partAmount(amount, kept, stake) } : null;
}

/** The accepted quote, or the refusal with the current offer. */
function judge(core: Core, owned: Owned, name: string): Judged | CashOutRefusal {
  const { row } = owned;
  if (owned.termsChanged) return refusal(451, { code: "terms", exception_code: 1 });
  if (owned.isFrozen) return refusal(403, { code: "account-frozen" });
  const asked = readQuote(core.world.state.tokenSecret, row.id, name);
  const offered = offeredFor(core, owned);
  const now = {
    ...replyOf(core, row, offered),
    ...(asked && { asked: fromMinor(asked.amount, row.iso) }),
  };
  if ("reason" in offered) return refusal(409, { code: "cash-out-unavailable", ...now });
  // A quote with a foreign signature is treated as expired.
  if (!asked || asked.expiresAt <= core.world.now())
    return refusal(409, { code: "quote-expired", ...now });
  const isSame = asked.version === offered.version && asked.amount === offered.amount;
  return isSame ? offered : refusal(409, { code: "quote-changed", ...now });
}

export function refusal(status: number, body: CashOutRefusal["body"]): CashOutRefusal {
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
export async function receipt(
  core: Core,
  tx: Db,
  playerId: number,
  couponId: number,
  lng?: string,
): Promise<Taken> {
  const coupon = await couponOf(core, tx, playerId, { id: couponId }, lng);
  if (!coupon) throw new Error(`coupon ${couponId} is gone`);
  return { ok: true, coupon };
}
