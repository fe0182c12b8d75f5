import type { HyperBonus } from "~/features/coupon/bonus";
import type { Bounds } from "~/features/coupon/stake";
import { type Bet, type CouponTypeId, couponTypes, type PlacedCoupon } from "~/features/coupon/types";
import type { VipBounds } from "~/features/coupon/vip";
import { minorOf } from "../money.server";
import type { BetWire, BoundsWire, PlacedCouponWire } from "./wire.server";

/** A bet in the product's words. `isDepend` is for the coupon's rules to say. */
export function betFrom(wire: BetWire): Bet {
  return { ...wire, isDepend: false };
}

/** Bounds in minor units of a currency, or the field that the schema could not judge. */
export function boundsFrom(wire: BoundsWire, iso: string): Bounds | keyof BoundsWire {
  const { maxBetAmount, maxPayout } = wire;
  const least = minorOf(wire.minBetAmount, iso);
  const most = maxBetAmount === null ? null : minorOf(maxBetAmount, iso);
  const payout = maxPayout === null ? null : minorOf(maxPayout, iso);
  if (least === null) return "minBetAmount";
  if (most === null && maxBetAmount !== null) return "maxBetAmount";
  if (payout === null && maxPayout !== null) return "maxPayout";
  const vip = vipFrom(wire, iso);
  if (typeof vip === "string") return vip;
  return { minBetAmount: least, maxBetAmount: most, maxPayout: payout, ...(vip && { vip }) };
}

/** Bounds of a VIP bet; null where none is stated, or the field that the schema could not judge (CPN-11). */
function vipFrom(
  { vipMaxBetAmount = null, vipMaxPayout = null }: BoundsWire,
  iso: string,
): VipBounds | keyof BoundsWire | null {
  if (vipMaxBetAmount === null) return null;
  const maxBetAmount = minorOf(vipMaxBetAmount, iso);
  const maxPayout = vipMaxPayout === null ? null : minorOf(vipMaxPayout, iso);
  if (maxBetAmount === null) return "vipMaxBetAmount";
  if (maxPayout === null && vipMaxPayout !== null) return "vipMaxPayout";
  return { maxBetAmount, maxPayout };
}

/** A placed coupon, or the field that the schema could not judge. */
export function placedCouponFrom(
  wire: PlacedCouponWire,
): { readonly ok: true; readonly coupon: PlacedCoupon } | { readonly ok: false; readonly field: string } {
  const { id, key, accountId, iso, systemValue, coef, state, placedAt, settledAt, legs } = wire;
  const { bonusPercent, hyperBonusPercent, promoPercent, promoCode } = wire;
  const stake = minorOf(wire.stake, iso);
  const possibleWin = minorOf(wire.possibleWin, iso);
  const prepaidAmount = minorOf(wire.prepaidAmount, wire.iso);
  const paid = wire.return === null ? null : minorOf(wire.return, iso);
  const typeId = typeFrom(wire.typeId);
  const amountByBlockId = amountsFrom(wire.amountByBlockId, iso);
  if (stake === null) return { ok: false, field: "stake" };
  if (possibleWin === null) return { ok: false, field: "possibleWin" };
  if (paid === null && wire.return !== null) return { ok: false, field: "return" };
  if (prepaidAmount === null) return { ok: false, field: "prepaidAmount" };
  if (typeId === null) return { ok: false, field: "typeId" };
  if (amountByBlockId === null) return { ok: false, field: "amountByBlockId" };
  const coupon = {
    id,
    key,
    accountId,
    iso,
    typeId,
    systemValue,
    stake,
    amountByBlockId,
    coef,
    possibleWin,
    bonusPercent,
    hyperBonusPercent,
    promoPercent,
    promoCode,
    state,
    return: paid,
    placedAt,
    settledAt,
    terms: {
      coefByView: wire.coefByView,
      coefViewId: wire.coefViewId,
      changeCoefAction: wire.changeCoefAction,
      exactCoef: wire.exactCoef === 1,
      isDropOnScoreChange: wire.isDropOnScoreChange,
      prepaidAmount,
    },
    legs,
  };
  return { ok: true, coupon };
}

/** A hyper-bonus with its limits in minor units of a currency, or null where one is no amount. */
export function hyperFrom(
  wire: { readonly percent: number; readonly minBetLimit: string; readonly maxLimit: string },
  iso: string,
): HyperBonus | null {
  const minBetLimit = minorOf(wire.minBetLimit, iso);
  const maxLimit = minorOf(wire.maxLimit, iso);
  return minBetLimit === null || maxLimit === null ? null : { percent: wire.percent, minBetLimit, maxLimit };
}

/** Amounts by block in minor units, or null where one is none. */
function amountsFrom(wire: Readonly<Record<string, string>>, iso: string): Record<string, number> | null {
  const amounts = Object.entries(wire).map(([id, text]) => [id, minorOf(text, iso)] as const);
  return amounts.every((entry): entry is readonly [string, number] => entry[1] !== null)
    ? Object.fromEntries(amounts)
    : null;
}

function typeFrom(typeId: number): CouponTypeId | null {
  return Object.values(couponTypes).find((known) => known === typeId) ?? null;
}
