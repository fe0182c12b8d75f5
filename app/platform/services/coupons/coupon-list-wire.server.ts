import { z } from "zod";
import { wireAmount } from "../../transport/wire.server";
import { placedCouponWire } from "./placed-wire.server";

/**
 * - `GET /coupon-api/v1/coupons?state=&from=&until=&before=&limit=&totals=1`, bearer: the player's placed
 *   coupons; `?ids=1,2` those of these ids that are the player's.
 * - `GET /coupon-api/v1/coupons/by-keys?keys=a,b`, bearer: what several keys have placed; an absent key was not
 *   placed.
 */
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
