/** The name of the field with the answer to a question of the knowledge test. */
export function knowledgeTestFieldName(question: number): `answer-${number}` {
  return `answer-${question}`;
}

/** The names of those fields: the questions of a test are the platform's. */
export const knowledgeTestFieldPattern = /^answer-\d{1,9}$/;

/** Chosen answers by question, from the fields of the questions. */
export function chosenAnswers(
  answers: Readonly<Record<string, unknown>>,
): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>();
  for (const [name, value] of Object.entries(answers))
    if (knowledgeTestFieldPattern.test(name) && /^\d{1,9}$/.test(String(value)))
      chosen.set(Number(name.slice("answer-".length)), Number(value));
  return chosen;
}
