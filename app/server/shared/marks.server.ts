import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";

/** Moments of what is under way, ms since epoch, by the name of each that does it. */
export type Moments = ReadonlyMap<string, number>;

/**
 * Says over all nodes that something is under way under a key, by however many at once (CPP-03). Never throws: while Redis
 * is away a node knows what it has marked itself, and nothing of the others.
 */
export interface Marks {
  /** Marks `key` as `by`, with a moment; what is marked under it ends by itself, `ttlMs` after the last of them. */
  set(key: string, by: string, at: number, ttlMs: number): Promise<void>;
  /** What stands under a key; empty = nothing, or nothing to be had now. */
  of(key: string): Promise<Moments>;
  /** Takes back one mark, or all (null); answers what is left. */
  drop(key: string, by: string | null): Promise<Moments>;
}

/** Keys that a node remembers by itself, the oldest given up first. */
const mostKeys = 50_000;

/** Marks in this process. */
export function memoryMarks(): Marks {
  const kept = new LRUCache<string, Moments>({ max: mostKeys });
  const of = (key: string): Moments => kept.get(key) ?? new Map();
  return {
    async set(key, by, at, ttlMs) {
      kept.set(key, new Map([...of(key), [by, at]]), { ttl: ttlMs });
    },
    of: async (key) => of(key),
    async drop(key, by) {
      const left = new Map([...of(key)].filter(([name]) => by !== null && name !== by));
      if (left.size === 0) kept.delete(key);
      else kept.set(key, left, { ttl: Math.max(1, kept.getRemainingTTL(key)) });
      return left;
    },
  };
}

/** Marks in Redis, and this node's own beside them for while it is away. */
export function redisMarks(commands: Redis, prefix: string): Marks {
  const own = memoryMarks();
  return {
    async set(key, by, at, ttlMs) {
      const name = prefix + key;
      const marked = commands.multi().hset(name, by, String(at)).pexpire(name, Math.ceil(ttlMs)).exec();
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

function momentsOf(fields: Readonly<Record<string, string>>): Moments {
  return new Map(Object.entries(fields).map(([by, at]) => [by, Number(at)]));
}
