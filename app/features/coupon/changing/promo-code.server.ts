import { z } from "zod";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import { readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { couponWithCheckedPromoCode } from "../bonuses/promo-post.server";
import { readCoupon } from "../storage/cookie.server";
import { longestTyped } from "../typed-values";
import { applyChange, type CouponPostResult } from "./apply-change.server";

/** Applies a promo code, chosen or typed; an empty one removes it (CPN-14). */
export async function applyPromoCodePosted(post: FormPost): Promise<CouponPostResult> {
  const { promoCode } = readForm(post.form, z.object({ promoCode: textField(longestTyped) }));
  const coupon = await readCoupon(post.context, post.request);
  const paying = findPayingAccount(coupon.accountId, await loadPlayerAccounts(post.context));
  const iso = paying?.iso ?? post.context.config.currency;
  const changed = await couponWithCheckedPromoCode(post.context, coupon, promoCode, iso);
  return applyChange(post, () => changed);
}
