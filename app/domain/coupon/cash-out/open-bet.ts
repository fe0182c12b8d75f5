import type { Minor } from "../../money/amount";
import type { PlacedCoupon } from "../placed";

/** An open bet in a list, with what it can be cashed out for now; null = no offer (CPN-23). */
export interface OpenBet<C extends string = string> extends PlacedCoupon<C> {
  readonly offer: Minor<C> | null;
}
