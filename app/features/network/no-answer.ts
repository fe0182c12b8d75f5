/**
 * The site has not answered: whether a post was done nobody can say (CPP-11). A `TypeError`, as what `fetch` throws where
 * no answer came at all.
 */
export class NoAnswer extends TypeError {
  override readonly name = "NoAnswer";
}

/** The same as the answer of a page whose layout stays. */
export const noAnswerPage = { data: { kind: "no-answer" } } as const;

/** Whether a page's error is that no answer came. */
export function isNoAnswer(error: unknown): boolean {
  if (error instanceof NoAnswer) return true;
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : null;
  return typeof data === "object" && data !== null && "kind" in data && data.kind === noAnswerPage.data.kind;
}
