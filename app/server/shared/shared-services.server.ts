import { env } from "../env.server";
import { log } from "../log.server";
import { memoryLimiter, redisLimiter, type SharedRateLimiter } from "./limiter.server";
import { createMemoryMarks, type ExpiringMarks, redisMarks } from "./marks.server";
import { connectRedis, endRedis, watchRedis } from "./redis.server";
import { releaseId } from "./release.server";
import { noSharedValues, redisValues, type SharedValues } from "./values.server";

/** Infrastructure shared by the nodes of a site (OPS-01); in-process without `REDIS_URL`. */
export interface SharedServices {
  readonly values: SharedValues;
  readonly limiter: SharedRateLimiter;
  readonly marks: ExpiringMarks;
  /**
   * Marks for prices that browsers have added to the coupon in the last seconds. They are separate
   * from `marks`, so that they cannot evict those.
   */
  readonly recentAdds: ExpiringMarks;
  /** Whether the shared services are reachable now; `/readyz` reports it. */
  isHere(): Promise<boolean>;
  close(): Promise<void>;
}

export interface SharedServicesOptions {
  /** Null = single process. */
  readonly redisUrl: string | null;
  readonly appEnv: string;
}

/** Prefix of every key; increment it when the meaning of stored values changes. */
const version = "touchline:1";

/** Creates the shared services. Does not wait for Redis: a site starts and runs without it. */
export function openSharedServices({ redisUrl, appEnv }: SharedServicesOptions): SharedServices {
  if (redisUrl === null) {
    return {
      values: noSharedValues,
      limiter: memoryLimiter(),
      marks: createMemoryMarks(),
      recentAdds: createMemoryMarks(),
      isHere: async () => true,
      close: async () => undefined,
    };
  }
  const commands = connectRedis(redisUrl);
  let isClosing = false;
  watchRedis(commands, (isHere, why) => {
    if (isClosing) return;
    if (isHere) log.info("what nodes share is here");
    else log.warn({ why }, "what nodes share is away; this node goes on by itself");
  });
  const prefix = `${version}:${appEnv}`;
  return {
    // Per release: another release may read the same data differently.
    values: redisValues(commands, `${prefix}:value:${releaseId}:`),
    limiter: redisLimiter(commands, `${prefix}:limit:`),
    marks: redisMarks(commands, `${prefix}:mark:`),
    recentAdds: redisMarks(commands, `${prefix}:add:`),
    async isHere() {
      // Pings each time: a hanging Redis keeps its connections open.
      return commands.ping().then(
        () => true,
        () => false,
      );
    },
    async close() {
      isClosing = true;
      await endRedis(commands);
    },
  };
}

// On globalThis: hot reload replaces modules and must keep one pair of connections.
const holder = globalThis as typeof globalThis & { __touchlineShared?: SharedServices | undefined };

/** The shared services of this process, created on first use. */
export function sharedServices(): SharedServices {
  holder.__touchlineShared ??= openSharedServices(env());
  return holder.__touchlineShared;
}

/** Closes the shared services; the next use creates new ones. */
export async function closeSharedServices(): Promise<void> {
  const open = holder.__touchlineShared;
  holder.__touchlineShared = undefined;
  await open?.close();
}
