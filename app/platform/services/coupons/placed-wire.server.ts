import { z } from "zod";
import { wireAmount, wirePrice, wireTime } from "../../transport/wire.server";
import { betRefWire } from "./bet-wire.server";

export const placedStateWire = z.enum(["placed", "won", "lost", "void", "cashed-out"]);
export const legStateWire = z.enum(["open", "won", "half-won", "void", "half-lost", "lost"]);

/** A placed coupon as the platform stores it: the receipt, and later its result. */
export const placedCouponWire = z.object({
  id: z.string(),
  key: z.string(),
  userId: z.number(),
  accountId: z.number(),
  iso: z.string(),
  typeId: z.number(),
  systemValue: z.number(),
  /** The stake still on the bet: the placed one less what was cashed out in parts (CPN-23). */
  stake: wireAmount,
  /**
   * The stake of each block (type 4), by block id: its share of what is still on the bet, rounded
   * down.
   */
  amountByBlockId: z.record(z.string(), wireAmount).default({}),
  /** Exact product of the prices; for a system or blocks the return of a unit stake, cut to 6 decimals. */
  coef: z.string(),
  coefByView: z.string(),
  coefViewId: z.number(),
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  exactCoef: z.number(),
  isDropOnScoreChange: z.boolean(),
  prepaidAmount: wireAmount,
  possibleWin: wireAmount,
  /**
   * The highest payout that cut `possibleWin`, or `return` once settled; of blocks (type 4) that of a
   * block. Null = nothing was cut.
   */
  maxPayout: wireAmount.nullable().default(null),
  /** Promised bonus on top of the prices, percent; 0 = none (CPN-06, CPN-13, CPN-14). */
  bonusPercent: z.number().int().default(0),
  hyperBonusPercent: z.number().int().default(0),
  promoPercent: z.number().int().default(0),
  promoCode: z.string().default(""),
  state: placedStateWire,
  /** Amount paid out for `stake`; null while open. */
  return: wireAmount.nullable(),
  /** Parts of the placed stake that were cashed out, in their order (CPN-23). */
  cashedOut: z
    .array(z.object({ key: z.string(), stake: wireAmount, amount: wireAmount, at: wireTime }))
    .default([]),
  /**
   * Changes by corrected results, in their order (CPN-28): the return before and since; `after` null = the
   * coupon was open again. `debt` is the part of what was taken back that the account lacked.
   */
  corrections: z
    .array(
      z.object({
        at: wireTime,
        before: wireAmount,
        after: wireAmount.nullable(),
        debt: wireAmount,
      }),
    )
    .default([]),
  /** Whether the platform cashed the coupon out at the amount that its player had set. */
  isAutoCashOut: z.boolean().default(false),
  /** The amount at which the platform cashes the open coupon out by itself; null = none. */
  autoCashOut: z.object({ amount: wireAmount, setAt: wireTime }).nullable().default(null),
  placedAt: wireTime,
  settledAt: wireTime.nullable(),
  legs: z.array(
    betRefWire.extend({
      coef: wirePrice,
      champ: z.string(),
      game: z.string(),
      name: z.string(),
      /** Name of its market, as a bet has it; absent = none is shown. */
      title: z.string().optional(),
      path: z.string(),
      startsAt: wireTime,
      scores: z.string().nullable(),
      state: legStateWire,
      blockId: z.number().int().default(0),
    }),
  ),
});
export type PlacedCouponWire = z.infer<typeof placedCouponWire>;

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
