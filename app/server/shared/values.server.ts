import type { Redis } from "ioredis";

/** Text values cached by one node and shared with others. Contains no data of a single player. */
export interface SharedValues {
  /** Null = none, or unavailable. */
  get(key: string): Promise<string | null>;
  /** Stores a text for `ttlMs`. A text that is too long is not stored. Never throws. */
  set(key: string, text: string, ttlMs: number): Promise<void>;
}

/**
 * Longest text that is stored, characters: site configs are under 100 Ki, and pages wait for reads.
 */
const mostChars = 1024 * 1024;

/** Shared values of a site with a single process: it has none, since its own caches are enough. */
export const noSharedValues: SharedValues = { get: async () => null, set: async () => undefined };

/** Shared values kept in Redis; during an outage every read is null, and callers go upstream. */
export function redisValues(commands: Redis, prefix: string): SharedValues {
  return {
    get: (key) => commands.get(prefix + key).catch(() => null),
    async set(key, text, ttlMs) {
      if (text.length > mostChars) return;
      await commands.set(prefix + key, text, "PX", Math.ceil(ttlMs)).catch(() => undefined);
    },
  };
}
