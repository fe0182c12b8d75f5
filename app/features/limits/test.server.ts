import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { submitKnowledgeTest } from "~/platform/services/limits/client.server";
import { redirectWithLimitsFlash } from "./flash.server";
import { dropKnowledgeTestOnThisNode } from "./open-tests.server";
import { mayHaveTakenEffect } from "./refusal-message.server";
import type { FailedKnowledgeTestReply } from "./reply";

/**
 * Handles the answers to the knowledge test (LIM-04). If passed, the requested limits are pending (LIM-12).
 */
export async function answerKnowledgeTestPosted(
  post: FormPost,
): Promise<ActionResult<FailedKnowledgeTestReply>> {
  const { context, form, request } = post;
  const token = String(form.get("tokenGuid") ?? "");
  const chosen = chosenAnswers(form);
  const result = await submitKnowledgeTest(context.platform, token, chosen);
  if (!result.ok) {
    if (result.failure.kind !== "refused") {
      const kind = mayHaveTakenEffect(result.failure) ? "unanswered" : "unavailable";
      return { kind: "stay", status: 503, data: { kind, chosen: Object.fromEntries(chosen) } };
    }
    await close();
    return redirectWithLimitsFlash(post, "test_over");
  }
  if (!result.value.isPassed) {
    const data = {
      kind: "wrong",
      questions: result.value.wrong,
      chosen: Object.fromEntries(chosen),
    } as const;
    return { kind: "stay", status: 422, data };
  }
  await close();
  return redirectWithLimitsFlash(post, "test_passed");

  async function close() {
    dropKnowledgeTestOnThisNode(token);
    await updateSessionSafetyState(context.scope, request, { test: undefined });
  }
}

/** Chosen answers by question, from the fields `answer-{questionId}`. */
function chosenAnswers(form: FormData): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>();
  for (const [name, value] of form) {
    const question = /^answer-(\d{1,9})$/.exec(name)?.[1];
    if (question !== undefined && /^\d{1,9}$/.test(String(value)))
      chosen.set(Number(question), Number(value));
  }
  return chosen;
}
