import { z } from "zod";
import { wireAmount } from "../../transport/wire.server";
import { betRefWire, betWire } from "./bet-wire.server";

/** An unplaced coupon whose current prices, states and bounds are asked for. */
export const pricesAndBoundsRequestWire = z.object({
  lng: z.string(),
  typeId: z.number(),
  currency: z.string(),
  /**
   * Size of the lines of a system, or a full cover (101 with singles, 102 without); only of systems. `blockId` of a bet is its block (type 4), or
   * `bankerBlockId` for a banker of a system.
   */
  systemValue: z.number().optional(),
  bets: z.array(betRefWire.extend({ blockId: z.number().int().optional() })).max(50),
});

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

export const pricesAndBoundsReplyWire = z.object({
  /** In the order requested; null = the platform does not know the bet (any more). */
  bets: z.array(betWire.nullable()),
  ...stakeAndPayoutBoundsWire.shape,
  /**
   * Bonus on a winning single or express, from a minimum stake up to an amount (CPN-13); null or absent =
   * none.
   */
  hyperBonus: z
    .object({ percent: z.number().int().positive(), minBetLimit: wireAmount, maxLimit: wireAmount })
    .nullable()
    .optional(),
  /** Price of the bet that an express does not win (CPN-08); null or absent = none. */
  antiExpressCoef: z.string().nullable().optional(),
  /** Bounds of each bet as a single, in the order requested; only for type 9 (singles). */
  singles: z.array(stakeAndPayoutBoundsWire.nullable()).optional(),
  /** Bounds of each block by its id; only for type 4 (blocks). */
  blocks: z.record(z.string(), stakeAndPayoutBoundsWire).optional(),
  /**
   * System sizes available for these bets (CPN-07), and the full covers that the platform takes; only for
   * type 2 (system).
   */
  systemValues: z
    .array(
      z.object({
        value: z.number(),
        offset: z.number(),
        minBetAmount: wireAmount,
        combo: z.number(),
      }),
    )
    .optional(),
});
