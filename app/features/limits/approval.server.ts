import type { Outcome, Post } from "~/features/screens/action.server";
import type { Opened } from "~/features/screens/open.server";
import { decideLimits, loadLimits } from "~/platform/limits/client.server";
import { delayMsOf, dueApprovals } from "./approval";
import { goWithNews } from "./news.server";
import type { ApprovalReply } from "./reply";
import { isUnanswered, wordsOf } from "./words.server";

/**
 * The player's word on a raise that is due (APR-01): 1 approves, anything else rejects, so that nothing but a clear yes
 * loosens a limit.
 */
export async function approvalPosted(post: Post): Promise<Outcome<ApprovalReply>> {
  const { opened, form } = post;
  const action = form.get("action") === "1" ? 1 : 0;
  const decided = await decideLimits(opened.platform, action);
  const isDone = decided.ok || (isUnanswered(decided.failure) && (await isNothingDue(opened)));
  if (!isDone) {
    const words = wordsOf(decided.failure);
    const data = {
      action,
      isDone: false,
      title: words?.title ?? null,
      isUnavailable: words === null,
    } as const;
    return { kind: "stay", status: words?.status ?? 503, data };
  }
  const title = decided.ok ? decided.value : null;
  return goWithNews<ApprovalReply>(post, action === 1 ? "approved" : "rejected", {
    ...{ action, isDone, title, isUnavailable: false },
  });
}

/** Whether a decision whose answer was lost has been made: nothing waits for it any more. */
async function isNothingDue({ platform, config, now }: Opened): Promise<boolean> {
  const limits = await loadLimits(platform);
  return limits.ok && dueApprovals(limits.value.all, delayMsOf(config.playerSafety), now).length === 0;
}
