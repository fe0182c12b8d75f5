import { countPostsByPlayer, type PostLimits } from "~/features/gate/post-limit.server";
import { postRules } from "~/server/post-limits/rules.server";
import { cashOutTooOften } from "./cash-out/cash-out-post.server";
import { oneClickRateLimit } from "./one-click/rate-limit.server";
import type { CouponReply } from "./reply";
import { shareLimits } from "./sharing/share-limits.server";
import { typedValues } from "./typed-values";

/** Placing is rate-limited per player (SEC-07). A refused post is never sent: coupon and key stay. */
export const couponLimits: PostLimits<CouponReply> = {
  ...shareLimits,
  place: {
    rule: postRules.placing,
    subject: countPostsByPlayer,
    refuse: (form, waitS) => ({
      refusals: [{ code: "too-often", bound: waitS }],
      values: typedValues(form),
    }),
  },
  "cash-out": { rule: postRules.placing, subject: countPostsByPlayer, refuse: cashOutTooOften },
  "auto-cash-out": {
    rule: postRules.placing,
    subject: countPostsByPlayer,
    refuse: cashOutTooOften,
  },
  "cancel-auto-cash-out": {
    rule: postRules.placing,
    subject: countPostsByPlayer,
    refuse: cashOutTooOften,
  },
  "one-click": oneClickRateLimit,
};
