import { z } from "zod";
import { breakLimitCode, timeLimitUnitMs } from "~/domain/limits/codes";
import { isBreakOfFullLengthInForce } from "~/domain/limits/play-lock";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { turnOffOneClickForLockedPlayer } from "~/features/session/one-click-off.server";
import { loadLimits, startPlayBreak } from "~/platform/services/limits/client.server";
import { redirectWithLimitsFlash } from "./flash.server";
import { refusedLimits } from "./refusal.server";
import type { BreakQuestion } from "./reply";

/**
 * The break: blocks bets and deposits for a day (LIM-17). The button of every page sends no key and is answered
 * with the question; the question's form sends one, and the break begins.
 */
export const startBreakForm = declareForm({
  screen: "office:responsible",
  intent: "break",
  fields: z.object({ key: z.string().optional(), returnUrl: z.string().optional() }),
  events: "play_break",
  run: async ({ key, returnUrl }, post): Promise<FormResult<BreakQuestion>> => {
    const { context } = post;
    if (key === undefined)
      return { ok: false, status: 200, errors: [], data: breakQuestion(context, returnUrl) };
    const blocked = await startPlayBreak(context.platform);
    if (!blocked.ok) {
      // The platform confirms that the break is in force, although the response was lost.
      const limits = await loadLimits(context.platform);
      const isBegun = limits.ok && isBreakOfFullLengthInForce(limits.value.all, context.now);
      if (!isBegun) return refusedLimits(blocked.failure);
    }
    await turnOffOneClickForLockedPlayer(context.stored, context, post.request);
    return redirectWithLimitsFlash(post, "break_set");
  },
});

function breakQuestion(
  { lng, now, url }: RequestContext,
  returnUrl: string | undefined,
): BreakQuestion {
  const back = toSafeReturnPath(returnUrl ?? "", url.origin);
  return {
    until: now + timeLimitUnitMs(breakLimitCode),
    back: back ?? screenPath(lng, "home"),
  };
}
