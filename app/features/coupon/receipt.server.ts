import type { openLeaf } from "~/features/screens/open.server";
import { loadCoupon } from "~/platform/coupons/client.server";
import type { PlacedCoupon } from "./types";

/** A placed coupon of one's own (CPP-12): 404 where there is none of this player's, 503 where nobody can say. */
export async function loadReceipt({
  platform,
  decision,
}: Awaited<ReturnType<typeof openLeaf>>): Promise<PlacedCoupon> {
  const answer = await loadCoupon(platform, decision.params["couponId"] ?? "");
  if (!answer.ok) throw new Response(null, { status: 503 });
  if (!answer.value) throw new Response(null, { status: 404 });
  return answer.value;
}
