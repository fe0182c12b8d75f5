import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";

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

/** Rate limiter in this process. */
export function memoryLimiter(): SharedRateLimiter {
  return countingLimiter((allowance) => inMemory(allowance));
}

/** Rate limiter in Redis. During an outage every node counts for itself, so that guessing stays limited. */
export function redisLimiter(commands: Redis, prefix: string): SharedRateLimiter {
  return countingLimiter(
    ({ name, points, seconds }) =>
      new RateLimiterRedis({
        storeClient: commands,
        keyPrefix: prefix + name,
        points,
        duration: seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory({ name, points, seconds }),
      }),
  );
}

function inMemory({ name, points, seconds }: RateLimitRule) {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

/** A limiter with one counter for each rule, made by `make` when it is first needed. */
function countingLimiter(
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
