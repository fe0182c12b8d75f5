import { z } from "zod";
import { cashbackProgrammes } from "~/domain/bonuses/cashback";

/** Programme and currency of a cashback to be paid (OFC-09). */
export const claimCashbackRequestWire = z.object({
  programme: z.enum(cashbackProgrammes),
  iso: z.string().regex(/^[A-Z]{3}$/),
});
export const claimCashbackReplyWire = z.object({ success: z.literal(true) });
