/** Verdict of a finished call on its service: up, down, or not enough time to tell. */
export type BreakerVerdict = "up" | "down" | "unsure";

/** `half-open`: one probe is in progress; all other calls are rejected as while `open`. */
export type BreakerState = "closed" | "open" | "half-open";

/** Owner of a breaker: a platform service (`coupons`) or a remote app (`remote.betting`), at its origin. */
export interface BreakerId {
  readonly service: string;
  readonly origin: string;
}

/** A result with the verdict that its breaker counts. */
export interface ResultWithVerdict<T> {
  readonly value: T;
  readonly verdict: BreakerVerdict;
}
