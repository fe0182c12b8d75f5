/** Verdict of a finished call on its service: up, down, or not enough time to tell. */
export type BreakerVerdict = "up" | "down" | "unsure";

/**
 * State of a breaker: `closed` lets calls through, `open` rejects them; `half-open` = one probe is
 * in progress, and all other calls are rejected.
 */
export type BreakerState = "closed" | "open" | "half-open";

/** Owner of a breaker: a platform service (`coupons`) or a remote app (`remote.betting`), at its origin. */
export interface BreakerId {
  readonly service: string;
  readonly origin: string;
}

/** A call's result with the verdict on its service, which the breaker counts. */
export interface ResultWithVerdict<T> {
  readonly value: T;
  readonly verdict: BreakerVerdict;
}
