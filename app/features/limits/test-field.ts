/** The name of the field with the answer to a question of the knowledge test. */
export function knowledgeTestFieldName(question: number): `answer-${number}` {
  return `answer-${question}`;
}
