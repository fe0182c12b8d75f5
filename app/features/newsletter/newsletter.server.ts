import { refusedCallOutcome } from "~/features/codes/refused-call.server";
import { limitForm, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import type { PostLimits } from "~/features/gate/post-limit.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readLinkToken } from "~/features/recovery/steps";
import {
  loadNewsletterState,
  maxNewsTokenLength,
  newsKindOfToken,
  unsubscribeFromNewsletter,
} from "~/platform/newsletter/client.server";
import { hashedKey } from "~/server/keyed.server";
import { postRules } from "~/server/post-limits/rules.server";

const tokenOf = (url: URL) => readLinkToken(url, maxNewsTokenLength);

/**
 * What the page that stops messages shows, and of which kind; opening a link stops nothing (REG-08, OFC-12). Of a platform
 * that does not answer nothing is known but the kind, which the link itself says.
 */
export async function loadNewsletterPage({ platform, url }: RequestContext) {
  const token = tokenOf(url);
  const unknown = { state: "unknown", kind: "news" } as const;
  if (token === null) return unknown;
  const told = await loadNewsletterState(platform, token);
  return told ?? ({ state: "on", kind: newsKindOfToken(token) ?? unknown.kind } as const);
}

/** Intents of the unsubscribe page: its one button. */
export const newsletterIntents: IntentHandlers<FormReply> = {
  stop: async ({ context, form }) => {
    const token = tokenOf(context.url);
    const result =
      token === null ? "unknown" : await unsubscribeFromNewsletter(context.platform, token);
    if (result === "stopped") return { kind: "go", to: context.url.pathname + context.url.search };
    if (result === "unavailable") return refusedCallOutcome(form, { kind: "unavailable" });
    return refuseForm(form, [{ field: null, code: "link" }], { form: "stop" });
  },
};

/** Rate limit of the unsubscribe page (SEC-07), by link. */
export const newsletterLimits: PostLimits<FormReply> = {
  stop: (_form, url) =>
    limitForm(postRules.recoveryTrying, () => hashedKey("link", tokenOf(url) ?? "")),
};
