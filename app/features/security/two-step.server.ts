import { codeTextSchema } from "~/features/codes/code-text.server";
import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { turnOffTwoStep, turnOnTwoStep } from "~/platform/services/security/client.server";
import { finishSecurityChange } from "./change-outcome.server";

/** Turns the second step of sign-in on, by a first code of the authenticator app. */
export async function firstTwoStepCodePosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const code = typedCode(post, "two-step", 6);
  if ("refused" in code) return code.refused;
  return finishSecurityChange(
    post,
    "two-step",
    await turnOnTwoStep(post.context.platform, code.text),
  );
}

/** Turns the second step of sign-in off; asks for the password and a code. */
export async function turnOffTwoStepPosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const { form, context } = post;
  const password = postedText(form, "password");
  const code = typedCode(post, "two-step-off", null);
  if (password === "")
    return refuseForm(form, [{ field: "password", code: "required" }], { form: "two-step-off" });
  if ("refused" in code) return code.refused;
  const answer = await turnOffTwoStep(context.platform, password, code.text);
  return finishSecurityChange(post, "two-step-off", answer);
}

function typedCode(
  { form }: FormPost,
  name: string,
  length: number | null,
): { readonly text: string } | { readonly refused: ActionResult<FormReply> } {
  const typed = postedText(form, "code");
  const code = codeTextSchema(length).safeParse(typed);
  if (code.success) return { text: code.data };
  const error = { field: "code", code: typed.trim() === "" ? "required" : "bad-code" };
  return { refused: refuseForm(form, [error], { form: name }) };
}
