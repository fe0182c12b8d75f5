import { type Cache, type CacheEntry, cachified } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { bounded } from "./bounded.server";
import { configRevision } from "./revision.server";

/** A value with the config revision it was made under; null = unknown. */
export interface Asked<T> {
  readonly value: T;
  readonly revision: string | null;
}

/** A value; stale = the last good one, since a better one failed or is late. */
export interface Found<T> {
  readonly value: T;
  readonly isStale: boolean;
}

/** Asks upstream, with retries as it likes; says when its first attempt fails; null = given up. */
export type Ask<T> = (onFirstFailure: () => void) => Promise<Asked<T> | null>;

interface Refresh<T> {
  readonly done: Promise<Asked<T> | null>;
  readonly firstFailure: Promise<null>;
}

/** Shortest and longest life of a copy, ms: random, so that nodes and keys do not refresh together (CFG-02). */
const life = { least: 600_000, most: 900_000 };

/** How long a page that has a last good copy waits for a better one, ms. */
const patienceMs = 1000;

/** After a refresh was given up, a page that has a copy causes no other for so long, ms. */
const restMs = 5000;

/**
 * Copies of slow-changing answers: fresh for a random 600 to 900 s or until the platform states another config
 * revision; after that the last good one stands in for as long as upstream is down (CFG-01). A refresh is shared
 * by all who wait, and goes on when they stop waiting.
 */
export class KeptCopies<T> {
  readonly #entries: LRUCache<string, CacheEntry<Asked<T>>>;
  readonly #cache: Cache;
  readonly #refreshes = new Map<string, Refresh<T>>();
  readonly #givenUpAt = new LRUCache<string, number>({ max: 1000 });

  /** Keeps at most `max` copies. */
  constructor(max: number) {
    const entries = new LRUCache<string, CacheEntry<Asked<T>>>({ max });
    this.#entries = entries;
    this.#cache = {
      get: (key) => entries.get(key),
      set: (key, entry) => entries.set(key, entry),
      delete: (key) => entries.delete(key),
    };
  }

  /** The value of `key`; null when none was ever had and none came within `waitMs`. */
  async find(key: string, waitMs: number, ask: Ask<T>): Promise<Found<T> | null> {
    const entry = this.#entries.get(key);
    if (entry && isFresh(entry)) return { value: entry.value.value, isStale: false };
    const last = entry ? { value: entry.value.value, isStale: true } : null;
    if (last && this.#isResting(key)) return last;
    const { done, firstFailure } = this.#refresh(key, ask);
    const answered = last ? Promise.race([done, firstFailure]) : done;
    const waited = await bounded(last ? Math.min(waitMs, patienceMs) : waitMs, undefined, () => answered);
    if (waited.kind === "done" && waited.value) return { value: waited.value.value, isStale: false };
    return last;
  }

  /** Forgets everything; for tests. */
  clear() {
    this.#entries.clear();
    this.#givenUpAt.clear();
    this.#refreshes.clear();
  }

  #isResting(key: string) {
    return Date.now() - (this.#givenUpAt.get(key) ?? Number.NEGATIVE_INFINITY) < restMs;
  }

  #refresh(key: string, ask: Ask<T>): Refresh<T> {
    const running = this.#refreshes.get(key);
    if (running) return running;
    let fail = () => {};
    const firstFailure = new Promise<null>((resolve) => {
      fail = () => resolve(null);
    });
    const refresh = { firstFailure, done: this.#replace(key, ask, () => fail()) };
    this.#refreshes.set(key, refresh);
    refresh.done.finally(() => this.#refreshes.delete(key)).catch(() => {});
    return refresh;
  }

  async #replace(key: string, ask: Ask<T>, onFirstFailure: () => void): Promise<Asked<T> | null> {
    try {
      return await cachified({
        key,
        cache: this.#cache,
        ttl: life.least + Math.random() * (life.most - life.least),
        swr: Number.POSITIVE_INFINITY,
        // Whether a copy will do was decided above; a failure must not give it a new life.
        forceFresh: true,
        fallbackToCache: false,
        getFreshValue: async () => {
          const asked = await ask(onFirstFailure);
          if (!asked) throw new GivenUp();
          return asked;
        },
      });
    } catch (error) {
      this.#givenUpAt.set(key, Date.now());
      if (error instanceof GivenUp) return null;
      throw error;
    }
  }
}

class GivenUp extends Error {}

function isFresh<T>({ metadata, value }: CacheEntry<Asked<T>>) {
  const revision = configRevision();
  if (revision !== null && value.revision !== revision) return false;
  return Date.now() < metadata.createdTime + (metadata.ttl ?? 0);
}
