import { formRateLimit } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import { type PostLimits, playerRateLimitSubject } from "~/features/gate/post-limit.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { contactAddressOrCodePosted } from "./addresses.server";
import { endSessionsPosted } from "./end-sessions.server";
import {
  disconnectSocialNetworkPosted,
  startSocialNetworkConnectionPosted,
} from "./networks.server";
import { emailNewsChoicePosted } from "./news.server";
import { passwordChangePosted } from "./password.server";
import { secretQuestionPosted } from "./question.server";
import { securityPath } from "./security-path";
import {
  firstTwoStepCodePosted,
  recoveryCodesSavedPosted,
  turnOffTwoStepPosted,
  twoStepStartPosted,
} from "./two-step.server";

/** Intents of the page of security (OFC-03; docs/forms.md). */
export const securityIntents: IntentHandlers<FormReply> = {
  password: passwordChangePosted,
  "two-step-start": twoStepStartPosted,
  "two-step": firstTwoStepCodePosted,
  "two-step-saved": recoveryCodesSavedPosted,
  "two-step-off": turnOffTwoStepPosted,
  phone: (post) => contactAddressOrCodePosted(post, "phone"),
  email: (post) => contactAddressOrCodePosted(post, "email"),
  question: secretQuestionPosted,
  end: endSessionsPosted,
  news: emailNewsChoicePosted,
  network: startSocialNetworkConnectionPosted,
  "network-off": disconnectSocialNetworkPosted,
  cancel: async (post) => {
    const { scope, lng } = post.context;
    await storeCodeWait(scope, post.request, "phone", null);
    await storeCodeWait(scope, post.request, "email", null);
    return { kind: "go", to: securityPath(lng) };
  },
};

const securing = (form: string, kept: readonly string[] = []) =>
  formRateLimit(postLimits.securing, playerRateLimitSubject, { form, kept });

/**
 * The rate limit of the form for a new telephone number or e-mail address: a post with a code
 * counts as a guess, one with the number or address as a message to send.
 */
function address(name: "phone" | "email", kept: readonly string[]) {
  const code = securing(name);
  const message = formRateLimit(postLimits.smsSending, playerRateLimitSubject, {
    form: name,
    kept,
  });
  return (form: FormData) => (form.has("code") ? code : message);
}

/** Rate limits of posts on the security page (SEC-07), by player. */
export const securityLimits: PostLimits<FormReply> = {
  password: securing("password"),
  "two-step-start": securing("two-step-start"),
  "two-step": securing("two-step"),
  "two-step-off": securing("two-step-off"),
  question: securing("question", ["question"]),
  end: securing("end"),
  news: securing("news"),
  network: securing("network"),
  "network-off": securing("network-off"),
  phone: address("phone", ["phone_code", "phone_number"]),
  email: address("email", ["email"]),
};
