import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Refusal } from "~/domain/coupon/refusal";
import type { CouponCookie } from "~/domain/coupon/types";

/** The outcome of "place" for a coupon of any kind; `coupon` is the cookie's new content. */
export type PlaceOutcome = PlacedOutcome | RefusedPlaceOutcome | UnknownOutcome | TermsOutcome;

/**
 * Something was placed; singles that were not placed stay in the coupon, with `refusals` (CPP-04).
 */
interface PlacedOutcome {
  readonly kind: "placed";
  readonly placed: Receipts;
  readonly refusals: readonly Refusal[];
  readonly coupon: CouponCookie;
}
type Receipts = readonly [PlacedCoupon, ...PlacedCoupon[]];

export interface RefusedPlaceOutcome {
  readonly kind: "refused";
  readonly refusals: readonly Refusal[];
  readonly coupon: CouponCookie;
}

/** Unknown: checked again until it is known; `placed` are the singles known so far (CPP-11). */
interface UnknownOutcome {
  readonly kind: "checking";
  readonly placed: readonly PlacedCoupon[];
  readonly coupon: CouponCookie;
}

/** Nothing was placed: the player must confirm changed terms first (PLT-05). */
interface TermsOutcome {
  readonly kind: "terms";
  readonly coupon: CouponCookie;
}

/**
 * The outcome of a placed coupon; also for one that an earlier request placed, whose receipt is shown again
 * (CPP-03).
 */
export function toPlacedOutcome(receipt: PlacedCoupon, coupon: CouponCookie): PlacedOutcome {
  return { kind: "placed", placed: [receipt], refusals: [], coupon };
}

/** The outcome of a refused placement: nothing new is placed, and `coupon` is the cookie's new content. */
export function refusedOutcome(
  coupon: CouponCookie,
  ...refusals: readonly Refusal[]
): RefusedPlaceOutcome {
  return { kind: "refused", refusals, coupon };
}

/** The outcome of a press that was not sent, because the platform cannot be asked now (LIM-20, OPS-04). */
export function notSentOutcome(coupon: CouponCookie): RefusedPlaceOutcome {
  return refusedOutcome(coupon, { code: "unavailable", isNotSent: true });
}

/** Singles that are placed, and refusals of the others; refused if none is placed. */
export function placedOrRefused(
  placed: readonly PlacedCoupon[],
  refusals: readonly Refusal[],
  coupon: CouponCookie,
): PlacedOutcome | RefusedPlaceOutcome {
  const [first, ...others] = placed;
  return first
    ? { kind: "placed", placed: [first, ...others], refusals, coupon }
    : { kind: "refused", refusals, coupon };
}

/** The coupons that an outcome placed for good. */
export function placedCouponsOf(outcome: PlaceOutcome): readonly PlacedCoupon[] {
  return outcome.kind === "placed" ? outcome.placed : [];
}
