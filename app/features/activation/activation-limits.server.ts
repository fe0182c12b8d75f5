import { formRateLimit } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import { type PostLimits, playerRateLimitSubject } from "~/features/gate/post-limit.server";
import { readEmailLinkToken } from "~/features/recovery/link-token";
import { hashedCacheKey } from "~/server/keyed.server";
import { postLimits } from "~/server/post-limits/rules.server";

/** Rate limits of confirming an e-mail address (SEC-07). */
export const emailConfirmationRateLimits: PostLimits<FormReply> = {
  default: (_form, url) => {
    const token = readEmailLinkToken(url);
    return token === null
      ? formRateLimit(postLimits.recoveryTrying, playerRateLimitSubject)
      : formRateLimit(postLimits.recoveryTrying, () => hashedCacheKey("link", token));
  },
  resend: formRateLimit(postLimits.recovering, playerRateLimitSubject),
};
