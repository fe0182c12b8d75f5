import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { RefusedFormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { endSessions } from "~/platform/security/changes.server";
import { changeOutcome } from "./change-outcome.server";

/** Ends one other session, or all others. */
export async function endSessionsPosted(post: FormPost): Promise<ActionResult<RefusedFormReply>> {
  const text = postedText(post.form, "session", 20);
  const session = text === "others" ? text : /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (session === null)
    return refuseForm(post.form, [{ field: "session", code: "choice" }], { form: "end" });
  const answer = await endSessions(post.context.platform, session);
  // A session that has ended meanwhile counts as ended: that was the request.
  const isGone = answer.kind === "refused" && answer.code === "not-found";
  return changeOutcome(post, "end", isGone ? { kind: "done" } : answer, { flash: "session-ended" });
}
