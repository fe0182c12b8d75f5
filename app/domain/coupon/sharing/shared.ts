import { exactPriceText, parsePrice } from "../../odds/price";
import { formatBetRef, isBetFinished } from "../bet";
import type { CouponChange, MakePlacementKey } from "../change/change";
import { effectiveCouponType } from "../change/effective-type";
import type { CurrentBet } from "../current-bet";
import { type CouponTypeId, couponKindByType } from "../kinds";
import { addBetsThatFit } from "../packed/room";
import { createEmptyCouponCookie } from "../state";
import type { BetRef, CouponBet, CouponCookie } from "../types";

/** A shared bet: without price, score and stake. */
export type SharedBet = BetRef & Pick<CouponBet, "blockId" | "isBanker">;

/** A coupon shared under a code (CPN-21): its bets and type, nothing about the sharer. */
export interface SharedCoupon extends Pick<CouponCookie, "typeId" | "systemValue"> {
  readonly bets: readonly SharedBet[];
}

/** A shared coupon's current state: available bets at current prices, and the names of the others. */
export interface CurrentSharedCoupon {
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly bets: readonly CouponBet[];
  readonly dropped: readonly string[];
}

/** The shared part of a coupon. */
export function toSharedCoupon(coupon: CouponCookie): SharedCoupon {
  const bets = coupon.bets.map(({ gameId, marketId, type, param, blockId, isBanker }) => ({
    gameId,
    marketId,
    type,
    param,
    blockId,
    isBanker,
  }));
  return { typeId: effectiveCouponType(coupon), systemValue: coupon.systemValue, bets };
}

/**
 * A shared coupon's current state. `resolved` are its bets from the platform, in its order. Finished, unknown
 * or unpriced bets are dropped by name; blocked ones stay. `now` is ms since epoch.
 */
export function currentSharedCoupon(
  shared: SharedCoupon,
  resolved: readonly (CurrentBet | null)[],
  now: number,
): CurrentSharedCoupon {
  const bets: CouponBet[] = [];
  const dropped: string[] = [];
  shared.bets.forEach((ref, index) => {
    const stands = resolved[index] ?? null;
    const price = stands && !isBetFinished(stands) ? parsePrice(stands.market.coef) : null;
    if (!stands || !price) {
      dropped.push(stands?.market.game ?? formatBetRef(ref));
      return;
    }
    const addedAt = Math.floor(now / 1000);
    const { scores } = stands;
    bets.push({ ...ref, coef: exactPriceText(price), scores, addedAt, amount: "", refusal: null });
  });
  return { typeId: shared.typeId, systemValue: shared.systemValue, bets, dropped };
}

/**
 * Replaces a coupon's content by a shared one; the account stays. Refused while an outcome is unknown
 * (CPP-11), and if the cookie has no room for all bets.
 */
export function replaceBySharedCoupon(
  coupon: CouponCookie,
  shared: CurrentSharedCoupon,
  newKey: MakePlacementKey,
): CouponChange {
  if (coupon.isChecking) return { ok: false, refusal: { code: "checking" } };
  const { systemValue, typeId, bets } = shared;
  const empty = {
    ...createEmptyCouponCookie(newKey()),
    accountId: coupon.accountId,
    systemValue,
    typeId: effectiveCouponType({ bets, typeId }),
  };
  const { coupon: taken, left } = addBetsThatFit(empty, bets);
  if (left.length > 0)
    return { ok: false, refusal: { code: "too-many", bound: taken.bets.length } };
  return { ok: true, coupon: taken };
}

/** Whether a coupon equals a shared one in type, size, blocks and bets, in any order. */
export function equalsSharedCoupon(coupon: CouponCookie, shared: CurrentSharedCoupon): boolean {
  const typeId = effectiveCouponType(coupon);
  const kind = couponKindByType(typeId);
  const nameOf = (bet: CouponBet) => `${formatBetRef(bet)} ${kind.placedBlock(bet)}`;
  const names = new Set(coupon.bets.map(nameOf));
  const isSameSize = kind.lines === null || coupon.systemValue === shared.systemValue;
  return (
    typeId === effectiveCouponType(shared) &&
    isSameSize &&
    names.size === shared.bets.length &&
    shared.bets.every((bet) => names.has(nameOf(bet)))
  );
}
