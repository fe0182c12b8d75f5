import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";

/** Start times of what is in progress, ms since epoch, by the name of each holder. */
export type StartTimesByHolder = ReadonlyMap<string, number>;

/**
 * Marks a key as in progress, visible to all nodes, with any number of holders (CPP-03). Never throws. During
 * a Redis outage a node knows only its own marks.
 */
export interface ExpiringMarks {
  /**
   * Marks `key` as in progress for the holder `by`, since the moment `at` (ms since epoch). All
   * marks of a key expire `ttlMs` after the last one was set.
   */
  set(key: string, by: string, at: number, ttlMs: number): Promise<void>;
  /** Marks of a key; empty = none, or unavailable. */
  of(key: string): Promise<StartTimesByHolder>;
  /**
   * Removes one holder's mark of a key, or every holder's (`by` null); returns the marks that
   * remain.
   */
  drop(key: string, by: string | null): Promise<StartTimesByHolder>;
}

/** Most keys whose marks a node keeps in its memory; beyond that the oldest are dropped. */
const mostKeys = 50_000;

/** In-progress marks kept in this process's memory, which other nodes do not see. */
export function createMemoryMarks(): ExpiringMarks {
  // By size: with `max` the cache reserves all its places, which takes longer than a page.
  const moments = new LRUCache<string, StartTimesByHolder>({
    maxSize: mostKeys,
    sizeCalculation: () => 1,
  });
  const of = (key: string): StartTimesByHolder => moments.get(key) ?? new Map();
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

/** In-progress marks kept in Redis, with a copy of this node's own for outages. */
export function redisMarks(commands: Redis, prefix: string): ExpiringMarks {
  const own = createMemoryMarks();
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

function momentsOf(fields: Readonly<Record<string, string>>): StartTimesByHolder {
  return new Map(Object.entries(fields).map(([by, at]) => [by, Number(at)]));
}
