/** Why an answer was refused: it was invalid, or the server did not respond. */
export type CheckFailure = "choice" | "unavailable";

/** Reply to a reality check post that stays on its page. */
export interface CheckReply {
  readonly failure: CheckFailure;
  readonly isUnanswered?: true;
}

/** The reply shown when the browser got no response. */
export const checkLost = { failure: "unavailable", isUnanswered: true } as const;
