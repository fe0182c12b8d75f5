import { formRateLimit, postedText } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { PostLimits } from "~/features/gate/post-limit.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { recoveryLimitKey } from "./name";
import { postedRecoveryStep, readRecoveryLinkToken } from "./steps";

const { recovering, recoveryTrying } = postLimits;

const name = formRateLimit(recovering, (form) => recoveryLimitKey(postedText(form, "login")), {
  kept: ["login"],
});
const again = formRateLimit(recovering, (_form, { waits }) => waits?.recovery?.subject ?? null);
const code = formRateLimit(recoveryTrying, (_form, { waits }) => waits?.recovery?.subject ?? null);

/** Rate limits of the recovery page's intents (SEC-07); a name counts whether or not it is a player's. */
export const recoveryLimits: PostLimits<FormReply> = {
  default: (form, url) => {
    if (postedRecoveryStep(form) === "name") return name;
    const token = readRecoveryLinkToken(url);
    if (token === null) return code;
    return formRateLimit(recoveryTrying, () => hashedCacheKey("link", token));
  },
  resend: again,
};
