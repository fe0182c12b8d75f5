import { type PostLimits, playerRateLimitSubject } from "~/features/gate/post-limit.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { cashOutRateLimitReply } from "./cash-out/cash-out-post.server";
import { oneClickRateLimit } from "./one-click/rate-limit.server";
import { type CouponReply, refusedFormReply } from "./reply";
import { saveShareCodeRateLimits } from "./sharing/share-limits.server";

/** Placing is rate-limited per player (SEC-07). A refused post is never sent: coupon and key stay. */
export const couponRateLimits: PostLimits<CouponReply> = {
  ...saveShareCodeRateLimits,
  place: {
    rule: postLimits.placing,
    subject: playerRateLimitSubject,
    refuse: (form, waitS) => refusedFormReply(form, [{ code: "too-often", bound: waitS }]),
  },
  "cash-out": {
    rule: postLimits.placing,
    subject: playerRateLimitSubject,
    refuse: cashOutRateLimitReply,
  },
  "auto-cash-out": {
    rule: postLimits.placing,
    subject: playerRateLimitSubject,
    refuse: cashOutRateLimitReply,
  },
  "cancel-auto-cash-out": {
    rule: postLimits.placing,
    subject: playerRateLimitSubject,
    refuse: cashOutRateLimitReply,
  },
  "one-click": oneClickRateLimit,
};
