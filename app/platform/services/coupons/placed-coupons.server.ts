import type { OpenBet } from "~/domain/coupon/cash-out/open-bet";
import type { CashedOutPart } from "~/domain/coupon/cash-out/part";
import { parseCouponType } from "~/domain/coupon/kinds";
import type { CouponCorrection, PlacedCoupon } from "~/domain/coupon/placed";
import type { PlacementKeyResult } from "~/domain/coupon/placement-result";
import { toMinorRecord } from "~/domain/money/money";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure, type Reply } from "../../transport/failure.server";
import { isIdOrKey, isNotFoundByService } from "../../transport/lookup.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";
import type { PlacedCouponWire } from "./placed-wire.server";

/**
 * Loads the placed coupons with these ids, in the order requested; those that are not the player's
 * are left out (CPP-04, CPP-12).
 */
export async function loadPlayerCoupons(
  scope: PlatformScope,
  ids: readonly string[],
): Promise<Answer<readonly PlacedCoupon[]>> {
  const known = ids.filter(isIdOrKey);
  if (known.length === 0) return { ok: true, value: [] };
  const answer = toPlacedCoupons(
    await call(scope, couponCalls.list, { query: { ids: known.join(",") } }),
  );
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: known.flatMap((id) => answer.value.find((coupon) => coupon.id === id) ?? []),
  };
}

/** Loads one of the player's coupons; null = none has that id (CPP-12). */
export async function loadPlayerCoupon(
  scope: PlatformScope,
  id: string,
): Promise<Answer<PlacedCoupon | null>> {
  if (!isIdOrKey(id)) return { ok: true, value: null };
  const reply = await call(scope, couponCalls.one, { params: { id } });
  if (!reply.ok) return isNotFoundByService(reply.failure) ? { ok: true, value: null } : reply;
  const made = toPlacedCoupon(reply.data);
  return made.ok ? { ok: true, value: made.coupon } : malformedFieldFailure(made.field);
}

/** Lists the player's open bets, newest first, with what each can be cashed out for (CPP-09, CPN-23). */
export async function listOpenBets(
  scope: PlatformScope,
  limit: number,
): Promise<Answer<readonly OpenBet[]>> {
  const query = { state: "open", cashOut: 1, limit } as const;
  const reply = await call(scope, couponCalls.list, { query });
  if (!reply.ok) return reply;
  const coupons = toPlacedCoupons(reply);
  if (!coupons.ok) return coupons;
  const offers = reply.data.cashOut ?? {};
  const value = coupons.value.map((coupon) => {
    const offer = Object.hasOwn(offers, coupon.id) ? offers[coupon.id] : undefined;
    return { ...coupon, offer: offer === undefined ? null : wireToMinor(offer, coupon.iso) };
  });
  return { ok: true, value };
}

/**
 * Loads the coupons that placements with these idempotency keys made; null = unavailable (CPP-11).
 * A key missing from the answer placed nothing, by the platform's own statement.
 */
export async function findCouponsByPlacementKeys(
  scope: PlatformScope,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PlacedCoupon> | null> {
  const known = keys.filter(isIdOrKey);
  if (known.length === 0) return new Map();
  const answer = toPlacedCoupons(
    await call(scope, couponCalls.byKeys, { query: { keys: known.join(",") } }),
  );
  if (!answer.ok) return null;
  const asked = answer.value.filter(({ key }) => known.includes(key));
  return new Map(asked.map((coupon) => [coupon.key, coupon]));
}

/** Loads the result of the placement with this key (CPP-11). "none" only if the platform says so. */
export async function findCouponByPlacementKey(
  scope: PlatformScope,
  key: string,
): Promise<PlacementKeyResult> {
  if (!isIdOrKey(key)) return { kind: "none" };
  const reply = await call(scope, couponCalls.byKey, { params: { key } });
  if (!reply.ok) return { kind: isNotFoundByService(reply.failure) ? "none" : "unknown" };
  const made = toPlacedCoupon(reply.data);
  // A receipt with another key does not answer this request.
  return made.ok && made.coupon.key === key
    ? { kind: "placed", coupon: made.coupon }
    : { kind: "unknown" };
}

/** The coupons of a list, or the name of the field of the first one that the schema could not validate. */
export function toPlacedCoupons(
  reply: Reply<{ readonly coupons: readonly PlacedCouponWire[] }>,
): Answer<readonly PlacedCoupon[]> {
  if (!reply.ok) return reply;
  const coupons: PlacedCoupon[] = [];
  for (const [index, wire] of reply.data.coupons.entries()) {
    const made = toPlacedCoupon(wire);
    if (!made.ok) return malformedFieldFailure(`coupons.${index}.${made.field}`);
    coupons.push(made.coupon);
  }
  return { ok: true, value: coupons };
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
