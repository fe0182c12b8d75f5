import type { Play } from "~/features/screens/action.server";
import { backTo } from "./back.server";
import { keepCoupon, readCoupon } from "./kept/cookie.server";
import { accountsOf } from "./load.server";
import { pressOf } from "./one-click/one-click-reply";
import { withTyped } from "./placing/typed-stakes.server";
import type { CouponReply } from "./reply";
import { isAutoMaxActive } from "./stakes/auto-max";
import { stakeAccount } from "./stakes/stake";
import { typedValues } from "./typed-values";

/** Bets wait for the answer to a reality check or for an age; the stakes that were typed wait in the coupon (RCK-03, POP-05). */
export const couponPlay: Play<CouponReply> = {
  intents: ["place", "one-click"],
  refuse: (form, code) => {
    const refusals = [{ code }] as const;
    return form.get("intent") === "one-click"
      ? { refusals: [], values: {}, oneClick: { ...pressOf(form), refusals } }
      : { refusals, values: typedValues(form) };
  },
  keep: async (post) => {
    const { opened, form, request } = post;
    if (form.get("intent") === "one-click") return backTo(post);
    const coupon = await readCoupon(opened, request);
    // The field of a maximum says what the maximum was.
    if (isAutoMaxActive(coupon, opened.stored.coupon)) return backTo(post);
    const account = stakeAccount(coupon.accountId, await accountsOf(opened));
    const kept = withTyped(coupon, form, account?.iso ?? opened.config.currency, opened.lng);
    if (kept !== coupon) await keepCoupon(opened, request, kept);
    return backTo(post);
  },
};
