import { type PostLimit, playerRateLimitSubject } from "~/features/gate/post-limit.server";
import { postLimits } from "~/server/post-limits/rules.server";
import type { CouponReply } from "../reply";
import { oneClickReplyOfForm } from "./one-click-reply";
import { toPressReply } from "./press-reply.server";

/**
 * Rate limit of one-click presses: a press counts as a placement (SEC-07), and a refused press is never sent to
 * the platform.
 */
export const oneClickRateLimit: PostLimit<CouponReply> = {
  rule: postLimits.placing,
  subject: playerRateLimitSubject,
  refuse: (form, waitS) =>
    toPressReply({
      ...oneClickReplyOfForm(form),
      refusals: [{ code: "too-often", bound: waitS }],
    }),
};
