import { refusedCall } from "~/features/codes/code-step.server";
import { limitForm, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { Intents, PostLimits } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { linkToken } from "~/features/recovery/steps";
import { newsState, stopNews } from "~/platform/newsletter/client.server";
import { keyed } from "~/server/keyed.server";
import { postRules } from "~/server/post-limits.server";

/** What the page that stops news shows; opening a link stops nothing (REG-08). */
export async function newsletterState({ platform, url }: RequestContext) {
  const token = linkToken(url);
  return token === null ? "unknown" : ((await newsState(platform, token)) ?? "on");
}

/** The button of that page. */
export const newsletterIntents: Intents<FormReply> = {
  stop: async ({ context, form }) => {
    const token = linkToken(context.url);
    const result = token === null ? "unknown" : await stopNews(context.platform, token);
    if (result === "stopped") return { kind: "go", to: context.url.pathname + context.url.search };
    if (result === "unavailable") return refusedCall(form, { kind: "unavailable" });
    return refuseForm(form, [{ field: null, code: "link" }], { form: "stop" });
  },
};

/** Its rate limit (SEC-07), by link. */
export const newsletterLimits: PostLimits<FormReply> = {
  stop: (_form, url) =>
    limitForm(postRules.recoveryTrying, () => keyed("link", linkToken(url) ?? "")),
};
