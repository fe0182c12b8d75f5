import { z } from "zod";
import { equalsSharedCoupon, replaceBySharedCoupon } from "~/domain/coupon/sharing/shared";
import { readForm, textField } from "~/features/forms/read.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import type { CouponReply } from "../reply";
import { readCoupon, saveCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { longestTyped } from "../typed-values";
import { shareCodePath } from "./code-path.server";
import { refuseShareCode } from "./code-refusal.server";
import { findSharedCouponByCode } from "./find-code.server";

/** Flash cookie: tells the next page which share code the coupon was loaded from. */
export const loadedShareCodeFlash = "code_loaded";

const codeFields = z.object({ code: textField(longestTyped), replace: textField(8) });

/**
 * Loads the coupon that was saved under the typed share code. If it would replace other bets, the
 * next page offers it first; `replace` confirms that.
 */
export async function loadShareCodePosted({
  context,
  request,
  form,
}: FormPost): Promise<ActionResult<CouponReply>> {
  const { code: typed, replace } = readForm(form, codeFields);
  const looked = await findSharedCouponByCode(context, request, typed);
  if (!looked.ok) return refuseShareCode(looked.refusal, looked.status, typed);
  const { code, now } = looked.found;
  if (now.bets.length === 0) return refuseShareCode({ code: "code-over" }, 422, typed);
  const coupon = await readCoupon(context, request);
  const mustAsk = coupon.bets.length > 0 && !equalsSharedCoupon(coupon, now) && replace !== "1";
  if (mustAsk) return { kind: "go", to: shareCodePath(context, "code", code) };
  const taken = replaceBySharedCoupon(coupon, now, newPlacementKey);
  if (!taken.ok) return refuseShareCode(taken.refusal, 422, typed);
  const rev = await saveCoupon(context, request, taken.coupon);
  context.scope.cookies.push(writePlainCookie(request, loadedShareCodeFlash, code));
  return {
    kind: "go",
    to: shareCodePath(context, "loaded", code),
    data: { refusals: [], rev },
  };
}
