import { isReached, readCheckAction } from "~/domain/reality-check/check";
import type { ActionResult, Post } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { safeReturn } from "~/features/screens/returnUrl";
import { isTicked } from "~/features/screens/ticked";
import { saveSafety } from "~/features/session/session.server";
import { signOutEverywhere } from "~/features/sign-in/sign-out.server";
import { pathInLanguage } from "~/i18n/paths";
import { outcomeOf } from "~/platform/call-log.server";
import { answerCheck } from "~/platform/user/safety.server";
import { log } from "~/server/log.server";
import type { CheckReply } from "./reply";

/**
 * Takes the answer to a reality check (RCK-02). It counts even if the platform cannot record it: an outage
 * must not keep a player from continuing or leaving. Once another tab has answered, only signing out still
 * has an effect.
 */
export async function checkPosted({
  context,
  form,
  request,
}: Post): Promise<ActionResult<CheckReply>> {
  const { scope, platform, checkAt, now } = context;
  const action = readCheckAction(form.get("action"));
  if (action === null) return { kind: "stay", status: 422, data: { failure: "choice" } };
  const isDue = isReached(checkAt, now);
  const isOff = isTicked(form.get("do_not_show_again"));
  if (isDue || action === "log_out") {
    const answered = await answerCheck(platform, {
      action,
      isOff,
      shownAt: isDue ? (checkAt ?? now) : now,
    });
    if (!answered.ok)
      log.warn(
        { requestId: scope.requestId, action, ...outcomeOf(answered.failure) },
        "reality check",
      );
  }
  if (action === "log_out") {
    await signOutEverywhere(context, request);
    return { kind: "go", to: screenPath(context.lng, "home") };
  }
  if (isDue) await saveSafety(scope, request, { check: { from: now, isOff } });
  return { kind: "go", to: wayBack(context, form.get("returnUrl")) };
}

/**
 * The page requested before the check, in the current language; home where it is no page of this origin
 * (SEC-03).
 */
export function wayBack(
  { url, lng }: Pick<RequestContext, "url" | "lng">,
  posted: unknown = null,
): string {
  const asked = typeof posted === "string" ? posted : url.searchParams.get("returnUrl");
  const safe = safeReturn(asked, url.origin);
  return safe === null ? screenPath(lng, "home") : pathInLanguage(safe, lng);
}
