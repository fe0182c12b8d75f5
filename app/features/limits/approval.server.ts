import type { Outcome, Post } from "~/features/screens/action.server";
import { screenPath } from "~/features/screens/links";
import { decideLimits } from "~/platform/limits/client.server";
import type { ApprovalReply } from "./reply";

/**
 * The player's word on a raise that is due (APR-01): 1 approves, anything else rejects, so that nothing but a clear yes
 * loosens a limit.
 */
export async function approvalPosted({ opened, form }: Post): Promise<Outcome<ApprovalReply>> {
  const action = form.get("action") === "1" ? 1 : 0;
  const decided = await decideLimits(opened.platform, action);
  if (!decided.ok) {
    const { failure } = decided;
    const title = failure.kind === "refused" || failure.kind === "unauthorized" ? failure.title : null;
    const isUnavailable = failure.kind !== "refused" && failure.kind !== "unauthorized";
    const status = failure.kind === "refused" ? failure.status : isUnavailable ? 503 : 401;
    return { kind: "stay", status, data: { action, title, isUnavailable } };
  }
  return { kind: "go", to: `${screenPath(opened.lng, "office:responsible")}?approved=${action}` };
}
