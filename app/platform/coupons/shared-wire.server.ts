import { z } from "zod";
import { betRefWire } from "./wire.server";

/**
 * Coupons under a code (CPN-21); paths and bodies are decided here. What is kept is a coupon without prices, scores
 * and amounts: whoever loads it gets those of his own moment.
 *
 * - `POST /coupon-api/v1/shared`: keeps a coupon, answers its code. The same content has the same code.
 * - `GET  /coupon-api/v1/shared/{code}`: what is kept under a code; 404 = nothing (any more).
 */
export const sharedCouponWire = z.object({
  typeId: z.number().int(),
  systemValue: z.number().int().min(2).max(50),
  bets: z
    .array(betRefWire.extend({ blockId: z.number().int().min(0).max(50), isBanker: z.boolean() }))
    .min(1)
    .max(50),
});
export type SharedCouponWire = z.infer<typeof sharedCouponWire>;

export const savedCodeWire = z.object({ code: z.string(), expiresAt: z.iso.datetime({ offset: true }) });

export const loadedCodeWire = sharedCouponWire.extend(savedCodeWire.shape);
