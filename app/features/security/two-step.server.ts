import { codeTextSchema } from "~/features/codes/code-text.server";
import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import {
  confirmRecoveryCodesSaved,
  startTwoStepSetUp,
  turnOffTwoStep,
  turnOnTwoStep,
} from "~/platform/services/security/client.server";
import { finishSecurityChange } from "./change-outcome.server";

/** Starts to set up the second step of sign-in: the page then shows its secret. */
export async function twoStepStartPosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const password = postedText(post.form, "password");
  const answer = await startTwoStepSetUp(post.context.platform, password);
  return finishSecurityChange(post, "two-step-start", answer, { isSilent: true });
}

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

/** Takes note that the player has saved the recovery codes: the page shows them no more. */
export async function recoveryCodesSavedPosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const answer = await confirmRecoveryCodesSaved(post.context.platform);
  return finishSecurityChange(post, "two-step-saved", answer, { isSilent: true });
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
