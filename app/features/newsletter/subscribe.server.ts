import { z } from "zod";
import { isEmail } from "~/domain/registration/field-lengths";
import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { declareForm, refuseWith } from "~/features/forms/declare.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readEmailLinkToken } from "~/features/recovery/link-token";
import { screenPath } from "~/features/screens/links.server";
import { loginRateLimitSubject } from "~/features/sign-in/subject";
import {
  confirmSubscription,
  isSubscriptionLinkOpen,
  requestSubscription,
} from "~/platform/services/newsletter/client.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { postLimits } from "~/server/post-limits/rules.server";

/**
 * Step of a subscription to the news by e-mail (REG-08): the address is typed, the mail is sent, its link is open and waits
 * for the button, the link is not valid, or the address is confirmed.
 */
export type SubscriptionStep = "email" | "sent" | "confirm" | "unknown" | "done";

/** Loads the page of the subscription; opening the link of the mail confirms nothing. */
export async function loadSubscriptionStep({
  platform,
  url,
}: RequestContext): Promise<SubscriptionStep> {
  const step = url.searchParams.get("step");
  if (step === "sent" || step === "done") return step;
  const token = readEmailLinkToken(url);
  if (token === null) return "email";
  // While the platform does not answer, the button says so.
  return (await isSubscriptionLinkOpen(platform, token)) === false ? "unknown" : "confirm";
}

/** Asks for the mail that confirms an address; known and unknown addresses are answered alike (SEC-07). */
const requestForm = declareForm({
  screen: "subscribe",
  fields: z.object({
    email: z.string("required").refine((text) => isEmail(text.trim()), "email"),
  }),
  rule: postLimits.subscribing,
  subject: ({ typed }) => loginRateLimitSubject(typed["email"] ?? ""),
  events: "newsletter_subscribe",
  run: async ({ email }, { context: { platform, lng } }) => {
    const answer = await requestSubscription(platform, email.trim().toLowerCase());
    if (answer !== "sent") return captchaOrUnavailable({ kind: answer });
    return { ok: true, to: `${screenPath(lng, "subscribe")}?step=sent` };
  },
});

/** The button behind the link of the mail. */
const confirmForm = declareForm({
  screen: "subscribe",
  intent: "confirm",
  fields: z.object({}),
  rule: postLimits.recoveryTrying,
  subject: ({ url }) => hashedCacheKey("link", readEmailLinkToken(url) ?? ""),
  events: "newsletter_confirm",
  run: async (_nothing, { context: { platform, lng, url } }) => {
    const token = readEmailLinkToken(url);
    const result = token === null ? "unknown" : await confirmSubscription(platform, token);
    if (result === "confirmed")
      return { ok: true, to: `${screenPath(lng, "subscribe")}?step=done` };
    return result === "unknown" ? refuseWith("link") : refuseWith("unavailable", { status: 503 });
  },
});

export const subscriptionForms = [requestForm, confirmForm];
