import { z } from "zod";
import { fullCoverValue, fullCoverWithSinglesValue } from "~/domain/coupon/covers";
import { betRefWire } from "./bet-wire.server";

/** Content of a shared coupon (CPN-21). It has no prices, scores and amounts: loading it uses the current ones. */
export const sharedCouponContentWire = z.object({
  typeId: z.number().int(),
  /** The size of a system's lines, or a full cover. */
  systemValue: z.union([
    z.number().int().min(2).max(50),
    z.literal([fullCoverWithSinglesValue, fullCoverValue]),
  ]),
  bets: z
    .array(betRefWire.extend({ blockId: z.number().int().min(0).max(50), isBanker: z.boolean() }))
    .min(1)
    .max(50),
});
export type SharedCouponContentWire = z.infer<typeof sharedCouponContentWire>;

export const saveSharedCouponReplyWire = z.object({
  code: z.string(),
  expiresAt: z.iso.datetime({ offset: true }),
});

export const loadSharedCouponReplyWire = sharedCouponContentWire.extend(
  saveSharedCouponReplyWire.shape,
);
