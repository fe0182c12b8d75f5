import { isReceiptId } from "~/domain/coupon/limits";
import { stakeAccount } from "~/domain/coupon/stakes/stake";
import type { PlayGuard } from "~/features/gate/action.server";
import { backTo } from "./back.server";
import { accountsOf } from "./load.server";
import { parsePress } from "./one-click/one-click-reply";
import { withTyped } from "./placing/typed-stakes.server";
import { receiptPath } from "./receipts/receipt-path";
import type { CouponReply } from "./reply";
import { isAutoMaxActive } from "./stakes/auto-max";
import { readCoupon, saveCoupon } from "./storage/cookie.server";
import { typedValues } from "./typed-values";
import { isOfPlacedBet } from "./unanswered";

/**
 * Blocks bets until a reality check, an age check or changed terms are answered; typed stakes are stored in
 * the coupon (RCK-03, POP-05, PLT-05).
 */
export const couponPlayGuard: PlayGuard<CouponReply> = {
  intents: ["place", "one-click"],
  refuse: (form, code) => {
    const refusals = [{ code }] as const;
    return form.get("intent") === "one-click"
      ? { refusals: [], values: {}, oneClick: { ...parsePress(form), refusals } }
      : { refusals, values: typedValues(form) };
  },
  keep: async (post) => {
    const { context, form, request } = post;
    const intent = form.get("intent");
    if (intent === "one-click") return backTo(post);
    const placedId = String(form.get("coupon") ?? "");
    if (isOfPlacedBet(form) && isReceiptId(placedId))
      return receiptPath(context.lng, [{ id: placedId }]);
    const coupon = await readCoupon(context, request);
    // A coupon being checked stays as sent; the maximum field holds an old maximum.
    if (coupon.isChecking || isAutoMaxActive(coupon, context.stored.coupon)) return backTo(post);
    const account = stakeAccount(coupon.accountId, await accountsOf(context));
    const kept = withTyped(coupon, form, account?.iso ?? context.config.currency, context.lng);
    if (kept !== coupon) await saveCoupon(context, request, kept);
    return backTo(post);
  },
};
