import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
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

/** The one button of the unsubscribe page; its posts are counted by link (SEC-07). */
export const unsubscribeForm = declareForm({
  screen: "user:stopnewsletter",
  intent: "stop",
  fields: z.object({}),
  rule: postLimits.recoveryTrying,
  subject: ({ url }) => hashedCacheKey("link", tokenOf(url) ?? ""),
  events: "newsletter_stop",
  run: async (_nothing, { context: { platform, url } }) => {
    const token = tokenOf(url);
    const result = token === null ? "unknown" : await unsubscribeByToken(platform, token);
    if (result === "stopped") return { ok: true, to: url.pathname + url.search };
    const [status, code] = result === "unavailable" ? [503, result] : [422, "link"];
    return { ok: false, status, errors: [{ field: null, code }] };
  },
});
