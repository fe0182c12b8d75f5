import { z } from "zod";
import { cashbackProgrammes } from "~/domain/bonuses/cashback";

/** Programme and currency of a cashback to be paid (OFC-09). */
export const claimCashbackRequestWire = z.object({
  programme: z.enum(cashbackProgrammes),
  iso: z.string().regex(/^[A-Z]{3}$/),
});
export const claimCashbackReplyWire = z.object({ success: z.literal(true) });

/** A promo code that is bought, by its offer's name (CNT-04). */
export const buyPromoCodeRequestWire = z.object({ offer: z.string().max(40) });
/** The code, the points that it cost, and when it expires. */
export const boughtPromoCodeWire = z.object({
  code: z.string(),
  points: z.number().int(),
  endsAt: z.iso.datetime(),
});
