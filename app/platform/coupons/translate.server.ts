import type { HyperBonus } from "~/domain/coupon/bonus";
import type { CashedOutPart } from "~/domain/coupon/cash-out/part";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import { parseCouponType } from "~/domain/coupon/kinds";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { CouponBounds } from "~/domain/coupon/stakes/stake";
import type { VipStakeBounds } from "~/domain/coupon/stakes/vip";
import { toMinors } from "~/domain/money/money";
import { wireToMinor } from "../money.server";
import type { BetWire, BoundsWire, PlacedCouponWire } from "./wire.server";

/** Maps a bet. The coupon's rules set `isDepend`. */
export function toBet(wire: BetWire): CurrentBet {
  return { ...wire, isDepend: false };
}

/** Maps bounds to a currency, or returns the field that is not an amount of it. */
export function toCouponBounds<C extends string>(
  wire: BoundsWire,
  iso: C,
): CouponBounds<C> | keyof BoundsWire {
  const { maxBetAmount, maxPayout } = wire;
  const least = wireToMinor(wire.minBetAmount, iso);
  const most = maxBetAmount === null ? null : wireToMinor(maxBetAmount, iso);
  const payout = maxPayout === null ? null : wireToMinor(maxPayout, iso);
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
  const maxBetAmount = wireToMinor(vipMaxBetAmount, iso);
  const maxPayout = vipMaxPayout === null ? null : wireToMinor(vipMaxPayout, iso);
  if (maxBetAmount === null) return "vipMaxBetAmount";
  if (maxPayout === null && vipMaxPayout !== null) return "vipMaxPayout";
  return { maxBetAmount, maxPayout };
}

/** Maps a placed coupon, or returns the field that the schema could not validate. */
export function toPlacedCoupon(
  wire: PlacedCouponWire,
):
  | { readonly ok: true; readonly coupon: PlacedCoupon }
  | { readonly ok: false; readonly field: string } {
  const { id, key, accountId, iso, systemValue, coef, state, placedAt, settledAt, legs } = wire;
  const { bonusPercent, hyperBonusPercent, promoPercent, promoCode } = wire;
  const stake = wireToMinor(wire.stake, iso);
  const possibleWin = wireToMinor(wire.possibleWin, iso);
  const prepaidAmount = wireToMinor(wire.prepaidAmount, wire.iso);
  const paid = wire.return === null ? null : wireToMinor(wire.return, iso);
  const typeId = parseCouponType(wire.typeId);
  const amountByBlockId = toMinors(wire.amountByBlockId, iso);
  const cashedOut = wire.cashedOut.flatMap((part) => cashedPartFrom(part, iso) ?? []);
  const autoAmount = wire.autoCashOut && wireToMinor(wire.autoCashOut.amount, iso);
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
): CashedOutPart | null {
  const [taken, paid] = [wireToMinor(stake, iso), wireToMinor(amount, iso)];
  return taken === null || paid === null ? null : { ...rest, stake: taken, amount: paid };
}

/** Maps a hyper-bonus with its limits; null if one is not an amount of the currency. */
export function toHyperBonus<C extends string>(
  wire: { readonly percent: number; readonly minBetLimit: string; readonly maxLimit: string },
  iso: C,
): HyperBonus<C> | null {
  const minBetLimit = wireToMinor(wire.minBetLimit, iso);
  const maxLimit = wireToMinor(wire.maxLimit, iso);
  return minBetLimit === null || maxLimit === null
    ? null
    : { percent: wire.percent, minBetLimit, maxLimit };
}
