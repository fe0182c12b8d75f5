import { type Cache, type CacheEntry, cachified } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { countCacheRead } from "~/server/metrics.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { runWithTimeout } from "./bounded.server";
import { configRevision } from "./revision.server";

/** A value with the config revision it was loaded under; null = unknown. */
export interface LoadedValue<T> {
  readonly value: T;
  readonly revision: string | null;
}

/** A value; stale = the last good one, because a refresh failed or is late. */
export interface CachedValue<T> {
  readonly value: T;
  readonly isStale: boolean;
}

/** Loads from upstream with its own retries; reports its first failed attempt; null = gave up. */
export type ValueLoader<T> = (onFirstFailure: () => void) => Promise<LoadedValue<T> | null>;

interface Refresh<T> {
  readonly done: Promise<LoadedValue<T> | null>;
  readonly firstFailure: Promise<null>;
}

/** Shortest and longest life of a copy, ms: random, so that refreshes are spread over time (CFG-02). */
const life = { least: 600_000, most: 900_000 };

/** How long a page with a stale copy waits for a refresh, ms. */
const answerMs = 1000;

/** After a failed refresh, pages with a copy start no other for this long, ms. */
const pauseMs = 5000;

/** Lifetime of the shared copy, ms, for nodes that start during an outage, which may last a weekend. */
const sharedMs = 7 * 86_400_000;

/**
 * Cache of slow-changing answers. A copy is fresh for a random 600 to 900 s or until the platform states a
 * new config revision; after that it is served stale while upstream is down (CFG-01). Callers share a
 * refresh, which continues when they stop waiting. Every node has its own copies and reads those of other
 * nodes before it asks upstream (OPS-01), so values must survive JSON; objects are restored without a
 * prototype (SEC-09).
 */
export class StaleCopies<T> {
  readonly #name: string;
  readonly #entries: LRUCache<string, CacheEntry<LoadedValue<T>>>;
  readonly #cache: Cache;
  readonly #looks = new Map<string, Promise<CacheEntry<LoadedValue<T>> | undefined>>();
  readonly #refreshes = new Map<string, Refresh<T>>();
  readonly #expiredAt = new LRUCache<string, number>({ max: 1000 });
  readonly #givenUpAt = new LRUCache<string, number>({ max: 1000 });

  /** Stores at most `max` copies here; `name` prefixes their shared keys and labels their metrics. */
  constructor(name: string, max: number) {
    const entries = new LRUCache<string, CacheEntry<LoadedValue<T>>>({ max });
    this.#name = name;
    this.#entries = entries;
    this.#cache = {
      get: (key) => entries.get(key),
      set: (key, entry) => {
        entries.set(key, entry);
        // Not awaited: the page has its answer.
        void sharedServices().values.set(this.#sharedKey(key), JSON.stringify(entry), sharedMs);
      },
      delete: (key) => entries.delete(key),
    };
  }

  /** Copies of `key` that exist by now are fresh no more; they serve where no other is to be had. */
  expire(key: string) {
    this.#expiredAt.set(key, Date.now());
  }

  /** The value of `key`; null if no copy exists and none was loaded within `waitMs`. */
  async find(key: string, waitMs: number, ask: ValueLoader<T>): Promise<CachedValue<T> | null> {
    const own = this.#entries.get(key);
    if (own && this.#isFresh(key, own)) return this.#found(own, "hit");
    if (own && this.#isResting(key)) return this.#found(own, "stale");
    const entry = await this.#others(key, own);
    if (entry && this.#isFresh(key, entry)) return this.#found(entry, "shared");
    if (entry && this.#isResting(key)) return this.#found(entry, "stale");
    const { done, firstFailure } = this.#refresh(key, ask);
    const answered = entry ? Promise.race([done, firstFailure]) : done;
    const waited = await runWithTimeout(
      entry ? Math.min(waitMs, answerMs) : waitMs,
      undefined,
      () => answered,
    );
    if (waited.kind === "done" && waited.value) {
      countCacheRead(this.#name, "miss");
      return { value: waited.value.value, isStale: false };
    }
    if (entry) return this.#found(entry, "stale");
    countCacheRead(this.#name, "miss");
    return null;
  }

  /** Clears everything; for tests. */
  clear() {
    this.#entries.clear();
    this.#expiredAt.clear();
    this.#givenUpAt.clear();
    this.#refreshes.clear();
  }

  #found(
    { value }: CacheEntry<LoadedValue<T>>,
    result: "hit" | "shared" | "stale",
  ): CachedValue<T> {
    countCacheRead(this.#name, result);
    return { value: value.value, isStale: result === "stale" };
  }

  #sharedKey(key: string) {
    return `${this.#name}:${key}`;
  }

  /** The newer of this node's copy and the shared one, which is then stored here. */
  async #others(key: string, own: CacheEntry<LoadedValue<T>> | undefined) {
    let look = this.#looks.get(key);
    if (!look) {
      look = this.#look(key).finally(() => this.#looks.delete(key));
      this.#looks.set(key, look);
    }
    const theirs = await look;
    // This node's copy is stale: with equal times the shared one wins.
    if (!theirs || (own && own.metadata.createdTime > theirs.metadata.createdTime)) return own;
    this.#entries.set(key, theirs);
    return theirs;
  }

  async #look(key: string): Promise<CacheEntry<LoadedValue<T>> | undefined> {
    const text = await sharedServices().values.get(this.#sharedKey(key));
    // Written by `set` above, by the same release.
    return text === null ? undefined : (JSON.parse(text, bare) as CacheEntry<LoadedValue<T>>);
  }

  #isFresh(key: string, { metadata, value }: CacheEntry<LoadedValue<T>>) {
    const revision = configRevision();
    if (revision !== null && value.revision !== revision) return false;
    if (metadata.createdTime <= (this.#expiredAt.get(key) ?? Number.NEGATIVE_INFINITY))
      return false;
    return Date.now() < metadata.createdTime + (metadata.ttl ?? 0);
  }

  #isResting(key: string) {
    return Date.now() - (this.#givenUpAt.get(key) ?? Number.NEGATIVE_INFINITY) < pauseMs;
  }

  #refresh(key: string, ask: ValueLoader<T>): Refresh<T> {
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

  async #replace(
    key: string,
    ask: ValueLoader<T>,
    onFirstFailure: () => void,
  ): Promise<LoadedValue<T> | null> {
    try {
      return await cachified({
        key,
        cache: this.#cache,
        ttl: life.least + Math.random() * (life.most - life.least),
        swr: Number.POSITIVE_INFINITY,
        // Freshness was decided above; a failure must not extend a copy's life.
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

/** Records are looked up by names that visitors choose, so they must not inherit properties. */
function bare(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.assign(Object.create(null), value);
}

class GivenUp extends Error {}
