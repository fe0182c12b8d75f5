import { formRateLimit, postedText } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import type { PostLimits } from "~/features/gate/post-limit.server";
import { screenPath } from "~/features/screens/links.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { recoveryCodePosted } from "./code-post.server";
import { recoveryLimitKey } from "./identifier";
import { recoveryIdentifierPosted, resendRecoveryCodePosted } from "./identifier-post.server";
import { readEmailLinkToken } from "./link-token";
import { newPasswordPosted } from "./password-post.server";

/** Intents of the recovery page (REG-05): a name, a code or a password; another message, giving up. */
export const recoveryIntents: IntentHandlers<FormReply> = {
  default: (post) => {
    switch (postedRecoveryStep(post.form)) {
      case "name":
        return recoveryIdentifierPosted(post);
      case "code":
        return recoveryCodePosted(post);
      case "password":
        return newPasswordPosted(post);
    }
  },
  resend: resendRecoveryCodePosted,
  cancel: async (post) => {
    await storeCodeWait(post.context.scope, post.request, "recovery", null);
    return { kind: "go", to: screenPath(post.context.lng, "login") };
  },
};

/** The step that a form of the recovery page posts, by its fields (docs/forms.md). */
function postedRecoveryStep(form: FormData): "name" | "code" | "password" {
  if (form.has("password")) return "password";
  return form.has("code") ? "code" : "name";
}

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
    const token = readEmailLinkToken(url);
    if (token === null) return code;
    return formRateLimit(recoveryTrying, () => hashedCacheKey("link", token));
  },
  resend: again,
};
