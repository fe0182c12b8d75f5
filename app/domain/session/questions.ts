/** Secret questions to choose from; texts: `security:question_{name}`. */
export const secretQuestions = ["school", "pet", "street", "book", "teacher"] as const;
export type SecretQuestion = (typeof secretQuestions)[number];

/** Shortest answer, characters. */
export const shortestAnswer = 3;

/** One spelling of an answer: case and spaces around and between words do not count. */
export function plainAnswer(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase().replace(/\s+/gu, " ");
}
