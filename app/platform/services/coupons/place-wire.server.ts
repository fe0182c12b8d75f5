import { z } from "zod";
import { wireAmount, wirePrice, wireTime } from "../../transport/wire.server";
import { betRefWire } from "./bet-wire.server";

/** A coupon to place (CPP-01, CPP-03, CPP-10). */
export const placeRequestWire = z.object({
  userId: z.number(),
  accountId: z.number(),
  typeId: z.number(),
  amount: wireAmount,
  amountByBlockId: z.record(z.string(), wireAmount),
  /** Each bet with the price and score that the player saw. */
  bets: z
    .array(
      betRefWire.extend({
        coef: wirePrice,
        scores: z.string().nullable(),
        blockId: z.number().int().default(0),
      }),
    )
    .min(1)
    .max(50),
  changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  coef: z.string(),
  coefByView: z.string(),
  coefViewId: z.number(),
  exactCoef: z.number(),
  isDropOnScoreChange: z.boolean(),
  /** The part of `amount` advanced against possible winnings of open bets (CPN-15). */
  prepaidAmount: wireAmount,
  /** Whether the player wants a VIP bet, with a stake above the ordinary maximum (CPN-11). */
  isVip: z.boolean().default(false),
  refId: z.number(),
  systemValue: z.number(),
  /**
   * The hyper-bonus that the player was shown, percent; 0 = none. `bonusPercent` is the express
   * bonus; null = none was shown.
   */
  hyperBonusPercent: z.number(),
  bonusPercent: z.number().int().nullable().default(null),
  /** Whether the player removed the bonus bet from the coupon; then none is given (CPN-03). */
  manuallyDeletedBonusBet: z.boolean().default(false),
  promoCode: z.string().max(32).default(""),
  lng: z.string(),
  /**
   * Deadline for accepting the coupon, by the platform's clock; a later attempt places nothing (CPP-11).
   * Absent = none.
   */
  validUntil: wireTime.optional(),
});
export type PlaceRequestWire = z.infer<typeof placeRequestWire>;

/**
 * A refused placement. `bets` lists the affected bets with their current state; `bound` is the allowed amount
 * (decimal text, account's currency).
 */
export const placeRefusalWire = z.object({
  code: z.string(),
  title: z.string().optional(),
  bound: wireAmount.optional(),
  /** The block with the refused amount (type 4). */
  blockId: z.number().int().optional(),
  /** The refused field if it is not the stake: `prepaidAmount` (CPN-15). */
  field: z.string().optional(),
  bets: z
    .array(z.object({ marketId: z.number(), code: z.string(), coef: wirePrice.optional() }))
    .optional(),
});
export type PlaceRefusalWire = z.infer<typeof placeRefusalWire>;

/** The advance available on a stake, and the amount of earlier advances still to be repaid (CPN-15). */
export const advanceWire = z.object({ available: wireAmount, outstanding: wireAmount });

const promoCodeWire = z.object({
  code: z.string().max(32),
  percent: z.number().int(),
  maxLimit: wireAmount,
});

/**
 * The player's promo codes, and the result for the typed one: `chosen`, or `refusal` with a code as in other refusals
 * (CPN-14).
 */
export const promoCodesReplyWire = z.object({
  codes: z.array(promoCodeWire),
  chosen: promoCodeWire.nullable(),
  refusal: z.string().nullable(),
});
