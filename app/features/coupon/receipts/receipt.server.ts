import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { authorizePage } from "~/features/gate/authorize.server";
import {
  loadPlayerCoupon,
  loadPlayerCoupons,
} from "~/platform/services/coupons/placed-coupons.server";
import type { Answer } from "~/platform/transport/failure.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { receiptIds } from "./receipt-path";

/** The coupons of a receipt's address: the first one, and the others placed with it (singles). */
export interface FirstReceiptAndOthers {
  readonly receipt: PlacedCoupon;
  readonly others: readonly PlacedCoupon[];
}

type Leaf = Awaited<ReturnType<typeof authorizePage>>;

/** The placed coupon of an address (CPN-20): 404 if it is not this player's, 503 without an answer. */
export async function loadOwnPlacedCoupon({ platform, decision }: Leaf): Promise<PlacedCoupon> {
  const answer = await loadPlayerCoupon(platform, decision.params["couponId"] ?? "");
  if (!answer.ok) throw new Response(null, { status: 503 });
  if (!answer.value) throw new Response(null, { status: 404 });
  return answer.value;
}

/** The player's placed coupons (CPP-12): 404 if one is not this player's, 503 without an answer. */
export async function loadReceipts(context: Leaf): Promise<FirstReceiptAndOthers> {
  const receipts = await loadReceiptsOrNullIfNoAnswer(context);
  if (!receipts) throw new Response(null, { status: 503 });
  return receipts;
}

/** As `loadReceipts`; null without an answer. */
export async function loadReceiptsOrNullIfNoAnswer({
  platform,
  decision,
}: Leaf): Promise<FirstReceiptAndOthers | null> {
  const ids = receiptIds(decision.params["couponId"] ?? "");
  const [only = "", ...more] = ids;
  const answer = await (more.length === 0
    ? oneOf(platform, only)
    : loadPlayerCoupons(platform, ids));
  if (!answer.ok) return null;
  const [receipt, ...others] = answer.value;
  if (!receipt || answer.value.length < ids.length) throw new Response(null, { status: 404 });
  return { receipt, others };
}

async function oneOf(
  platform: PlatformScope,
  id: string,
): Promise<Answer<readonly PlacedCoupon[]>> {
  const answer = await loadPlayerCoupon(platform, id);
  return answer.ok ? { ok: true, value: answer.value ? [answer.value] : [] } : answer;
}
