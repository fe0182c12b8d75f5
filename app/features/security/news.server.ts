import { z } from "zod";
import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { declareForm } from "~/features/forms/declare.server";
import { isBoxText, isTicked } from "~/features/screens/ticked";
import { saveNewsletterChoice } from "~/platform/services/newsletter/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { securityPath } from "./security-path";

/** Stores whether the player wants news by e-mail (REG-08). */
export const emailNewsForm = declareForm({
  screen: "office:security",
  intent: "news",
  fields: z.object({ news: z.string().refine(isBoxText, "choice").optional() }),
  rule: postLimits.securing,
  events: "sign_in_news",
  run: async ({ news = null }, { context: { platform, lng } }) => {
    const isSaved = await saveNewsletterChoice(platform, isTicked(news));
    if (!isSaved) return captchaOrUnavailable({ kind: "unavailable" });
    return { ok: true, to: `${securityPath(lng)}#security-email` };
  },
});
