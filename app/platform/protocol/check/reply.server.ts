/** A reply to a request of the platform check, as it came, with the time that it took. */
export interface ReceivedReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** What a request asks for: the call's success, one of these refusals, or either (`200` among them). */
export type ExpectedReply = "success" | readonly number[];

/** Result of a check: `warn` = the shell works all the same, `fail` = it does not. */
export interface ReplyJudgement {
  readonly verdict: "ok" | "warn" | "fail";
  /** The first fault with its path in the reply, or what was seen. */
  readonly detail: string;
  /** The reply's parsed data, for the calls that follow; absent where the reply has a fault. */
  readonly data?: unknown;
}

/** The judgement of a reply with which the shell does not work; `detail` says why. */
export const failedJudgement = (detail: string): ReplyJudgement => ({ verdict: "fail", detail });
