import { z } from "zod";
import { wireAmount } from "../../transport/wire.server";

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
