import type { RefusedFormReply } from "~/features/forms/reply";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import { saveAwaitedCode } from "~/features/session/code-wait.server";
import { confirmRecoveryCodesSaved, startTwoStep } from "~/platform/security/two-step.server";
import { contactAddressPosted } from "./addresses.server";
import { changeOutcome } from "./change-outcome.server";
import { endSessionsPosted } from "./end-sessions.server";
import { disconnectNetworkPosted } from "./network-off.server";
import { connectNetworkPosted } from "./networks.server";
import { newsChoicePosted } from "./news.server";
import { passwordChangePosted } from "./password.server";
import { postedPassword } from "./posted-password.server";
import { questionPosted } from "./question.server";
import { securityPath } from "./security-path";
import { turnOffTwoStepPosted, turnOnTwoStepPosted } from "./two-step.server";

/** Intents of the page of security (OFC-03; docs/forms.md). */
export const securityIntents: IntentHandlers<RefusedFormReply> = {
  password: passwordChangePosted,
  "two-step-start": async (post) =>
    changeOutcome(
      post,
      "two-step-start",
      await startTwoStep(post.context.platform, postedPassword(post)),
      {
        isSilent: true,
      },
    ),
  "two-step": turnOnTwoStepPosted,
  "two-step-saved": async (post) =>
    changeOutcome(post, "two-step-saved", await confirmRecoveryCodesSaved(post.context.platform), {
      isSilent: true,
    }),
  "two-step-off": turnOffTwoStepPosted,
  phone: (post) => contactAddressPosted(post, "phone"),
  email: (post) => contactAddressPosted(post, "email"),
  question: questionPosted,
  end: endSessionsPosted,
  news: newsChoicePosted,
  network: (post) => connectNetworkPosted(post, (answer) => changeOutcome(post, "network", answer)),
  "network-off": disconnectNetworkPosted,
  cancel: async (post) => {
    const { scope, lng } = post.context;
    await saveAwaitedCode(scope, post.request, "phone", null);
    await saveAwaitedCode(scope, post.request, "email", null);
    return { kind: "go", to: securityPath(lng) };
  },
};
