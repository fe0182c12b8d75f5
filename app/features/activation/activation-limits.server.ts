import { limitForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import { countPostsByPlayer, type PostLimits } from "~/features/gate/post-limit.server";
import { readLinkToken } from "~/features/recovery/steps";
import { hashedKey } from "~/server/keyed.server";
import { postRules } from "~/server/post-limits/rules.server";

/** Rate limits of confirming an e-mail address (SEC-07). */
export const activationLimits: PostLimits<FormReply> = {
  default: (_form, url) => {
    const token = readLinkToken(url);
    return token === null
      ? limitForm(postRules.recoveryTrying, countPostsByPlayer)
      : limitForm(postRules.recoveryTrying, () => hashedKey("link", token));
  },
  resend: limitForm(postRules.recovering, countPostsByPlayer),
};
