import type { Redis } from "ioredis";

/** Answers that one node has and others may take, as text. Nothing in it belongs to one player. */
export interface SharedValues {
  /** null = none, or none to be had now. */
  get(key: string): Promise<string | null>;
  /** Keeps a text for `ttlMs`; one that is too long to share is not kept. Never throws. */
  set(key: string, text: string, ttlMs: number): Promise<void>;
}

/** Longest text, characters: site configs are under 100 Ki, and a page waits for what is read. */
const mostChars = 1024 * 1024;

/** One process shares with nobody: its caches' own copies are all there is. */
export const noValues: SharedValues = { get: async () => null, set: async () => undefined };

/** Values in Redis; while it is away there are none, and whoever asks goes upstream. */
export function redisValues(commands: Redis, prefix: string): SharedValues {
  return {
    get: (key) => commands.get(prefix + key).catch(() => null),
    async set(key, text, ttlMs) {
      if (text.length > mostChars) return;
      await commands.set(prefix + key, text, "PX", Math.ceil(ttlMs)).catch(() => undefined);
    },
  };
}
