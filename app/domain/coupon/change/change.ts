import { isSameBet } from "../bet";
import type { Refusal } from "../refusal";
import type { CouponBet, CouponCookie } from "../types";

/** The changed coupon, or the refusal. */
export type CouponChange =
  | { readonly ok: true; readonly coupon: CouponCookie }
  | { readonly ok: false; readonly refusal: Refusal };

/** Makes a new random key: `[A-Za-z0-9_-]`, 8 to 64 characters. */
export type MakePlacementKey = () => string;

/** Clears the bets' refusals: they were about another coupon. */
export function withoutRefusals(bets: readonly CouponBet[]): readonly CouponBet[] {
  return bets.map((bet) => (bet.refusal === null ? bet : { ...bet, refusal: null }));
}

/**
 * Applies a change to the coupon; all functions that change it use this one. It is refused while a
 * placement's outcome is unknown. The coupon gets a new idempotency key, unless `next` returns null
 * (no change).
 */
export function changeCoupon(
  coupon: CouponCookie,
  newKey: MakePlacementKey,
  next: () => Partial<CouponCookie> | Refusal | null,
): CouponChange {
  if (coupon.isChecking) return { ok: false, refusal: { code: "checking" } };
  const patch = next();
  if (patch === null) return { ok: true, coupon };
  if ("code" in patch) return { ok: false, refusal: patch };
  const bets = patch.bets ?? coupon.bets;
  // An express of the day ends when a bet is added, removed or replaced (CPN-24).
  const isWhole =
    bets.length === coupon.bets.length &&
    bets.every((bet) => coupon.bets.some((old) => isSameBet(bet, old)));
  const expressId = isWhole ? coupon.expressId : null;
  return { ok: true, coupon: { ...coupon, ...patch, expressId, key: newKey() } };
}
