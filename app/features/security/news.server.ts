import { refusedCall } from "~/features/codes/code-step.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, Post } from "~/features/gate/action.server";
import { isTicked } from "~/features/screens/ticked";
import { chooseNews } from "~/platform/newsletter/client.server";
import { securityPath } from "./security-path";

/** The player's choice of news by e-mail (REG-08). */
export async function newsPosted({ context, form }: Post): Promise<ActionResult<FormReply>> {
  const isSaved = await chooseNews(context.platform, isTicked(form.get("news")));
  if (!isSaved) return refusedCall(form, { kind: "unavailable" }, { form: "news" });
  return { kind: "go", to: `${securityPath(context.lng)}#security-email` };
}
