import { couponKindByType, parseCouponType } from "./kinds";
import type { PlacedCouponState, PlacedLegState } from "./placed";

/**
 * The name of a coupon's outcome, as players read it. It is finer than the state, which only tells won
 * from lost: a single on a quarter line is `half-won` or `half-lost`, and so is an accumulator whose
 * other legs are void; any other lost coupon that returns something is `part-lost`.
 */
export type CouponOutcomeName = PlacedCouponState | "half-won" | "half-lost" | "part-lost";

/** Names the outcome of a coupon, as the platform or the shell states it: `return` may be decimal text. */
export function couponOutcomeName(coupon: {
  readonly state: PlacedCouponState;
  readonly typeId: number;
  readonly return: number | string | null;
  readonly legs: readonly { readonly state: PlacedLegState }[];
}): CouponOutcomeName {
  const { state, legs } = coupon;
  const typeId = parseCouponType(coupon.typeId);
  if (state !== "won" && state !== "lost") return state;
  const [decisive, ...more] = legs.filter((leg) => leg.state !== "void");
  const isOneBet = typeId !== null && couponKindByType(typeId).isProduct && more.length === 0;
  if (isOneBet && (decisive?.state === "half-won" || decisive?.state === "half-lost"))
    return decisive.state;
  return state === "lost" && Number(coupon.return) > 0 ? "part-lost" : state;
}
