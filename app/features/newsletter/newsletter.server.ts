import { captchaOrUnavailableReply } from "~/features/codes/refused-call.server";
import { formRateLimit, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import type { PostLimits } from "~/features/gate/post-limit.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readEmailLinkToken } from "~/features/recovery/link-token";
import {
  loadUnsubscribePreview,
  maxUnsubscribeTokenLength,
  messageKindOfToken,
  unsubscribeByToken,
} from "~/platform/services/newsletter/client.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { postLimits } from "~/server/post-limits/rules.server";

const tokenOf = (url: URL) => readEmailLinkToken(url, maxUnsubscribeTokenLength);

/**
 * Loads the unsubscribe page, with the kind of messages that its link stops. Opening the link stops
 * nothing (REG-08, OFC-12). If the platform does not answer, only the kind is known, which the link
 * itself names.
 */
export async function loadUnsubscribePage({ platform, url }: RequestContext) {
  const token = tokenOf(url);
  const unknown = { state: "unknown", kind: "news" } as const;
  if (token === null) return unknown;
  const told = await loadUnsubscribePreview(platform, token);
  return told ?? ({ state: "on", kind: messageKindOfToken(token) ?? unknown.kind } as const);
}

/** Intents of the unsubscribe page: its one button. */
export const unsubscribeIntents: IntentHandlers<FormReply> = {
  stop: async ({ context, form }) => {
    const token = tokenOf(context.url);
    const result = token === null ? "unknown" : await unsubscribeByToken(context.platform, token);
    if (result === "stopped") return { kind: "go", to: context.url.pathname + context.url.search };
    if (result === "unavailable") return captchaOrUnavailableReply(form, { kind: "unavailable" });
    return refuseForm(form, [{ field: null, code: "link" }], { form: "stop" });
  },
};

/** Rate limit of the unsubscribe page (SEC-07), by link. */
export const unsubscribeRateLimits: PostLimits<FormReply> = {
  stop: (_form, url) =>
    formRateLimit(postLimits.recoveryTrying, () => hashedCacheKey("link", tokenOf(url) ?? "")),
};
