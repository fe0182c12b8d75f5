import { z } from "zod";
import { readForm, textField } from "~/features/forms/read.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { loadPricesAndBounds } from "~/platform/services/coupons/prices.server";
import { refuseBecauseChecking } from "../changing/unless-checking.server";
import { type CouponReply, refusedReply } from "../reply";
import { readCoupon, saveCoupon } from "./cookie.server";
import { isCouponCookieOlderThanCopy, parseCopiedCookieVersion } from "./copy-mark";
import { parseSavedCoupon } from "./parse-saved";
import { newPlacementKey } from "./placement-key.server";
import { restoreSavedCoupon } from "./restore";

/**
 * Restores the browser's copy after its cookie is lost (CPN-16), even if bets were added since. A coupon
 * newer than the copy stays: it was changed, placed or cleared on purpose.
 */
export async function restoreCouponPosted({
  form,
  context,
  request,
}: FormPost): Promise<ActionResult<CouponReply>> {
  const fields = readForm(form, z.object({ saved: textField(100_000), mark: textField(200) }));
  const saved = parseSavedCoupon(fields.saved);
  const mark = parseCopiedCookieVersion(fields.mark);
  const coupon = await readCoupon(context, request);
  if (!saved || saved.bets.length === 0 || !isCouponCookieOlderThanCopy(coupon, mark))
    return { kind: "go", to: screenPath(context.lng, "coupon") };
  if (coupon.isChecking) return refuseBecauseChecking({ form });
  const ask = { typeId: saved.typeId, currency: context.config.currency, bets: saved.bets };
  const answer = await loadPricesAndBounds(context.platform, ask);
  if (!answer.ok)
    return { kind: "stay", status: 503, data: refusedReply([{ code: "unavailable" }], {}) };
  const back = restoreSavedCoupon(coupon, saved, answer.value.bets, mark, newPlacementKey);
  const rev = await saveCoupon(context, request, back.coupon);
  const { dropped, left } = back;
  const isChanged =
    back.coupon.bets.length > coupon.bets.length || dropped.length > 0 || left.length > 0;
  const restored = { dropped, left, isMerged: coupon.bets.length > 0 };
  const data: CouponReply = { refusals: [], rev, ...(isChanged ? { restored } : {}) };
  return { kind: "stay", status: 200, data };
}
