import type { KnowledgeTestQuestionWire } from "~/platform/services/limits/wire.server";
import { knowledgeTestTexts, type QuestionText } from "./question-texts";

/**
 * Index (0, 1 or 2) of the right answer to each question of the knowledge test, in the order of the
 * questions.
 */
const right: readonly number[] = [1, 0, 2, 1, 0];

/** Number of questions per test. */
const perTest = 3;

/** The questions of a test in a language, English if not shipped; answers are numbered from 1. */
export function knowledgeTestQuestions(
  ids: readonly number[],
  lng: string,
): readonly KnowledgeTestQuestionWire[] {
  const own: readonly QuestionText[] = knowledgeTestTexts[lng] ?? knowledgeTestTexts["en"] ?? [];
  return ids.flatMap((id) => {
    const words = own[id - 1];
    if (!words) return [];
    const [text, ...answers] = words;
    return [
      { id, text, answers: answers.map((answer, index) => ({ id: index + 1, text: answer })) },
    ];
  });
}

/**
 * Ids of the three questions of a test: consecutive ones, starting where `randomNumber` (whole, from
 * 0) points.
 */
export function pickKnowledgeTestQuestionIds(randomNumber: number): readonly number[] {
  return Array.from({ length: perTest }, (_, n) => ((randomNumber + n) % right.length) + 1);
}

export function isRightAnswer(questionId: number, answerId: number | undefined): boolean {
  return right[questionId - 1] === (answerId ?? 0) - 1;
}
