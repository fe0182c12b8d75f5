import type { Opened } from "~/features/screens/open.server";
import { loadAdvance } from "~/platform/coupons/advance.server";
import type { Account } from "../accounts/account";
import { takesAdvance } from "./advance";
import { effectiveType } from "./changes";
import type { CouponCookie } from "./types";

/**
 * What may be advanced to a coupon's stake, minor units of its account (CPN-15). Asked for only where there is a coupon
 * to stake it on; whatever goes wrong, nothing is offered.
 */
export async function availableAdvance(
  { platform }: Opened,
  coupon: CouponCookie,
  account: Account | null,
): Promise<number> {
  if (!account || coupon.bets.length === 0 || !takesAdvance(effectiveType(coupon), account)) return 0;
  const answer = await loadAdvance(platform, account);
  return answer.ok ? answer.value.available : 0;
}
