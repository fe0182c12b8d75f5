import type { Account } from "~/domain/accounts/account";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { allowsAdvance } from "~/domain/coupon/stakes/advance";
import type { CouponCookie } from "~/domain/coupon/types";
import { type Minor, zero } from "~/domain/money/amount";
import type { RequestContext } from "~/features/gate/request-context";
import { loadAdvance } from "~/platform/services/coupons/advance.server";

/**
 * The available advance on a coupon's stake (CPN-15). Requested only for a coupon with bets; any failure
 * means none.
 */
export async function loadAvailableAdvance<C extends string>(
  { platform }: RequestContext,
  coupon: CouponCookie,
  account: Account<C> | null,
): Promise<Minor<C>> {
  if (!account || coupon.bets.length === 0 || !allowsAdvance(effectiveCouponType(coupon), account))
    return zero();
  const answer = await loadAdvance(platform, account);
  return answer.ok ? answer.value.available : zero();
}
