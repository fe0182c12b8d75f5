import { isStorableReceiptId } from "~/domain/coupon/limits";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { RealityCheckAndAgeGuard } from "~/features/gate/play-guard.server";
import { loadPlayerAccounts } from "../accounts/player-accounts.server";
import { returnPathOfPost } from "./back.server";
import { postedBetId } from "./cash-out/placed-bet-post.server";
import { intentOf } from "./coupon-post";
import { oneClickReplyOfForm } from "./one-click/one-click-reply";
import { withTypedStakes } from "./placing/typed-stakes.server";
import { receiptPath } from "./receipts/receipt-path";
import { type CouponReply, refusedFormReply } from "./reply";
import { isAutoMaxActive } from "./stakes/auto-max";
import { readCoupon, saveCoupon } from "./storage/cookie.server";
import { isPlacedBetPost } from "./unanswered";

/**
 * Blocks bets until a reality check, an age check or changed terms are answered; typed stakes are stored in
 * the coupon (RCK-03, POP-05, PLT-05).
 */
export const couponRealityCheckAndAgeGuard: RealityCheckAndAgeGuard<CouponReply> = {
  intents: ["place", "one-click"],
  refuse: (form, code) => {
    const refusals = [{ code }] as const;
    return intentOf(form) === "one-click"
      ? { refusals: [], oneClick: { ...oneClickReplyOfForm(form), refusals } }
      : refusedFormReply(form, refusals);
  },
  keep: async (post) => {
    const { context, form, request } = post;
    if (intentOf(form) === "one-click") return returnPathOfPost(post);
    const placedId = postedBetId(form);
    if (isPlacedBetPost(form) && isStorableReceiptId(placedId))
      return receiptPath(context.lng, [{ id: placedId }]);
    const coupon = await readCoupon(context, request);
    // A coupon being checked stays as sent; the maximum field holds an old maximum.
    if (coupon.isChecking || isAutoMaxActive(coupon, context.stored.coupon))
      return returnPathOfPost(post);
    const account = findPayingAccount(coupon.accountId, await loadPlayerAccounts(context));
    const kept = withTypedStakes(
      coupon,
      form,
      account?.iso ?? context.config.currency,
      context.lng,
    );
    if (kept !== coupon) await saveCoupon(context, request, kept);
    return returnPathOfPost(post);
  },
};
