import { z } from "zod";
import { cashbackProgrammes } from "~/domain/bonuses/cashback";

/** `POST /web-api/officeapi/v1/cashback` (bearer; OFC-09): pays that of the last period, once. Our decision. */
export const claimCashbackRequestWire = z.object({
  programme: z.enum(cashbackProgrammes),
  iso: z.string().regex(/^[A-Z]{3}$/),
});
export const claimCashbackReplyWire = z.object({ success: z.literal(true) });
