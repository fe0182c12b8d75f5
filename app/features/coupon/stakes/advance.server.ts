import type { RequestContext } from "~/features/gate/request-context";
import { loadAdvance } from "~/platform/coupons/advance.server";
import type { Account } from "../../accounts/account";
import { type Minor, zero } from "../../money/amount";
import { effectiveType } from "../changes";
import type { CouponCookie } from "../types";
import { takesAdvance } from "./advance";

/**
 * The available advance on a coupon's stake (CPN-15). Requested only for a coupon with bets; any failure
 * means none.
 */
export async function availableAdvance<C extends string>(
  { platform }: RequestContext,
  coupon: CouponCookie,
  account: Account<C> | null,
): Promise<Minor<C>> {
  if (!account || coupon.bets.length === 0 || !takesAdvance(effectiveType(coupon), account)) return zero();
  const answer = await loadAdvance(platform, account);
  return answer.ok ? answer.value.available : zero();
}
