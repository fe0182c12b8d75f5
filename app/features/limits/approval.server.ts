import { z } from "zod";
import { toEventWord } from "~/domain/analytics/words";
import {
  findDueLimitApprovals,
  limitApprovalText,
  limitRaiseApprovalDelayMs,
} from "~/domain/limits/approval";
import type { Limits } from "~/domain/limits/limit";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { RequestContext } from "~/features/gate/request-context";
import { approveOrRejectDueLimits, loadLimits } from "~/platform/services/limits/client.server";
import { redirectWithLimitsFlash } from "./flash.server";
import { limitRefusalStatusAndTitle, mayHaveTakenEffect } from "./refusal.server";
import { approvalDecisionFlash, type LimitApprovalDecision } from "./reply";

/**
 * The player's decision on a raise that is due (APR-01). 1 approves; anything else rejects, so that only an
 * explicit yes loosens a limit. The reply says so if another press or tab has already decided.
 */
export const decideLimitApprovalForm = declareForm({
  screen: "responsible-approval",
  isEmptyTextKept: true,
  fields: z.object({ action: z.string().optional(), shown: z.string().optional() }),
  events: {
    name: "limits_approval",
    fields: ({ typed }) => ({ action: toEventWord(typed["action"] ?? "") }),
  },
  run: async ({ action: pressed, shown }, post): Promise<FormResult<LimitApprovalDecision>> => {
    const { context } = post;
    const action = pressed === "1" ? 1 : 0;
    const isLate = context.limits !== null && isNothingDue(context.limits, context);
    const refused = action === 1 && !isLate ? refuseYesToOtherQuestion(context, shown) : null;
    if (refused) return refused;
    const outcome = isLate ? over(action) : await decided(context, action);
    if ("ok" in outcome) return outcome;
    return redirectWithLimitsFlash(post, approvalDecisionFlash(outcome), outcome);
  },
});

const made = (action: 0 | 1, title: string | null): LimitApprovalDecision => ({ action, title });
const over = (action: 0 | 1): LimitApprovalDecision => ({ action, title: null, isOver: true });

const undecided = (status: number, code: string, title: string | null = null): FormResult => ({
  ok: false,
  status,
  errors: [{ field: null, code, title }],
});

/**
 * Refuses a yes where other raises are due by now than the form showed, or where what is due cannot be read
 * (LIM-20): a yes is meant for those that were shown. A form that names none is taken as it is.
 */
function refuseYesToOtherQuestion(
  { limits, config, now }: RequestContext,
  shown: string | undefined,
): FormResult | null {
  if (shown === undefined) return null;
  if (limits === null) return undecided(503, "unavailable");
  const delayMs = limitRaiseApprovalDelayMs(config.playerSafety);
  return limitApprovalText(findDueLimitApprovals(limits.all, delayMs, now)) === shown
    ? null
    : undecided(409, "changed");
}

async function decided(
  context: RequestContext,
  action: 0 | 1,
): Promise<LimitApprovalDecision | FormResult> {
  const answer = await approveOrRejectDueLimits(context.platform, action);
  if (answer.ok) return made(action, answer.value);
  const limits = await loadLimits(context.platform);
  // Nothing is due any more: this decision was made and its response lost, or another one came first.
  if (limits.ok && isNothingDue(limits.value, context))
    return mayHaveTakenEffect(answer.failure) ? made(action, null) : over(action);
  const words = limitRefusalStatusAndTitle(answer.failure);
  return words === null
    ? undecided(503, "unavailable")
    : undecided(words.status, "approval", words.title);
}

function isNothingDue({ all }: Limits, { config, now }: RequestContext): boolean {
  return (
    findDueLimitApprovals(all, limitRaiseApprovalDelayMs(config.playerSafety), now).length === 0
  );
}
