import { captchaOrUnavailableReply } from "~/features/codes/refused-call.server";
import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { isBoxText, isTicked } from "~/features/screens/ticked";
import { saveNewsletterChoice } from "~/platform/services/newsletter/client.server";
import { securityPath } from "./security-path";

/** Stores whether the player wants news by e-mail (REG-08). */
export async function emailNewsChoicePosted({
  context,
  form,
}: FormPost): Promise<ActionResult<FormReply>> {
  if (!isBoxText(form.get("news")))
    return refuseForm(form, [{ field: "news", code: "choice" }], { form: "news" });
  const isSaved = await saveNewsletterChoice(context.platform, isTicked(form.get("news")));
  if (!isSaved) return captchaOrUnavailableReply(form, { kind: "unavailable" }, { form: "news" });
  return { kind: "go", to: `${securityPath(context.lng)}#security-email` };
}
