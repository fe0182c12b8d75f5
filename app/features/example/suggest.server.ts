import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { screenPath } from "~/features/screens/links.server";
import { postRules } from "~/server/post-limits.server";

/** A visitor's suggestion of a match. */
export const suggestForm = declareForm({
  screen: "suggest",
  fields: z.object({
    game: z.coerce.number("required").int(),
    why: z.string("required").min(10, "short").max(500, "too-long"),
  }),
  rule: postRules.codeSaving,
  run: async (_suggestion, { context }) => ({
    ok: true,
    to: `${screenPath(context.lng, "suggest")}?done=1`,
  }),
});
