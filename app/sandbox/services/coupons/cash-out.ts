import { and, asc, eq, inArray } from "drizzle-orm";
import { cashOutAmount, couponWorth, type OpenCoupon } from "~/domain/coupon/cash-out/cash-out";
import { quoteLifeMs } from "~/domain/coupon/cash-out/lost-press";
import type { Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type {
  CashOutQuoteWire,
  CashOutRefusalWire,
  CashOutReplyWire,
} from "~/platform/coupons/cash-out-wire.server";
import type { PlacedCouponWire } from "~/platform/coupons/wire.server";
import { isoTime } from "../../clock";
import type { Db } from "../../db/open";
import { accounts, cashOuts, couponLegs, coupons, players } from "../../db/schema";
import type { Core } from "../core";
import { payOut } from "./advance";
import { type Quote, quoteName, readQuote, versionOf } from "./cash-out-quote";
import { offerOf } from "./offer";
import { type CouponRow, couponOf, type LegRow } from "./receipts";
import { settledOf } from "./settler";

/** A refused cash-out, which changed nothing: HTTP status and the body of the wire. */
interface Refusal {
  readonly ok: false;
  readonly status: number;
  readonly body: CashOutRefusalWire & { readonly exception_code?: number };
}
export type Taken = { readonly ok: true; readonly coupon: PlacedCouponWire } | Refusal;

/** A coupon with everything its cash-out value depends on. */
interface Owned {
  readonly row: CouponRow;
  readonly legs: readonly LegRow[];
  readonly isBonusAccount: boolean;
  readonly isFrozen: boolean;
  readonly termsChanged: boolean;
}

type Offered = Quote | { readonly reason: string };

/** Current cash-out values of the player's coupons, by id; absent = no offer. */
export async function offersOf(
  core: Core,
  playerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await ownedOf(core.db, playerId, ids, false);
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
  const [owned] = await ownedOf(core.db, playerId, [couponId], false);
  return owned ? replyOf(core, owned.row, offeredFor(core, owned)) : null;
}

/**
 * Cashes out a coupon at a quote: its state, its return and the transfer are committed together. The coupon's
 * row is locked first, so that one of settlement, a second press and another tab wins. A key that has bought
 * this coupon at this quote returns the same receipt; a refusal changes nothing. Null if the coupon is not
 * the player's.
 */
export function takeQuote(
  core: Core,
  playerId: number,
  asked: {
    readonly couponId: number;
    readonly key: string;
    readonly quote: string;
    readonly lng?: string;
  },
): Promise<Taken | null> {
  const { couponId, key, quote, lng } = asked;
  return core.db.transaction(async (tx) => {
    const [owned] = await ownedOf(tx, playerId, [couponId], true);
    if (!owned) return null;
    const before = await earlier(tx, playerId, key);
    if (before) {
      const isSame = before.couponId === couponId && before.quote === quote;
      return isSame
        ? receipt(core, tx, playerId, couponId, lng)
        : refusal(422, { code: "key-reused" });
    }
    // Sees blocks and results committed while waiting for the lock.
    await core.world.ensureFresh(tx);
    const judged = judge(core, owned, quote);
    if ("status" in judged) return judged;
    const taken = { key, quote, amount: judged.amount, at: core.world.now() };
    const isBought = await buyBack(tx, owned.row, taken);
    return isBought
      ? receipt(core, tx, playerId, couponId, lng)
      : refusal(422, { code: "key-reused" });
  });
}

/** The accepted quote, or the refusal with the current offer. */
function judge(core: Core, owned: Owned, name: string): Quote | Refusal {
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

function refusal(status: number, body: Refusal["body"]): Refusal {
  return { ok: false, status, body };
}

/** Returns false without writing anything if the key has bought another coupon meanwhile. */
async function buyBack(
  tx: Db,
  { id, playerId, accountId, iso }: CouponRow,
  taken: {
    readonly key: string;
    readonly quote: string;
    readonly amount: Minor;
    readonly at: number;
  },
): Promise<boolean> {
  const { key, quote, amount, at } = taken;
  const row = { couponId: id, playerId, key, quote };
  const inserted = await tx.insert(cashOuts).values(row).onConflictDoNothing().returning();
  if (inserted.length === 0) return false;
  await tx
    .update(coupons)
    .set({ state: "cashed-out", return: amount, settledAt: at })
    .where(eq(coupons.id, id));
  await payOut(tx, [{ couponId: id, at, accountId, iso, amount, kind: "cash-out" }]);
  return true;
}

/** Current cash-out amount and its prices; else the reason why there is none. */
function offeredFor(core: Core, { row, legs, isBonusAccount, isFrozen }: Owned): Offered {
  if (row.state !== "placed") return { reason: "decided" };
  if (isBonusAccount) return { reason: "bonus-account" };
  if (isFrozen) return { reason: "account-frozen" };
  const standing = standingOf(core, row, legs);
  // A leg that cannot be bet on has no valid price.
  if (standing.legs.some(({ state, now }) => state === "open" && now === null))
    return { reason: "suspended" };
  const worth = couponWorth(standing);
  if (!worth) return { reason: "type" };
  const amount = cashOutAmount(worth, row.possibleWin);
  if (amount === 0) return { reason: "no-value" };
  return { amount, expiresAt: core.world.now() + quoteLifeMs, version: versionOf(standing.legs) };
}

function standingOf({ feed, world }: Core, row: CouponRow, legs: readonly LegRow[]): OpenCoupon {
  const moment = { feed, now: world.now(), overrides: world.state.overrides };
  const settled = settledOf(row, legs);
  return {
    ...settled,
    legs: settled.legs.map((leg, at) => {
      const ref = legs[at];
      const offer = ref?.state === "open" ? offerOf(moment, ref) : null;
      return { ...leg, now: offer?.isOpen ? offer.market.coef : null };
    }),
  };
}

function replyOf(core: Core, { id, iso }: CouponRow, offered: Offered): CashOutReplyWire {
  if ("reason" in offered) return { quote: null, reason: offered.reason };
  const quote: CashOutQuoteWire = {
    id: quoteName(core.world.state.tokenSecret, id, offered),
    amount: fromMinor(offered.amount, iso),
    expiresAt: isoTime(offered.expiresAt),
  };
  return { quote };
}

/** The player's coupons among these; locked to the end of the transaction if requested. */
async function ownedOf(
  db: Db,
  playerId: number,
  ids: readonly number[],
  isLocking: boolean,
): Promise<Owned[]> {
  if (ids.length === 0) return [];
  const query = db
    .select({
      row: coupons,
      type: accounts.type,
      isFrozen: players.isFrozen,
      terms: players.termsChanged,
    })
    .from(coupons)
    .innerJoin(accounts, eq(accounts.id, coupons.accountId))
    .innerJoin(players, eq(players.id, coupons.playerId))
    .where(and(eq(coupons.playerId, playerId), inArray(coupons.id, [...ids])));
  const rows = await (isLocking ? query.for("update", { of: coupons }) : query);
  if (rows.length === 0) return [];
  const legs = await db
    .select()
    .from(couponLegs)
    .where(
      inArray(
        couponLegs.couponId,
        rows.map(({ row }) => row.id),
      ),
    )
    .orderBy(asc(couponLegs.couponId), asc(couponLegs.position));
  return rows.map(({ row, type, isFrozen, terms }) => ({
    row,
    legs: legs.filter((leg) => leg.couponId === row.id),
    isBonusAccount: type === 4,
    isFrozen,
    termsChanged: terms,
  }));
}

async function earlier(tx: Db, playerId: number, key: string) {
  const [row] = await tx
    .select()
    .from(cashOuts)
    .where(and(eq(cashOuts.playerId, playerId), eq(cashOuts.key, key)));
  return row ?? null;
}

async function receipt(
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
