import { and, asc, eq, inArray } from "drizzle-orm";
import {
  type CouponWithCurrentLegPrices,
  calculateCashOutAmount,
  calculateCouponWorth,
} from "~/domain/coupon/cash-out/cash-out";
import { cashOutQuoteLifetimeMs } from "~/domain/coupon/cash-out/lost-press";
import { type PartialCashOutBounds, partialCashOutBounds } from "~/domain/coupon/cash-out/part";
import { couponKindByType } from "~/domain/coupon/kinds";
import { asMinor } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import {
  roundDownUnroundedAmount,
  type UnroundedAmount,
  unroundedAmountText,
} from "~/domain/odds/ratio";
import type {
  CashOutOfferReplyWire,
  CashOutQuoteWire,
} from "~/platform/services/coupons/cash-out-wire.server";
import { isoTime } from "../../clock";
import type { Db } from "../../db/open";
import { accounts, couponLegs, coupons, players } from "../../db/schema";
import type { SandboxServices } from "../sandbox-services";
import { couponVersion, type IssuedCashOutQuote, signQuote } from "./cash-out-quote";
import type { CouponRow, LegRow } from "./coupon-row";
import { resolveBet } from "./offer";
import { exactPossibleWin, remainingStake, settlementInputOf } from "./remaining";

/** The feed, shared state and secrets from which offers are made. */
export type CashOutPriceDeps = Pick<SandboxServices, "feed" | "world">;

/** A coupon with everything its cash-out value depends on. */
export interface CashOutCoupon {
  readonly row: CouponRow;
  readonly legs: readonly LegRow[];
  readonly isBonusAccount: boolean;
  readonly isFrozen: boolean;
  readonly termsChanged: boolean;
}

/** A quote with the stakes that can be taken as a part of it; else the reason why there is none. */
export type CashOutCalculation =
  | (IssuedCashOutQuote & {
      readonly part: PartialCashOutBounds | null;
      /** The possible return of the stake left, before rounding. */
      readonly win: UnroundedAmount;
    })
  | { readonly reason: string };

/** Current cash-out amount and its prices; else the reason why there is none. */
export function calculateCashOut(
  platform: CashOutPriceDeps,
  owned: CashOutCoupon,
): CashOutCalculation {
  const { row, legs, isBonusAccount, isFrozen } = owned;
  if (row.state !== "placed") return { reason: "decided" };
  if (isBonusAccount) return { reason: "bonus-account" };
  if (isFrozen) return { reason: "account-frozen" };
  const standing = standingOf(platform, row, legs);
  // A leg that cannot be bet on has no valid price.
  if (standing.legs.some(({ state, now }) => state === "open" && now === null))
    return { reason: "suspended" };
  const worth = calculateCouponWorth(standing);
  if (!worth) return { reason: "type" };
  const win = exactPossibleWin(row, legs);
  const amount = calculateCashOutAmount(worth, roundDownUnroundedAmount(win));
  if (amount === 0) return { reason: "no-value" };
  const { minAmountTypes } = platform.world.state.config.groups.coupon;
  const part = partialCashOutBounds(amount, {
    stake: row.stake,
    kept: remainingStake(row),
    blocks:
      couponKindByType(standing.typeId).stakedOn === "block"
        ? Object.values(standing.amountByBlockId)
        : [],
    min: minAmountTypes.includes(row.typeId) ? currencyOf(row.iso).least : asMinor(1),
  });
  const expiresAt = platform.world.now() + cashOutQuoteLifetimeMs;
  const version = couponVersion(remainingStake(row), standing.legs);
  return { amount, expiresAt, version, part, win };
}

function standingOf(
  { feed, world }: CashOutPriceDeps,
  row: CouponRow,
  legs: readonly LegRow[],
): CouponWithCurrentLegPrices {
  const moment = { feed, now: world.now(), overrides: world.state.overrides };
  const settled = settlementInputOf(row, legs);
  return {
    ...settled,
    legs: settled.legs.map((leg, at) => {
      const ref = legs[at];
      const offer = ref?.state === "open" ? resolveBet(moment, ref) : null;
      return { ...leg, now: offer?.isOpen ? offer.market.coef : null };
    }),
  };
}

/** An offer as the wire states it. */
export function cashOutOfferWire(
  platform: CashOutPriceDeps,
  { id, iso }: CouponRow,
  offered: CashOutCalculation,
): CashOutOfferReplyWire {
  if ("reason" in offered) return { quote: null, reason: offered.reason };
  const { part, win } = offered;
  const quote: CashOutQuoteWire = {
    id: signQuote(platform.world.state.tokenSecret, id, offered),
    amount: fromMinor(offered.amount, iso),
    expiresAt: isoTime(offered.expiresAt),
    part: part && { least: fromMinor(part.least, iso), most: fromMinor(part.most, iso) },
    win: unroundedAmountText(win),
  };
  return { quote };
}

/**
 * How the rows of coupons are locked until the transaction ends: "wait" for another lock,
 * "skip-locked" = without coupons that are locked already; null = no lock.
 */
type Locking = "wait" | "skip-locked" | null;

/** The coupons with these ids, of one player where `playerId` is given. */
export async function loadCashOutCoupons(
  db: Db,
  playerId: number | null,
  ids: readonly number[],
  locking: Locking,
): Promise<CashOutCoupon[]> {
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
    .where(
      and(
        playerId === null ? undefined : eq(coupons.playerId, playerId),
        inArray(coupons.id, [...ids]),
      ),
    )
    .orderBy(asc(coupons.id));
  const lock = { of: coupons } as const;
  const rows = await (locking === null
    ? query
    : query.for("update", locking === "wait" ? lock : { ...lock, skipLocked: true }));
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
