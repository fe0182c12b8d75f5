import { setPromoCode } from "~/domain/coupon/change/rewards";
import { isPromoCode } from "~/domain/coupon/limits";
import type { Refusal } from "~/domain/coupon/refusal";
import type { CouponCookie } from "~/domain/coupon/types";
import type { RequestContext } from "~/features/gate/request-context";
import { loadPromoCodes } from "~/platform/services/coupons/promo.server";
import { newPlacementKey } from "../storage/placement-key.server";

/**
 * Returns the coupon with the typed promo code, or without one for ""; else the refusal (CPN-14).
 * Asks the platform first, so that the player sees a bad code at its field before placing. Stores
 * nothing.
 */
export async function couponWithCheckedPromoCode(
  { platform, session, isLocked }: RequestContext,
  coupon: CouponCookie,
  typed: string,
  currency: string,
): Promise<ReturnType<typeof setPromoCode>> {
  const code = typed.trim().toUpperCase();
  if (code === "") return setPromoCode(coupon, "", newPlacementKey);
  const refused = (refusal: Refusal) => ({ ok: false as const, refusal });
  if (session.kind === "guest") return refused({ code: "sign-in" });
  if (isLocked) return refused({ code: "excluded" });
  if (!isPromoCode(code)) return refused({ code: "promo-unknown" });
  const answer = await loadPromoCodes(platform, { currency, code });
  if (!answer.ok) return refused({ code: "unavailable" });
  const { own, chosen, refusal } = answer.value;
  const known = chosen ?? own.find((one) => one.code === code);
  return known
    ? setPromoCode(coupon, known.code, newPlacementKey)
    : refused({ code: refusal ?? "promo-unknown" });
}
