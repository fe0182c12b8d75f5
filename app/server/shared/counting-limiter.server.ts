import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimitRule, SharedRateLimiter } from "./limiter.server";

/** A limiter with one counter for each rule, made by `make` when it is first needed. */
export function countingLimiter(
  make: (allowance: RateLimitRule) => RateLimiterAbstract,
): SharedRateLimiter {
  const made = new Map<string, RateLimiterAbstract>();
  const giveBack = async (counter: RateLimiterAbstract, key: string) => {
    await counter.reward(key).catch(() => undefined);
  };
  const of = (allowance: RateLimitRule) => {
    const known = made.get(allowance.name) ?? make(allowance);
    made.set(allowance.name, known);
    return known;
  };
  return {
    async take(allowance, key) {
      const counter = of(allowance);
      try {
        await counter.consume(key);
        return null;
      } catch (refused) {
        // Any other error is a defect of the limiter, which must not lock players out.
        if (!(refused instanceof RateLimiterRes)) return null;
        // A refused attempt is counted too; it is refunded so that other refunds free capacity.
        await giveBack(counter, key);
        return refused.msBeforeNext;
      }
    },
    giveBack: (allowance, key) => giveBack(of(allowance), key),
    async forget(allowance, key) {
      await of(allowance)
        .delete(key)
        .catch(() => undefined);
    },
    forgetAll: () => made.clear(),
  };
}
