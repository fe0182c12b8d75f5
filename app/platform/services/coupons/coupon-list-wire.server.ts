import { z } from "zod";
import { wireAmount } from "../../transport/wire.server";
import { placedCouponWire } from "./placed-wire.server";

/** Coupons of the player; of several keys, those that the keys have placed. */
export const couponListWire = z.object({
  coupons: z.array(placedCouponWire),
  /** Totals of all matching coupons, by currency; only with `totals=1`. */
  totals: z
    .array(
      z.object({
        iso: z.string(),
        count: z.number().int(),
        staked: wireAmount,
        returned: wireAmount,
        net: wireAmount,
      }),
    )
    .optional(),
  /** Current cash-out offers of the open coupons listed, by id; only with `cashOut=1` (CPN-23). */
  cashOut: z.record(z.string(), wireAmount).optional(),
});
