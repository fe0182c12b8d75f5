import { LRUCache } from "lru-cache";
import type { ExpiringMarks, StartTimesByHolder } from "./marks.server";

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
