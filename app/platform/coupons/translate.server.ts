import type { HyperBonus } from "~/domain/coupon/bonus";
import type { CashedPart } from "~/domain/coupon/cash-out/part";
import { couponTypeOf } from "~/domain/coupon/kinds";
import type { Bounds } from "~/domain/coupon/stakes/stake";
import type { VipStakeBounds } from "~/domain/coupon/stakes/vip";
import type { Bet, PlacedCoupon } from "~/domain/coupon/types";
import { toMinors } from "~/domain/money/money";
import { minorOf } from "../money.server";
import type { BetWire, BoundsWire, PlacedCouponWire } from "./wire.server";

/** Maps a bet. The coupon's rules set `isDepend`. */
export function betFrom(wire: BetWire): Bet {
  return { ...wire, isDepend: false };
}

/** Maps bounds to a currency, or returns the field that is not an amount of it. */
export function boundsFrom<C extends string>(
  wire: BoundsWire,
  iso: C,
): Bounds<C> | keyof BoundsWire {
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

/** Maps the bounds of a VIP bet (CPN-11). Null = none stated; otherwise the field that is not an amount. */
function vipFrom<C extends string>(
  { vipMaxBetAmount = null, vipMaxPayout = null }: BoundsWire,
  iso: C,
): VipStakeBounds<C> | keyof BoundsWire | null {
  if (vipMaxBetAmount === null) return null;
  const maxBetAmount = minorOf(vipMaxBetAmount, iso);
  const maxPayout = vipMaxPayout === null ? null : minorOf(vipMaxPayout, iso);
  if (maxBetAmount === null) return "vipMaxBetAmount";
  if (maxPayout === null && vipMaxPayout !== null) return "vipMaxPayout";
  return { maxBetAmount, maxPayout };
}

/** Maps a placed coupon, or returns the field that the schema could not validate. */
export function placedCouponFrom(
  wire: PlacedCouponWire,
):
  | { readonly ok: true; readonly coupon: PlacedCoupon }
  | { readonly ok: false; readonly field: string } {
  const { id, key, accountId, iso, systemValue, coef, state, placedAt, settledAt, legs } = wire;
  const { bonusPercent, hyperBonusPercent, promoPercent, promoCode } = wire;
  const stake = minorOf(wire.stake, iso);
  const possibleWin = minorOf(wire.possibleWin, iso);
  const prepaidAmount = minorOf(wire.prepaidAmount, wire.iso);
  const paid = wire.return === null ? null : minorOf(wire.return, iso);
  const typeId = couponTypeOf(wire.typeId);
  const amountByBlockId = toMinors(wire.amountByBlockId, iso);
  const cashedOut = wire.cashedOut.flatMap((part) => cashedPartFrom(part, iso) ?? []);
  const autoAmount = wire.autoCashOut && minorOf(wire.autoCashOut.amount, iso);
  if (stake === null) return { ok: false, field: "stake" };
  if (possibleWin === null) return { ok: false, field: "possibleWin" };
  if (paid === null && wire.return !== null) return { ok: false, field: "return" };
  if (prepaidAmount === null) return { ok: false, field: "prepaidAmount" };
  if (cashedOut.length < wire.cashedOut.length) return { ok: false, field: "cashedOut" };
  if (wire.autoCashOut && autoAmount === null) return { ok: false, field: "autoCashOut" };
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
    cashedOut,
    isAutoCashOut: wire.isAutoCashOut,
    autoCashOut:
      wire.autoCashOut && autoAmount !== null
        ? { amount: autoAmount, setAt: wire.autoCashOut.setAt }
        : null,
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

function cashedPartFrom(
  { stake, amount, ...rest }: PlacedCouponWire["cashedOut"][number],
  iso: string,
): CashedPart | null {
  const [taken, paid] = [minorOf(stake, iso), minorOf(amount, iso)];
  return taken === null || paid === null ? null : { ...rest, stake: taken, amount: paid };
}

/** Maps a hyper-bonus with its limits; null if one is not an amount of the currency. */
export function hyperFrom<C extends string>(
  wire: { readonly percent: number; readonly minBetLimit: string; readonly maxLimit: string },
  iso: C,
): HyperBonus<C> | null {
  const minBetLimit = minorOf(wire.minBetLimit, iso);
  const maxLimit = minorOf(wire.maxLimit, iso);
  return minBetLimit === null || maxLimit === null
    ? null
    : { percent: wire.percent, minBetLimit, maxLimit };
}
