import { z } from "zod";
import {
  longestSecretAnswer,
  minSecretAnswerLength,
  normalizeSecretAnswer,
  secretQuestions,
} from "~/domain/session/questions";
import { declareForm } from "~/features/forms/declare.server";
import { textField } from "~/features/forms/read.server";
import { setSecretQuestion } from "~/platform/services/security/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { finishSecurityChange } from "./change-outcome.server";

const isLongEnough = (answer: string) =>
  normalizeSecretAnswer(answer).length >= minSecretAnswerLength;

/** Sets the secret question and its answer. */
export const secretQuestionForm = declareForm({
  screen: "office:security",
  intent: "question",
  fields: z.object({
    question: z.enum(secretQuestions, "choice"),
    answer: z
      .string("answer-short")
      .max(longestSecretAnswer, "answer-long")
      .refine(isLongEnough, "answer-short"),
    password: textField(256),
  }),
  rule: postLimits.securing,
  events: "secret_question",
  run: async (question, post) =>
    finishSecurityChange(post, await setSecretQuestion(post.context.platform, question)),
});
