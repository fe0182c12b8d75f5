import type { CashedOutPart } from "~/domain/coupon/cash-out/part";
import { parseCouponType } from "~/domain/coupon/kinds";
import type { CouponCorrection, PlacedCoupon } from "~/domain/coupon/placed";
import { toMinorRecord } from "~/domain/money/money";
import { wireToMinor } from "../../transport/money.server";
import type { PlacedCouponWire } from "./placed-wire.server";

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
  const maxPayout = wire.maxPayout === null ? null : wireToMinor(wire.maxPayout, iso);
  const prepaidAmount = wireToMinor(wire.prepaidAmount, wire.iso);
  const paid = wire.return === null ? null : wireToMinor(wire.return, iso);
  const typeId = parseCouponType(wire.typeId);
  const amountByBlockId = toMinorRecord(wire.amountByBlockId, iso);
  const cashedOut = wire.cashedOut.flatMap((part) => cashedPartFrom(part, iso) ?? []);
  const corrections = wire.corrections.flatMap((change) => correctionFrom(change, iso) ?? []);
  const autoAmount = wire.autoCashOut && wireToMinor(wire.autoCashOut.amount, iso);
  if (stake === null) return { ok: false, field: "stake" };
  if (possibleWin === null) return { ok: false, field: "possibleWin" };
  if (maxPayout === null && wire.maxPayout !== null) return { ok: false, field: "maxPayout" };
  if (paid === null && wire.return !== null) return { ok: false, field: "return" };
  if (prepaidAmount === null) return { ok: false, field: "prepaidAmount" };
  if (cashedOut.length < wire.cashedOut.length) return { ok: false, field: "cashedOut" };
  if (corrections.length < wire.corrections.length) return { ok: false, field: "corrections" };
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
    maxPayout,
    bonusPercent,
    hyperBonusPercent,
    promoPercent,
    promoCode,
    state,
    return: paid,
    cashedOut,
    corrections,
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

function correctionFrom(
  { at, before, after, debt }: PlacedCouponWire["corrections"][number],
  iso: string,
): CouponCorrection | null {
  const [was, lacking] = [wireToMinor(before, iso), wireToMinor(debt, iso)];
  const now = after === null ? null : wireToMinor(after, iso);
  return was === null || lacking === null || (now === null && after !== null)
    ? null
    : { at, before: was, after: now, debt: lacking };
}

function cashedPartFrom(
  { stake, amount, ...rest }: PlacedCouponWire["cashedOut"][number],
  iso: string,
): CashedOutPart | null {
  const [taken, paid] = [wireToMinor(stake, iso), wireToMinor(amount, iso)];
  return taken === null || paid === null ? null : { ...rest, stake: taken, amount: paid };
}
