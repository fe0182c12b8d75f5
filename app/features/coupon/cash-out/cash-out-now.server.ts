import type { CashOutFormData } from "~/domain/coupon/cash-out/cash-out-reply";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { RequestContext } from "~/features/gate/request-context";
import { loadCashOutOffer } from "~/platform/services/coupons/cash-out.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { findUnansweredCashOut } from "./lost-press.server";

/**
 * Loads a placed coupon with its current cash-out offer (CPN-23). If the platform does not answer, the page
 * is shown without an offer.
 */
export async function loadCashOutFormData<C extends string>(
  context: RequestContext,
  request: Request,
  receipt: PlacedCoupon<C>,
): Promise<CashOutFormData<C>> {
  const lost = findUnansweredCashOut(context, request, receipt.id);
  const isAsked = context.stored.coupon.isCashOutAsked;
  const common = { receipt, key: newPlacementKey(), askedAt: context.now, lost, isAsked };
  if (receipt.state !== "placed") return { ...common, offer: { kind: "none", reason: "decided" } };
  const answer = await loadCashOutOffer(context.platform, receipt);
  return { ...common, offer: answer.ok ? answer.value : { kind: "none", reason: "unknown" } };
}
