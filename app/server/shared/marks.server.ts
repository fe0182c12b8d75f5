import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";

/** Start times of what is in progress, ms since epoch, by the name of each holder. */
export type StartTimes = ReadonlyMap<string, number>;

/**
 * Marks a key as in progress, visible to all nodes, with any number of holders (CPP-03). Never throws. During
 * a Redis outage a node knows only its own marks.
 */
export interface InProgressMarks {
  /** Marks `key` for holder `by` at a moment. All marks of a key expire `ttlMs` after the last one. */
  set(key: string, by: string, at: number, ttlMs: number): Promise<void>;
  /** Marks of a key; empty = none, or unavailable. */
  of(key: string): Promise<StartTimes>;
  /** Ends one holder's work on a key, or everybody's (null); returns the marks that remain. */
  drop(key: string, by: string | null): Promise<StartTimes>;
}

/** Maximum keys in a node's memory; the oldest are dropped first. */
const mostKeys = 50_000;

/** Marks in this process. */
export function memoryMarks(): InProgressMarks {
  const moments = new LRUCache<string, StartTimes>({ max: mostKeys });
  const of = (key: string): StartTimes => moments.get(key) ?? new Map();
  return {
    async set(key, by, at, ttlMs) {
      moments.set(key, new Map([...of(key), [by, at]]), { ttl: ttlMs });
    },
    of: async (key) => of(key),
    async drop(key, by) {
      const left = new Map([...of(key)].filter(([name]) => by !== null && name !== by));
      if (left.size === 0) moments.delete(key);
      else moments.set(key, left, { ttl: Math.max(1, moments.getRemainingTTL(key)) });
      return left;
    },
  };
}

/** Marks in Redis, with a local copy for outages. */
export function redisMarks(commands: Redis, prefix: string): InProgressMarks {
  const own = memoryMarks();
  return {
    async set(key, by, at, ttlMs) {
      const name = prefix + key;
      const marked = commands
        .multi()
        .hset(name, by, String(at))
        .pexpire(name, Math.ceil(ttlMs))
        .exec();
      await Promise.all([own.set(key, by, at, ttlMs), marked.catch(() => undefined)]);
    },
    async of(key) {
      return commands.hgetall(prefix + key).then(momentsOf, () => own.of(key));
    },
    async drop(key, by) {
      const left = await own.drop(key, by);
      const name = prefix + key;
      return (by === null ? commands.del(name) : commands.hdel(name, by))
        .then(() => commands.hgetall(name))
        .then(momentsOf, () => left);
    },
  };
}

function momentsOf(fields: Readonly<Record<string, string>>): StartTimes {
  return new Map(Object.entries(fields).map(([by, at]) => [by, Number(at)]));
}
