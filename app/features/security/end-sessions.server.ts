import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { endPlayerSessions } from "~/platform/services/security/client.server";
import { finishSecurityChange } from "./change-outcome.server";

/** Ends one of the player's other sessions, or all others. */
export async function endSessionsPosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const text = postedText(post.form, "session", 20);
  const session = text === "others" ? text : /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (session === null)
    return refuseForm(post.form, [{ field: "session", code: "choice" }], { form: "end" });
  const answer = await endPlayerSessions(post.context.platform, session);
  // A session that has ended meanwhile counts as ended: that was the request.
  const isGone = answer.kind === "refused" && answer.code === "not-found";
  return finishSecurityChange(post, "end", isGone ? { kind: "done" } : answer, {
    flash: "session-ended",
  });
}
