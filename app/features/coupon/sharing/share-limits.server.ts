import type { PostLimits } from "~/features/gate/post-limit.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { type CouponReply, refusedReply } from "../reply";

/** Whose uses of share codes are counted together: the player's, or those of a guest's browser. */
export const shareCodeRateLimitSubject = ({ uid, csrf }: SessionCookie) =>
  uid === null ? csrf : String(uid);

/** Saving a code creates a platform row, so it is rate-limited (SEC-07); `findSharedCouponByCode` limits loading. */
export const saveShareCodeRateLimits: PostLimits<CouponReply> = {
  "save-code": {
    rule: postLimits.codeSaving,
    subject: (_form, session) => shareCodeRateLimitSubject(session),
    refuse: (_form, waitS) => refusedReply([{ code: "code-too-often", bound: waitS }], {}),
  },
};
