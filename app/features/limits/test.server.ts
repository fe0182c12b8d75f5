import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { submitKnowledgeTest } from "~/platform/services/limits/client.server";
import { redirectWithLimitsFlash } from "./flash.server";
import { dropKnowledgeTestOnThisNode, loadSavedKnowledgeTest } from "./open-tests.server";
import { mayHaveTakenEffect } from "./refusal-message.server";
import { notSaved } from "./refused-reply.server";
import { knowledgeTestFieldName } from "./test-field";

/** Handles the answers to the knowledge test (LIM-04). If passed, the requested limits are pending (LIM-12). */
export const answerKnowledgeTestForm = declareForm({
  screen: "responsible-test",
  // The questions of a test are the platform's.
  fields: z.looseObject({ tokenGuid: z.string().default("") }),
  further: /^answer-\d{1,9}$/,
  run: async ({ tokenGuid: token, ...answers }, post) => {
    const chosen = chosenAnswers(answers);
    const result = await submitKnowledgeTest(post.context.platform, token, chosen);
    if (result.ok && !result.value.isPassed) {
      const wrong = await inOrderOfTest(token, result.value.wrong);
      return {
        ok: false,
        errors: wrong.map((question) => ({
          field: knowledgeTestFieldName(question),
          code: chosen.has(question) ? "answer-wrong" : "answer-missing",
        })),
      };
    }
    if (!result.ok && result.failure.kind !== "refused")
      return notSaved(mayHaveTakenEffect(result.failure) ? "unanswered" : "unavailable");
    dropKnowledgeTestOnThisNode(token);
    await updateSessionSafetyState(post.context.scope, post.request, { test: undefined });
    return redirectWithLimitsFlash(post, result.ok ? "test_passed" : "test_over");
  },
});

/** Chosen answers by question, from the fields of the questions. */
function chosenAnswers(answers: Readonly<Record<string, unknown>>): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>();
  for (const [name, value] of Object.entries(answers)) {
    const question = /^answer-(\d{1,9})$/.exec(name)?.[1];
    if (question !== undefined && /^\d{1,9}$/.test(String(value)))
      chosen.set(Number(question), Number(value));
  }
  return chosen;
}

/** Questions in the order in which the page has them. */
async function inOrderOfTest(token: string, wrong: readonly number[]): Promise<readonly number[]> {
  const asked = (await loadSavedKnowledgeTest(token))?.questions.map(({ id }) => id) ?? [];
  return [...wrong].sort((one, other) => asked.indexOf(one) - asked.indexOf(other));
}
