import { z } from "zod";
import { wireAmount } from "../../transport/wire.server";

/** Bounds of a coupon's stake, and of its payout; null = unbounded. */
export const stakeAndPayoutBoundsWire = z.object({
  minBetAmount: wireAmount,
  maxBetAmount: wireAmount.nullable(),
  maxPayout: wireAmount.nullable(),
  /** Bounds of a VIP bet (CPN-11); null or absent if none is taken. */
  vipMaxBetAmount: wireAmount.nullable().optional(),
  vipMaxPayout: wireAmount.nullable().optional(),
});
export type StakeAndPayoutBoundsWire = z.infer<typeof stakeAndPayoutBoundsWire>;
