import type { Refusal } from "~/domain/coupon/refusal";
import type { CouponViewContext } from "~/domain/coupon/view-context";

/** Why no bets are taken, null where they are: a lock of the player's own, a frozen account, or protection data that cannot be read (LIM-12, LIM-20). */
export function findSlipClosedRefusal({
  lock = null,
  accounts,
  isPaused,
}: Pick<CouponViewContext, "lock" | "accounts" | "isPaused">): Refusal | null {
  if (lock) return { code: "excluded", ...(lock.endsAt === null ? {} : { until: lock.endsAt }) };
  if (accounts?.isFrozen) return { code: "account-frozen" };
  return isPaused ? { code: "unavailable" } : null;
}
