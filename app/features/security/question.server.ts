import {
  minSecretAnswerLength,
  normalizeSecretAnswer,
  secretQuestions,
} from "~/domain/session/questions";
import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { setSecretQuestion } from "~/platform/services/security/client.server";
import { finishSecurityChange } from "./change-outcome.server";

/** Sets the secret question and its answer. */
export async function secretQuestionPosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const { form, context } = post;
  const question = secretQuestions.find((name) => name === postedText(form, "question"));
  const answer = postedText(form, "answer", 200);
  const kept = ["question"];
  const refuse = (field: string, code: string) =>
    refuseForm(form, [{ field, code }], { form: "question", kept });
  if (!question) return refuse("question", "choice");
  if (normalizeSecretAnswer(answer).length < minSecretAnswerLength)
    return refuse("answer", "answer-short");
  const password = postedText(form, "password");
  const changed = await setSecretQuestion(context.platform, { question, answer, password });
  return finishSecurityChange(post, "question", changed, { kept });
}
