import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { findCodeWait } from "~/features/session/code-wait.server";
import type { AwaitedCode, CodeWaitPage } from "~/server/cookies/code-waits.server";
import { codeDigitCount, codeTextSchema } from "./code-text.server";

/**
 * The typed code of a post, with what the session stores about the code it waits for; else (no code
 * is awaited, or none was typed) the form again with its error.
 */
export async function readPostedCode(
  { context, form, request }: FormPost,
  use: CodeWaitPage,
  name = "default",
): Promise<
  | { readonly code: string; readonly wait: AwaitedCode }
  | { readonly refused: ActionResult<FormReply> }
> {
  const refused = (field: string | null, code: string) => ({
    refused: refuseForm(form, [{ field, code }], { form: name }),
  });
  const wait = await findCodeWait(context.scope, request, use);
  if (wait?.stage !== "code") return refused(null, "code-over");
  const typed = postedText(form, "code");
  const code = codeTextSchema(codeDigitCount).safeParse(typed);
  if (!code.success) return refused("code", typed.trim() === "" ? "required" : "bad-code");
  return { code: code.data, wait };
}
