import type { Outcome, Post } from "~/features/screens/action.server";
import type { Opened } from "~/features/screens/open.server";
import { decideLimits, loadLimits } from "~/platform/limits/client.server";
import { delayMsOf, dueApprovals } from "./approval";
import type { Limits } from "./limit";
import { goWithNews } from "./news.server";
import { type ApprovalReply, decisionNews } from "./reply";
import { isUnanswered, wordsOf } from "./words.server";

/**
 * The player's word on a raise that is due (APR-01): 1 approves, anything else rejects, so that nothing but a clear yes
 * loosens a limit. Where another press or tab has answered before, that is told.
 */
export async function approvalPosted(post: Post): Promise<Outcome<ApprovalReply>> {
  const { opened, form } = post;
  const action = form.get("action") === "1" ? 1 : 0;
  const isLate = opened.limits !== null && isNothingDue(opened.limits, opened);
  const { status, ...reply } = isLate ? over(action) : await decided(opened, action);
  return reply.isDone ? goWithNews(post, decisionNews(reply), reply) : { kind: "stay", status, data: reply };
}

interface Decided extends ApprovalReply {
  /** Of the answer where it is not done. */
  readonly status: number;
}

const made = (action: 0 | 1, title: string | null): Decided => ({
  ...{ action, isDone: true, title, isUnavailable: false, status: 303 },
});
const over = (action: 0 | 1): Decided => ({ ...made(action, null), isOver: true });

async function decided(opened: Opened, action: 0 | 1): Promise<Decided> {
  const answer = await decideLimits(opened.platform, action);
  if (answer.ok) return made(action, answer.value);
  const limits = await loadLimits(opened.platform);
  // Nothing waits any more: this decision was made and its answer lost, or another one came first.
  if (limits.ok && isNothingDue(limits.value, opened))
    return isUnanswered(answer.failure) ? made(action, null) : over(action);
  const words = wordsOf(answer.failure);
  return {
    ...{ action, isDone: false, title: words?.title ?? null },
    ...{ isUnavailable: words === null, status: words?.status ?? 503 },
  };
}

function isNothingDue({ all }: Limits, { config, now }: Opened): boolean {
  return dueApprovals(all, delayMsOf(config.playerSafety), now).length === 0;
}
