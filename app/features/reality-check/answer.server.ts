import { isMomentReached, parseRealityCheckAction } from "~/domain/reality-check/check";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
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
import type { RefusedRealityCheckReply } from "./reply";

/**
 * Takes the answer to a reality check (RCK-02). It counts even if the platform cannot record it: an outage
 * must not keep a player from continuing or leaving. Once another tab has answered, only signing out still
 * has an effect.
 */
export async function realityCheckPosted({
  context,
  form,
  request,
}: FormPost): Promise<ActionResult<RefusedRealityCheckReply>> {
  const { scope, platform, checkAt, now } = context;
  const action = parseRealityCheckAction(form.get("action"));
  const isDue = isMomentReached(checkAt, now);
  const isOff = isTicked(form.get("do_not_show_again"));
  if (action === null) return { kind: "stay", status: 422, data: { failure: "choice", isOff } };
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
  if (action === "log_out") {
    await signOutEverywhere(context, request);
    return { kind: "go", to: screenPath(context.lng, "home") };
  }
  if (isDue) await updateSessionSafetyState(scope, request, { check: { from: now, isOff } });
  return { kind: "go", to: pathBeforeRealityCheck(context, form.get("returnUrl")) };
}

/**
 * The path of the page requested before the check, from the posted or the address's `returnUrl`, in
 * the current language; home where it is no page of this origin (SEC-03).
 */
export function pathBeforeRealityCheck(
  { url, lng }: Pick<RequestContext, "url" | "lng">,
  posted: unknown = null,
): string {
  const asked = typeof posted === "string" ? posted : url.searchParams.get("returnUrl");
  const safe = toSafeReturnPath(asked, url.origin);
  return safe === null ? screenPath(lng, "home") : pathWithLanguage(safe, lng);
}
