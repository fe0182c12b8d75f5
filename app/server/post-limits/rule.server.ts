import type { RateLimitRule } from "../shared/limiter.server";

/** Rate limit for one kind of post (SEC-07). */
export interface PostLimitRule {
  readonly name: string;
  /** How many posts are allowed per typed login or per player, from whatever network address. */
  readonly subject: Omit<RateLimitRule, "name">;
  /** Limit per IP address, whoever posts. */
  readonly address: Omit<RateLimitRule, "name">;
  /**
   * Which posts count: `all`, or `failures` = not those that succeeded or could not be checked,
   * which were no guesses.
   */
  readonly counts: "all" | "failures";
}
