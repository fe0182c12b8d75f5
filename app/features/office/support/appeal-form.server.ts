import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { screenPath } from "~/features/screens/links.server";
import { openThread } from "~/platform/support/client.server";
import { postRules } from "~/server/post-limits/rules.server";
import { threadKey, threadText } from "./thread-fields.server";
import { emptyThread, threadResult } from "./write-thread.server";

/** An appeal of a banned player (OFC-07). */
export const appealForm = declareForm({
  screen: "block-appeal-history",
  fields: z.object({ text: threadText, key: threadKey }),
  rule: postRules.writing,
  run: async (typed, { context: { platform, lng } }) =>
    threadResult(await openThread(platform, { ...emptyThread, kind: "appeal", ...typed }), (id) => {
      return `${screenPath(lng, "block-appeal-history")}?sent=${id}`;
    }),
});
