import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { screenPath } from "~/features/screens/links.server";
import { createSupportThread } from "~/platform/services/support/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { submissionKeySchema, threadTextSchema } from "./thread-fields.server";
import { emptyThread, threadResult } from "./write-thread.server";

/** An appeal of a banned player (OFC-07). */
export const banAppealForm = declareForm({
  screen: "block-appeal-history",
  fields: z.object({ text: threadTextSchema, key: submissionKeySchema }),
  rule: postLimits.writing,
  run: async (typed, { context: { platform, lng } }) =>
    threadResult(
      await createSupportThread(platform, { ...emptyThread, kind: "appeal", ...typed }),
      (id) => {
        return `${screenPath(lng, "block-appeal-history")}?sent=${id}`;
      },
    ),
});
