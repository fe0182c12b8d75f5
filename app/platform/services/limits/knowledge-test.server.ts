import type { KnowledgeTestQuestion, KnowledgeTestResult } from "~/domain/limits/answers";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { limitCalls } from "./calls.server";
import { forgetMemoisedLimits } from "./change.server";

/** Submits the answers to a test (LIM-04); `answers` by question. */
export async function submitKnowledgeTest(
  scope: PlatformScope,
  token: string,
  answers: ReadonlyMap<KnowledgeTestQuestion["id"], number>,
): Promise<Answer<KnowledgeTestResult>> {
  const json = {
    tokenGuid: token,
    answers: [...answers].map(([questionId, answerId]) => ({ questionId, answerId })),
  };
  const reply = await call(scope, limitCalls.answerTest, { json });
  forgetMemoisedLimits(scope);
  return mapReply(
    reply,
    ({ questionsResult, success }): KnowledgeTestResult => ({
      isPassed: success,
      wrong: questionsResult.flatMap(({ questionId, isCorrect }) =>
        isCorrect ? [] : [questionId],
      ),
    }),
  );
}
