import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { screenPath } from "~/features/screens/links.server";
import { createSupportThread } from "~/platform/services/support/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import {
  submissionKeySchema,
  threadSubjectSchema,
  threadTextSchema,
  threadTopicSchema,
} from "./thread-fields.server";
import { threadResult } from "./write-thread.server";

/**
 * The question form of the dialog (SCR-12), open to guests, who name an address to answer to. A player's question
 * is among his requests.
 */
export const askQuestionForm = declareForm({
  screen: "modal:user-question",
  fields: z.object({
    topic: threadTopicSchema,
    subject: threadSubjectSchema,
    text: threadTextSchema,
    key: submissionKeySchema,
    email: z.email("email").max(254, "too-long").optional(),
  }),
  rule: postLimits.writing,
  run: async ({ email, ...typed }, { context: { platform, session, lng } }) => {
    const isPlayer = session.kind === "player";
    if (!isPlayer && email === undefined)
      return { ok: false, errors: [{ field: "email", code: "required" }] };
    const asked = { ...typed, kind: "question", payment: null } as const;
    const outcome = await createSupportThread(platform, {
      ...asked,
      email: isPlayer ? null : (email ?? null),
    });
    return threadResult(outcome, (id) =>
      isPlayer
        ? `${screenPath(lng, "office:support")}?sent=${id}`
        : `/${lng}/?modal=user-question&sent=${id}`,
    );
  },
});
