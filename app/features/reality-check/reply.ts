/** Why an answer was not taken: it was none of the three, or no answer of the server came back. */
export type CheckFailure = "choice" | "unavailable";

/** What a post of the reality check comes to where it stays on its page. */
export interface CheckReply {
  readonly failure: CheckFailure;
  readonly isUnanswered?: true;
}

/** What is said where the browser got no answer. */
export const checkLost = { failure: "unavailable", isUnanswered: true } as const;
