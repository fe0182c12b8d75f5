import { countPostsByPlayer, type PostLimit } from "~/features/gate/post-limit.server";
import { postLimits } from "~/server/post-limits/rules.server";
import type { CouponReply } from "../reply";
import { replyFromOneClickForm } from "./one-click-reply";
import { toPressReply } from "./press-reply.server";

/** A press counts as a placement (SEC-07); a press refused here is never sent. */
export const oneClickRateLimit: PostLimit<CouponReply> = {
  rule: postLimits.placing,
  subject: countPostsByPlayer,
  refuse: (form, waitS) =>
    toPressReply({
      ...replyFromOneClickForm(form),
      refusals: [{ code: "too-often", bound: waitS }],
    }),
};
