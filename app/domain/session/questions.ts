/** Secret questions to choose from; texts: `security:question_{name}`. */
export const secretQuestions = ["school", "pet", "street", "book", "teacher"] as const;
export type SecretQuestion = (typeof secretQuestions)[number];

/** Shortest answer, characters. */
export const minSecretAnswerLength = 3;

/** Longest answer, characters. */
export const longestSecretAnswer = 200;

/** Normalises an answer: case and extra spaces do not count. */
export function normalizeSecretAnswer(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase().replace(/\s+/gu, " ");
}
