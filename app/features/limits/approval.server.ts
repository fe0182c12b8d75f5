import type { Outcome, Post } from "~/features/screens/action.server";
import { screenPath } from "~/features/screens/links";
import { decideLimits } from "~/platform/limits/client.server";
import type { ApprovalReply } from "./reply";
import { wordsOf } from "./words.server";

/**
 * The player's word on a raise that is due (APR-01): 1 approves, anything else rejects, so that nothing but a clear yes
 * loosens a limit.
 */
export async function approvalPosted({ opened, form }: Post): Promise<Outcome<ApprovalReply>> {
  const action = form.get("action") === "1" ? 1 : 0;
  const decided = await decideLimits(opened.platform, action);
  if (!decided.ok) {
    const words = wordsOf(decided.failure);
    const data = {
      action,
      isDone: false,
      title: words?.title ?? null,
      isUnavailable: words === null,
    } as const;
    return { kind: "stay", status: words?.status ?? 503, data };
  }
  return {
    kind: "go",
    to: `${screenPath(opened.lng, "office:responsible")}?approved=${action}`,
    data: { action, isDone: true, title: decided.value, isUnavailable: false },
  };
}
