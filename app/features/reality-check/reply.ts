/**
 * Why an answer was refused: `choice` = it was none of the possible ones; `unavailable` = the
 * server did not respond.
 */
export type RealityCheckFailure = "choice" | "unavailable";

/**
 * Why a reality check's answer was not taken, for the page that asks again; `isUnanswered` = the
 * browser got no response.
 */
export interface RefusedRealityCheckReply {
  readonly failure: RealityCheckFailure;
  /** Whether "do not remind me again" was ticked. */
  readonly isOff?: boolean;
  readonly isUnanswered?: true;
}

/** The reply that a reality check's form shows when the browser got no response. */
export const noResponseRealityCheckReply = { failure: "unavailable", isUnanswered: true } as const;
