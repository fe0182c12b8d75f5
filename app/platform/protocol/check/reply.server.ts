/** A reply as it came. */
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
  /** The reply's data where it is as it should be, for the calls that follow. */
  readonly data?: unknown;
}

/** The shell does not work with this reply. */
export const failedJudgement = (detail: string): ReplyJudgement => ({ verdict: "fail", detail });
