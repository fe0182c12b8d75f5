import {
  findDueLimitApprovals,
  limitApprovalText,
  limitRaiseApprovalDelayMs,
} from "~/domain/limits/approval";
import type { Limits } from "~/domain/limits/limit";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { approveOrRejectDueLimits, loadLimits } from "~/platform/services/limits/client.server";
import { redirectWithLimitsFlash } from "./flash.server";
import { limitRefusalStatusAndTitle, mayHaveTakenEffect } from "./refusal-message.server";
import { approvalDecisionFlash, type LimitApprovalReply } from "./reply";

/**
 * The player's decision on a raise that is due (APR-01). 1 approves; anything else rejects, so that only an
 * explicit yes loosens a limit. The reply says so if another press or tab has already decided.
 */
export async function decideLimitApprovalPosted(
  post: FormPost,
): Promise<ActionResult<LimitApprovalReply>> {
  const { context, form } = post;
  const action = form.get("action") === "1" ? 1 : 0;
  const isLate = context.limits !== null && isNothingDue(context.limits, context);
  const refused = action === 1 && !isLate ? refuseYesToOtherQuestion(context, form) : null;
  const { status, ...reply } = isLate
    ? over(action)
    : (refused ?? (await decided(context, action)));
  return reply.isDone
    ? redirectWithLimitsFlash(post, approvalDecisionFlash(reply), reply)
    : { kind: "stay", status, data: reply };
}

interface Decided extends LimitApprovalReply {
  /** HTTP status of the reply where the decision failed. */
  readonly status: number;
}

const made = (action: 0 | 1, title: string | null): Decided => ({
  action,
  isDone: true,
  title,
  isUnavailable: false,
  status: 303,
});
const over = (action: 0 | 1): Decided => ({ ...made(action, null), isOver: true });

/**
 * Refuses a yes where other raises are due by now than the form showed, or where what is due cannot be read
 * (LIM-20): a yes is meant for those that were shown. A form that names none is taken as it is.
 */
function refuseYesToOtherQuestion(
  { limits, config, now }: RequestContext,
  form: FormData,
): Decided | null {
  const shown = form.get("shown");
  if (typeof shown !== "string") return null;
  const refused = { action: 1, isDone: false, title: null } as const;
  if (limits === null) return { ...refused, isUnavailable: true, status: 503 };
  const delayMs = limitRaiseApprovalDelayMs(config.playerSafety);
  return limitApprovalText(findDueLimitApprovals(limits.all, delayMs, now)) === shown
    ? null
    : { ...refused, isUnavailable: false, isChanged: true, status: 409 };
}

async function decided(context: RequestContext, action: 0 | 1): Promise<Decided> {
  const answer = await approveOrRejectDueLimits(context.platform, action);
  if (answer.ok) return made(action, answer.value);
  const limits = await loadLimits(context.platform);
  // Nothing is due any more: this decision was made and its response lost, or another one came first.
  if (limits.ok && isNothingDue(limits.value, context))
    return mayHaveTakenEffect(answer.failure) ? made(action, null) : over(action);
  const words = limitRefusalStatusAndTitle(answer.failure);
  return {
    action,
    isDone: false,
    title: words?.title ?? null,
    isUnavailable: words === null,
    status: words?.status ?? 503,
  };
}

function isNothingDue({ all }: Limits, { config, now }: RequestContext): boolean {
  return (
    findDueLimitApprovals(all, limitRaiseApprovalDelayMs(config.playerSafety), now).length === 0
  );
}
