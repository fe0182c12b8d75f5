import { z } from "zod";
import { toEventWord } from "~/domain/analytics/words";
import {
  isMomentReached,
  type RealityCheckAction,
  realityCheckActions,
} from "~/domain/reality-check/check";
import { declareForm } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { isTicked } from "~/features/screens/ticked";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { signOutEverywhere } from "~/features/sign-in/sign-out.server";
import { pathWithLanguage } from "~/i18n/paths";
import { reportRealityCheckAnswer } from "~/platform/services/user/client.server";
import { failureLogFields } from "~/platform/transport/call-log.server";
import { log } from "~/server/log.server";

/**
 * Takes the answer to a reality check (RCK-02). It counts even if the platform cannot record it: an outage
 * must not keep a player from continuing or leaving. Once another tab has answered, only signing out still
 * has an effect.
 */
export const realityCheckForm = declareForm({
  screen: "reality-check",
  isEmptyTextKept: true,
  fields: z.object({
    action: z.enum(realityCheckActions, "choice"),
    do_not_show_again: z.string().optional(),
    returnUrl: z.string().optional(),
  }),
  events: {
    name: "reality_check",
    fields: ({ typed }) => ({ action: toEventWord(typed["action"] ?? "") }),
  },
  run: async ({ action, do_not_show_again: box = null, returnUrl }, post) => {
    await takeAnswer(post, action, isTicked(box));
    const { context } = post;
    if (action === "log_out") return { ok: true, to: screenPath(context.lng, "home") };
    return { ok: true, to: pathBeforeRealityCheck(context, returnUrl) };
  },
});

async function takeAnswer(
  { context, request }: FormPost,
  action: RealityCheckAction,
  isOff: boolean,
): Promise<void> {
  const { scope, platform, checkAt, now } = context;
  const isDue = isMomentReached(checkAt, now);
  if (isDue || action === "log_out") {
    const answered = await reportRealityCheckAnswer(platform, {
      action,
      isOff,
      shownAt: isDue ? (checkAt ?? now) : now,
    });
    if (!answered.ok)
      log.warn(
        { requestId: scope.requestId, action, ...failureLogFields(answered.failure) },
        "reality check",
      );
  }
  if (action === "log_out") await signOutEverywhere(context, request);
  else if (isDue) await updateSessionSafetyState(scope, request, { check: { from: now, isOff } });
}

/**
 * The path of the page requested before the check, from the posted or the address's `returnUrl`, in
 * the current language; home where it is no page of this origin (SEC-03).
 */
export function pathBeforeRealityCheck(
  { url, lng }: Pick<RequestContext, "url" | "lng">,
  posted: string | null = null,
): string {
  const asked = posted ?? url.searchParams.get("returnUrl");
  const safe = toSafeReturnPath(asked, url.origin);
  return safe === null ? screenPath(lng, "home") : pathWithLanguage(safe, lng);
}
