/** Why an answer was refused: it was invalid, or the server did not respond. */
export type RealityCheckFailure = "choice" | "unavailable";

/** Reply to a reality check post that stays on its page. */
export interface RealityCheckReply {
  readonly failure: RealityCheckFailure;
  readonly isUnanswered?: true;
}

/** The reply shown when the browser got no response. */
export const realityCheckReplyLost = { failure: "unavailable", isUnanswered: true } as const;
