import type { RateLimitRule } from "../shared/limiter.server";

/** Rate limit for one kind of post (SEC-07). */
export interface PostLimitRule {
  readonly name: string;
  /** Limit per login or player, whatever the address. */
  readonly subject: Omit<RateLimitRule, "name">;
  /** Limit per address, whoever posts. */
  readonly address: Omit<RateLimitRule, "name">;
  /** `failures` refunds posts that were not guesses: they succeeded, or could not be checked. */
  readonly counts: "all" | "failures";
}
