import type { PlacedCoupon } from "./placed";
import type { Refusal } from "./refusal";

/** The platform's result of one placement (CPP-03, CPP-11). */
export type PlacementResult =
  | { readonly kind: "placed"; readonly coupon: PlacedCoupon }
  /** Not placed. */
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  /** Not placed: changed terms must be confirmed first (PLT-05). */
  | { readonly kind: "terms" }
  /**
   * Nothing was sent: the service is down, or the result of a bet before it in the same coupon
   * stops it. The key can be used again.
   */
  | { readonly kind: "unsent" }
  /** Whether the bet was placed is not known: its key is stored and looked up until it is. */
  | { readonly kind: "unknown" };

/** What the platform has under a placement's key. */
export type PlacementKeyResult =
  | Extract<PlacementResult, { kind: "placed" | "unknown" }>
  /** The platform says that nothing was placed under the key. */
  | { readonly kind: "none" };
