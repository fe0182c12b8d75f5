import type { Redis } from "ioredis";
import type { ExpiringMarks, StartTimesByHolder } from "./marks.server";
import { createMemoryMarks } from "./memory-marks.server";

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
