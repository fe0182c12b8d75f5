import type { QuestionWire } from "~/platform/limits/wire.server";
import { type QuestionText, texts } from "./question-texts";

/** The right answer to each question, by its place: 0, 1 or 2. */
const right: readonly number[] = [1, 0, 2, 1, 0];

/** How many of the questions a test asks. */
const perTest = 3;

/** The questions of a test in a language that they are shipped in, else in English; answers are numbered from 1. */
export function questionsOf(ids: readonly number[], lng: string): readonly QuestionWire[] {
  const own: readonly QuestionText[] = texts[lng] ?? texts["en"] ?? [];
  return ids.flatMap((id) => {
    const words = own[id - 1];
    if (!words) return [];
    const [text, ...answers] = words;
    return [{ id, text, answers: answers.map((answer, index) => ({ id: index + 1, text: answer })) }];
  });
}

/** Which questions a test asks: others each time, by its number. */
export function drawn(turn: number): readonly number[] {
  return Array.from({ length: perTest }, (_, index) => ((turn + index) % right.length) + 1);
}

/** Whether an answer is the right one. */
export function isRight(questionId: number, answerId: number | undefined): boolean {
  return right[questionId - 1] === (answerId ?? 0) - 1;
}
