import type { FormReply } from "~/features/forms/reply";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import { recoveryCodePosted } from "./code-post.server";
import { recoveryIdentifierPosted, resendRecoveryCodePosted } from "./name-post.server";
import { newPasswordPosted } from "./password-post.server";
import { postedRecoveryStep } from "./steps";

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
