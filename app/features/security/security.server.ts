import type { FormReply } from "~/features/forms/reply";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import {
  confirmRecoveryCodesSaved,
  startTwoStepSetUp,
} from "~/platform/services/security/client.server";
import { contactAddressOrCodePosted } from "./addresses.server";
import { finishSecurityChange } from "./change-outcome.server";
import { endSessionsPosted } from "./end-sessions.server";
import { disconnectSocialNetworkPosted } from "./network-off.server";
import { startSocialNetworkConnectionPosted } from "./networks.server";
import { emailNewsChoicePosted } from "./news.server";
import { passwordChangePosted } from "./password.server";
import { confirmingPasswordOf } from "./posted-password.server";
import { secretQuestionPosted } from "./question.server";
import { securityPath } from "./security-path";
import { firstTwoStepCodePosted, turnOffTwoStepPosted } from "./two-step.server";

/** Intents of the page of security (OFC-03; docs/forms.md). */
export const securityIntents: IntentHandlers<FormReply> = {
  password: passwordChangePosted,
  "two-step-start": async (post) =>
    finishSecurityChange(
      post,
      "two-step-start",
      await startTwoStepSetUp(post.context.platform, confirmingPasswordOf(post)),
      {
        isSilent: true,
      },
    ),
  "two-step": firstTwoStepCodePosted,
  "two-step-saved": async (post) =>
    finishSecurityChange(
      post,
      "two-step-saved",
      await confirmRecoveryCodesSaved(post.context.platform),
      {
        isSilent: true,
      },
    ),
  "two-step-off": turnOffTwoStepPosted,
  phone: (post) => contactAddressOrCodePosted(post, "phone"),
  email: (post) => contactAddressOrCodePosted(post, "email"),
  question: secretQuestionPosted,
  end: endSessionsPosted,
  news: emailNewsChoicePosted,
  network: (post) =>
    startSocialNetworkConnectionPosted(post, (answer) =>
      finishSecurityChange(post, "network", answer),
    ),
  "network-off": disconnectSocialNetworkPosted,
  cancel: async (post) => {
    const { scope, lng } = post.context;
    await storeCodeWait(scope, post.request, "phone", null);
    await storeCodeWait(scope, post.request, "email", null);
    return { kind: "go", to: securityPath(lng) };
  },
};
