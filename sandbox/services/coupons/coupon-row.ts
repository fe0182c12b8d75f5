import { z } from "zod";
import { asMinor } from "~/domain/money/amount";
import { placeRequestWire } from "~/platform/services/coupons/place-wire.server";
import type { couponLegs, coupons } from "../../db/schema";
import { noPromisedBonuses } from "./rewards";

export type CouponRow = typeof coupons.$inferSelect;
export type LegRow = typeof couponLegs.$inferSelect;

/**
 * Shape of the placement request as a coupon stores it, with the bonuses that it was promised in
 * addition to the prices (CPN-06, CPN-13, CPN-14), and the highest payout of each block (CPN-09).
 */
const stored = placeRequestWire.extend({
  promised: z
    .object({
      bonusPercent: z.number(),
      extras: z.array(
        z.object({ percent: z.number(), most: z.number().transform((count) => asMinor(count)) }),
      ),
      hyperBonusPercent: z.number(),
      promoPercent: z.number(),
      promoCode: z.string(),
    })
    .default(noPromisedBonuses),
  maxPayoutByBlockId: z
    .record(
      z.string(),
      z.number().transform((count) => asMinor(count)),
    )
    .default({}),
});
type Stored = z.infer<typeof stored>;

const parsedRequests = new WeakMap<object, Stored>();

/** Notes the request of a row that was just made of it, so that its receipt does not parse it again. */
export function rememberRequest(row: Pick<CouponRow, "request">, request: Stored): void {
  parsedRequests.set(row, request);
}

/** The placement request that a coupon's row stores, parsed once per row (CPP-01). */
export function storedRequest(row: Pick<CouponRow, "request">): Stored {
  const request = parsedRequests.get(row) ?? stored.parse(row.request);
  parsedRequests.set(row, request);
  return request;
}

/** The key of an automatic cash-out: one that no request can have, since a colon is in none (CPN-23). */
export function autoCashOutKey(couponId: number): string {
  return `auto:${couponId}`;
}
