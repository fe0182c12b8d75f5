/** Number of points within a window that starts at the first of them. */
export interface RateLimitRule {
  /** Prefix of the keys; each name has one allowance. */
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
  /** Starts every count of this process again; those that nodes share go on. */
  forgetAll(): void;
}
