import { and, asc, desc, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { addAmounts, asMinor, type Minor, subtractAmounts } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { PlacedCouponWire } from "~/platform/services/coupons/placed-wire.server";
import { isoTime } from "../../clock";
import type { Db } from "../../db/open";
import { autoCashOuts, cashOuts, couponLegs, coupons, resettlements } from "../../db/schema";
import type { CouponQuery, CouponStateFilter, CurrencyCouponTotals } from "../remote-deps";
import type { SandboxServices } from "../sandbox-services";
import { autoCashOutKey, type CouponRow, type LegRow, storedRequest } from "./coupon-row";
import { betNames } from "./names";
import { gamePath, parseOutcome } from "./offer";
import {
  cuttingPayout,
  possibleWinOfRemaining,
  remainingBlockStakes,
  remainingStake,
} from "./remaining";

const defaultLimit = 50;
const maxLimit = 200;

/** A player's placed coupons, newest first. */
export async function loadCoupons(
  services: SandboxServices,
  playerId: number,
  query: CouponQuery,
): Promise<PlacedCouponWire[]> {
  const { ids, keys, limit = ids || keys ? maxLimit : defaultLimit, lng } = query;
  return readCoupons(
    services,
    services.db,
    those(playerId, query),
    lng,
    Math.min(Math.max(limit, 1), maxLimit),
  );
}

/** Totals of a query's coupons by currency, ignoring its limit. */
export async function loadCouponTotals(
  services: SandboxServices,
  playerId: number,
  query: CouponQuery,
): Promise<CurrencyCouponTotals[]> {
  const rows = await services.db
    .select({
      iso: coupons.iso,
      count: sql<number>`count(*)::int`,
      staked: sql<string>`sum(${coupons.stake})::text`,
      returned: sql<string>`sum(coalesce(${coupons.return}, 0) + ${coupons.cashedReturn})::text`,
      inPlay: sql<string>`coalesce(sum(${coupons.stake} - ${coupons.cashedStake}) filter (where ${coupons.state} = 'placed'), 0)::text`,
    })
    .from(coupons)
    .where(those(playerId, query))
    .groupBy(coupons.iso)
    .orderBy(asc(coupons.iso));
  return rows.map(({ iso, count, ...sums }) => {
    const staked = asMinor(Number(sums.staked), iso);
    const returned = asMinor(Number(sums.returned), iso);
    const inPlay = asMinor(Number(sums.inPlay), iso);
    const text = (amount: typeof staked) => fromMinor(amount, iso);
    const net = subtractAmounts(returned, staked);
    return {
      iso,
      count,
      staked: text(staked),
      returned: text(returned),
      net: text(net),
      // Leaves out open stakes, which are neither won nor lost yet.
      settledNet: text(addAmounts(net, inPlay)),
      inPlay: text(inPlay),
    };
  });
}

function those(
  playerId: number,
  { state, ids, keys, from, until, before }: CouponQuery,
): SQL | undefined {
  return and(
    eq(coupons.playerId, playerId),
    state && inState(state),
    ids && inArray(coupons.id, [...ids]),
    keys && inArray(coupons.key, [...keys]),
    from === undefined ? undefined : gte(coupons.placedAt, from),
    until === undefined ? undefined : lt(coupons.placedAt, until),
    before === undefined ? undefined : lt(coupons.id, before),
  );
}

function inState(state: CouponStateFilter): SQL {
  if (state === "settled") return ne(coupons.state, "placed");
  return eq(coupons.state, state === "open" ? "placed" : state);
}

/** One of the player's coupons, by its id or its key; null otherwise. */
export async function loadCoupon(
  services: SandboxServices,
  db: Db,
  playerId: number,
  by: { readonly id: number } | { readonly key: string },
  lng?: string,
): Promise<PlacedCouponWire | null> {
  const named = "id" in by ? eq(coupons.id, by.id) : eq(coupons.key, by.key);
  const [coupon] = await readCoupons(
    services,
    db,
    and(eq(coupons.playerId, playerId), named),
    lng,
    1,
  );
  return coupon ?? null;
}

async function readCoupons(
  services: SandboxServices,
  db: Db,
  which: SQL | undefined,
  lng: string | undefined,
  limit: number,
) {
  const rows = await db.select().from(coupons).where(which).orderBy(desc(coupons.id)).limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const legs = await db
    .select()
    .from(couponLegs)
    .where(inArray(couponLegs.couponId, ids))
    .orderBy(asc(couponLegs.couponId), asc(couponLegs.position));
  const sold = await cashOutsOf(db, ids);
  const corrected = rows.some(({ resettled }) => resettled > 0) ? await correctionsOf(db, ids) : [];
  return rows.map((row) => {
    const own = legs.filter((leg) => leg.couponId === row.id);
    return couponWire(services, row, own, lng, {
      cashOuts: sold.cashOuts.filter(({ couponId }) => couponId === row.id),
      corrections: corrected.filter(({ couponId }) => couponId === row.id),
      auto: sold.autos.find(({ couponId }) => couponId === row.id) ?? null,
    });
  });
}

/**
 * What was cashed out of a coupon, and the automatic cash-out that is set for the rest, null = none
 * (CPN-23); and what corrected results changed (CPN-28).
 */
interface AfterPlacing {
  readonly cashOuts: readonly (typeof cashOuts.$inferSelect)[];
  readonly auto: typeof autoCashOuts.$inferSelect | null;
  readonly corrections: readonly (typeof resettlements.$inferSelect)[];
}
const nothingAfterPlacing: AfterPlacing = { cashOuts: [], auto: null, corrections: [] };

function correctionsOf(db: Db, ids: readonly number[]) {
  return db
    .select()
    .from(resettlements)
    .where(inArray(resettlements.couponId, [...ids]))
    .orderBy(asc(resettlements.couponId), asc(resettlements.nth));
}

async function cashOutsOf(db: Db, ids: readonly number[]) {
  return {
    cashOuts: await db
      .select()
      .from(cashOuts)
      .where(inArray(cashOuts.couponId, [...ids]))
      .orderBy(asc(cashOuts.couponId), asc(cashOuts.part)),
    autos: await db
      .select()
      .from(autoCashOuts)
      .where(inArray(autoCashOuts.couponId, [...ids])),
  };
}

/** Maps a coupon to the wire; names in `lng` if the feed still knows them, else as placed. */
export function couponWire(
  services: SandboxServices,
  row: CouponRow,
  legs: readonly LegRow[],
  lng?: string,
  { cashOuts: sold, auto, corrections: corrected }: AfterPlacing = nothingAfterPlacing,
): PlacedCouponWire {
  const amount = (minor: Minor) => fromMinor(minor, row.iso);
  const asked = storedRequest(row);
  const { promised } = asked;
  const cutBy = cuttingPayout(row, legs);
  return {
    id: String(row.id),
    key: row.key,
    userId: row.playerId,
    accountId: row.accountId,
    iso: row.iso,
    typeId: row.typeId,
    systemValue: row.systemValue,
    stake: amount(remainingStake(row)),
    amountByBlockId: remainingBlockStakes(row),
    coef: row.coef,
    coefByView: asked.coefByView,
    coefViewId: asked.coefViewId,
    changeCoefAction: asked.changeCoefAction,
    exactCoef: asked.exactCoef,
    isDropOnScoreChange: asked.isDropOnScoreChange,
    prepaidAmount: asked.prepaidAmount,
    possibleWin: amount(possibleWinOfRemaining(row, legs)),
    maxPayout: cutBy === null ? null : amount(cutBy),
    bonusPercent: promised.bonusPercent,
    hyperBonusPercent: promised.hyperBonusPercent,
    promoPercent: promised.promoPercent,
    promoCode: promised.promoCode,
    state: row.state,
    return: row.return === null ? null : amount(row.return),
    cashedOut: sold.flatMap(({ part, key, stake, amount: paid, at }) =>
      part === 0 ? [] : [{ key, stake: amount(stake), amount: amount(paid), at: isoTime(at) }],
    ),
    corrections: corrected.map(({ at, before, after, debt }) => ({
      at: isoTime(at),
      before: amount(before),
      after: after === null ? null : amount(after),
      debt: amount(debt),
    })),
    isAutoCashOut: sold.some(({ part, key }) => part === 0 && key === autoCashOutKey(row.id)),
    autoCashOut: auto && { amount: amount(auto.amount), setAt: isoTime(auto.setAt) },
    placedAt: isoTime(row.placedAt),
    settledAt: row.settledAt === null ? null : isoTime(row.settledAt),
    legs: legs.map((leg) => ({
      ...legWire(services, leg, lng),
      blockId: asked.bets[leg.position]?.blockId ?? 0,
    })),
  };
}

function legWire(
  services: SandboxServices,
  leg: LegRow,
  lng: string | undefined,
): Omit<PlacedCouponWire["legs"][number], "blockId"> {
  const { gameId, marketId, type, param, coef, scores, state } = leg;
  const { feed, world } = services;
  const view = feed.game(gameId, world.now(), world.state.overrides.get(gameId));
  const outcome = parseOutcome(leg);
  const named = view && outcome && lng !== undefined ? betNames(view, outcome, lng) : null;
  const names = named ?? leg;
  return {
    gameId,
    marketId,
    type,
    param,
    coef,
    champ: names.champ,
    game: names.game,
    name: names.name,
    title: named?.title,
    path: view ? gamePath(view) : leg.path,
    startsAt: isoTime(leg.startsAt),
    scores,
    state,
  };
}
