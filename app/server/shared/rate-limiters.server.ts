import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { countingLimiter } from "./counting-limiter.server";
import type { RateLimitRule, SharedRateLimiter } from "./limiter.server";

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
