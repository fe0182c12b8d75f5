import { breakLimitCode, timeLimitUnitMs } from "~/domain/limits/codes";
import { isBreakOfFullLengthInForce } from "~/domain/limits/play-lock";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { turnOffOneClickForLockedPlayer } from "~/features/session/one-click-off.server";
import { loadLimits, startPlayBreak } from "~/platform/services/limits/client.server";
import { redirectWithLimitsFlash } from "./flash.server";
import { refusedLimitsReply } from "./refused-reply.server";
import type { BreakQuestion, ResponsibleReply } from "./reply";

/**
 * The break: blocks bets and deposits for a day (LIM-17). The button of every page sends no key and is answered
 * with the question; the question's form sends one, and the break begins.
 */
export async function startBreakPosted(post: FormPost): Promise<ActionResult<ResponsibleReply>> {
  const { context, form } = post;
  if (!form.get("key")) return { kind: "stay", status: 200, data: breakQuestion(post) };
  const blocked = await startPlayBreak(context.platform);
  if (!blocked.ok) {
    // The platform confirms that the break is in force, although the response was lost.
    const limits = await loadLimits(context.platform);
    const isBegun = limits.ok && isBreakOfFullLengthInForce(limits.value.all, context.now);
    if (!isBegun) return { kind: "stay", ...refusedLimitsReply(blocked.failure, []) };
  }
  await turnOffOneClickForLockedPlayer(context.stored, context, post.request);
  return redirectWithLimitsFlash(post, "break_set");
}

function breakQuestion({ context, form }: FormPost): BreakQuestion {
  const { lng, now, url } = context;
  const back = toSafeReturnPath(String(form.get("returnUrl") ?? ""), url.origin);
  return {
    kind: "break-question",
    until: now + timeLimitUnitMs(breakLimitCode),
    back: back ?? screenPath(lng, "home"),
  };
}
