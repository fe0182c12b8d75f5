import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { endPlayerSessions } from "~/platform/services/security/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { finishSecurityChange } from "./change-outcome.server";

/** Ends one of the player's other sessions, or all others. */
export const endSessionsForm = declareForm({
  screen: "office:security",
  intent: "end",
  fields: z.object({
    session: z.string("choice").regex(/^(?:others|\d{1,15})$/, "choice"),
  }),
  rule: postLimits.securing,
  events: "session_end",
  run: async ({ session }, post) => {
    const ended = session === "others" ? session : Number(session);
    const answer = await endPlayerSessions(post.context.platform, ended);
    // A session that has ended meanwhile counts as ended: that was the request.
    const isGone = answer.kind === "refused" && answer.code === "not-found";
    return finishSecurityChange(post, isGone ? { kind: "done" } : answer, {
      flash: "session-ended",
    });
  },
});
