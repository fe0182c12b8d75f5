import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** So many of a kind within so long, from the first of them on. */
export interface Allowance {
  /** Stands before the keys; one name, one allowance. */
  readonly name: string;
  readonly points: number;
  /** s. */
  readonly seconds: number;
}

/** Counts what must not happen too often, over all nodes (SEC-07). Never throws: without Redis a node counts alone. */
export interface Limiter {
  /** Takes one point of `key`; null = taken, else ms until there is one again. */
  take(allowance: Allowance, key: string): Promise<number | null>;
  /** Gives a taken point back. */
  giveBack(allowance: Allowance, key: string): Promise<void>;
}

/** Counts in this process. */
export function memoryLimiter(): Limiter {
  return limiterOf((allowance) => inMemory(allowance));
}

/** Counts in Redis; while it is away every node counts for itself, so that guessing does not become free. */
export function redisLimiter(commands: Redis, prefix: string): Limiter {
  return limiterOf(
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

function inMemory({ name, points, seconds }: Allowance) {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

function limiterOf(make: (allowance: Allowance) => RateLimiterAbstract): Limiter {
  const made = new Map<string, RateLimiterAbstract>();
  const giveBack = async (counter: RateLimiterAbstract, key: string) => {
    await counter.reward(key).catch(() => undefined);
  };
  const of = (allowance: Allowance) => {
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
        // Anything else is a defect of a counter, which must not keep players out.
        if (!(refused instanceof RateLimiterRes)) return null;
        // A refused attempt has been counted too; what others give back must make room again.
        await giveBack(counter, key);
        return refused.msBeforeNext;
      }
    },
    giveBack: (allowance, key) => giveBack(of(allowance), key),
  };
}
