/**
 * The site has not responded, so the result of a post is unknown (CPP-11). A `TypeError`, like the one that
 * `fetch` throws without a response.
 */
export class NoAnswerError extends TypeError {
  override readonly name = "NoAnswerError";
}

/** The error of a page whose data got no response, while the layout around it stays. */
export const noAnswerPageError = { data: { kind: "no-answer" } } as const;

/** Whether a page's error is a missing response. */
export function isNoAnswer(error: unknown): boolean {
  if (error instanceof NoAnswerError) return true;
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : null;
  return (
    typeof data === "object" &&
    data !== null &&
    "kind" in data &&
    data.kind === noAnswerPageError.data.kind
  );
}
