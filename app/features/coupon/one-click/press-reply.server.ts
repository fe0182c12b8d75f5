import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Refusal } from "~/domain/coupon/refusal";
import type { ActionResult } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { receiptPath } from "../receipts/receipt-path";
import type { CouponReply } from "../reply";
import type { OneClickReply } from "./one-click-reply";

/** The reply to a placed press, with what its receipt says. */
export function toPlacedReply(
  press: OneClickReply,
  receipt: PlacedCoupon,
  rev: number | undefined,
): CouponReply {
  const { id, stake, coef, possibleWin, maxPayout, iso, legs } = receipt;
  const [leg] = legs;
  return toPressReply(
    {
      ...press,
      kind: "placed",
      title: leg?.game ?? press.title,
      name: leg?.name ?? press.name,
      receipt: { id, stake, coef, possibleWin, maxPayout, iso },
    },
    rev,
  );
}

/** The address of the receipt, with the way back to the price that was pressed. */
export function receiptPathWithWayBack(
  { lng }: RequestContext,
  receipt: PlacedCoupon,
  { back, bet }: OneClickReply,
): string {
  const [, marketId] = bet.split(":");
  const query =
    back === null ? "" : `?${new URLSearchParams({ returnUrl: `${back}#bet-${marketId}` })}`;
  return receiptPath(lng, [receipt]) + query;
}

/** The reply (422) to a one-click press that is refused for a reason that the player can correct. */
export function refusePress(press: OneClickReply, refusal: Refusal): ActionResult<CouponReply> {
  return { kind: "stay", status: 422, data: toPressReply({ ...press, refusals: [refusal] }) };
}

/** The coupon's reply about a press; `rev` is the stored coupon's revision, where it changed. */
export function toPressReply(oneClick: OneClickReply, rev?: number): CouponReply {
  return { refusals: [], oneClick, ...(rev === undefined ? {} : { rev }) };
}
