/** Number of points within a window that starts at the first of them. */
export interface RateLimitRule {
  /** Name of the rule, the prefix of its keys; rules with the same name share their counts. */
  readonly name: string;
  readonly points: number;
  /** Length of the window, s. */
  readonly seconds: number;
}

/** Rate limiter across all nodes (SEC-07). Never throws; without Redis each node counts alone. */
export interface SharedRateLimiter {
  /** Takes one point of `key`; null = taken, else ms until one is available. */
  take(allowance: RateLimitRule, key: string): Promise<number | null>;
  /** Refunds a point. */
  giveBack(allowance: RateLimitRule, key: string): Promise<void>;
  /** Starts the count of a key again. */
  forget(allowance: RateLimitRule, key: string): Promise<void>;
  /** Resets the counts that this process keeps itself; those that nodes share are not changed. */
  forgetAll(): void;
}
