import { type Cache, type CacheEntry, cachified } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { countCacheRead } from "~/server/metrics.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { runWithTimeout } from "./bounded.server";
import { configRevision } from "./revision.server";

/** How long a page with a stale copy waits for a refresh, ms. */
const answerMs = 1000;

/**
 * Cache of slow-changing answers. A copy is fresh for a random 600 to 900 s or until the platform states a
 * new config revision; after that it is served stale while upstream is down (CFG-01). Callers share a
 * refresh, which continues when they stop waiting. Every node has its own copies and reads those of other
 * nodes before it asks upstream (OPS-01).
 */
export class StaleCopies<T> {
  readonly #name: string;
  readonly #entries: LRUCache<string, Copy<T>>;
  readonly #shared: SharedCopies<T>;
  readonly #freshness = new CopyFreshness();
  readonly #refreshes: CopyRefreshes<T>;

  /** Stores at most `max` copies here; `name` prefixes their shared keys and labels their metrics. */
  constructor(name: string, max: number) {
    const entries = new LRUCache<string, Copy<T>>({ max });
    const shared = new SharedCopies<T>(name);
    this.#name = name;
    this.#entries = entries;
    this.#shared = shared;
    const cache = {
      get: (key: string) => entries.get(key),
      set: (key: string, copy: Copy<T>) => {
        entries.set(key, copy);
        shared.store(key, copy);
      },
      delete: (key: string) => entries.delete(key),
    };
    this.#refreshes = new CopyRefreshes(cache, (key) => this.#freshness.giveUp(key));
  }

  /** Copies of `key` that exist by now are fresh no more; they serve where no other is to be had. */
  expire(key: string) {
    this.#freshness.expire(key);
  }

  /** The value of `key`; null if no copy exists and none was loaded within `waitMs`. */
  async find(key: string, waitMs: number, ask: ValueLoader<T>): Promise<CachedValue<T> | null> {
    const own = this.#entries.get(key);
    if (own && this.#freshness.isFresh(key, own)) return this.#found(own, "hit");
    if (own && this.#freshness.isResting(key)) return this.#found(own, "stale");
    const copy = await this.#newest(key, own);
    if (copy && this.#freshness.isFresh(key, copy)) return this.#found(copy, "shared");
    if (copy && this.#freshness.isResting(key)) return this.#found(copy, "stale");
    const { done, firstFailure } = this.#refreshes.run(key, ask);
    const answered = copy ? Promise.race([done, firstFailure]) : done;
    const waited = await runWithTimeout(
      copy ? Math.min(waitMs, answerMs) : waitMs,
      undefined,
      () => answered,
    );
    if (waited.kind === "done" && waited.value) {
      countCacheRead(this.#name, "miss");
      return { value: waited.value.value, isStale: false };
    }
    if (copy) return this.#found(copy, "stale");
    countCacheRead(this.#name, "miss");
    return null;
  }

  /** Clears everything; for tests. */
  clear() {
    this.#entries.clear();
    this.#freshness.clear();
    this.#refreshes.clear();
  }

  #found({ value }: Copy<T>, result: "hit" | "shared" | "stale"): CachedValue<T> {
    countCacheRead(this.#name, result);
    return { value: value.value, isStale: result === "stale" };
  }

  /** The newer of this node's copy and the shared one, which is then stored here. */
  async #newest(key: string, own: Copy<T> | undefined) {
    const theirs = await this.#shared.read(key);
    // This node's copy is stale: with equal times the shared one wins.
    if (!theirs || (own && own.metadata.createdTime > theirs.metadata.createdTime)) return own;
    this.#entries.set(key, theirs);
    return theirs;
  }
}

/** After a failed refresh, pages with a copy start no other for this long, ms. */
const pauseMs = 5000;

/**
 * Decides whether a cached copy is still fresh, and whether its last refresh failed a moment ago.
 */
export class CopyFreshness {
  readonly #expiredAt = new LRUCache<string, number>({ max: 1000 });
  readonly #givenUpAt = new LRUCache<string, number>({ max: 1000 });

  /** Copies of `key` that exist by now are fresh no more. */
  expire(key: string) {
    this.#expiredAt.set(key, Date.now());
  }

  /** A refresh of `key` has failed just now. */
  giveUp(key: string) {
    this.#givenUpAt.set(key, Date.now());
  }

  isFresh(key: string, { metadata, value }: Copy<unknown>) {
    const revision = configRevision();
    if (revision !== null && value.revision !== revision) return false;
    if (metadata.createdTime <= (this.#expiredAt.get(key) ?? Number.NEGATIVE_INFINITY))
      return false;
    return Date.now() < metadata.createdTime + (metadata.ttl ?? 0);
  }

  /** Whether a refresh of `key` failed within the last 5 s (`pauseMs`). */
  isResting(key: string) {
    return Date.now() - (this.#givenUpAt.get(key) ?? Number.NEGATIVE_INFINITY) < pauseMs;
  }

  clear() {
    this.#expiredAt.clear();
    this.#givenUpAt.clear();
  }
}

/**
 * A running refresh: `done` resolves at its end, with the value or null if it failed;
 * `firstFailure` when its first attempt has failed.
 */
interface Refresh<T> {
  readonly done: Promise<LoadedValue<T> | null>;
  readonly firstFailure: Promise<null>;
}

/** Shortest and longest life of a copy, ms: random, so that refreshes are spread over time (CFG-02). */
const life = { least: 600_000, most: 900_000 };

/**
 * Runs refreshes of cached copies, one at a time per key; callers share it, and it continues when
 * they stop waiting.
 */
export class CopyRefreshes<T> {
  readonly #running = new Map<string, Refresh<T>>();

  /** `onGivenUp` hears of each refresh that failed. */
  constructor(
    readonly cache: Cache,
    readonly onGivenUp: (key: string) => void,
  ) {}

  run(key: string, ask: ValueLoader<T>): Refresh<T> {
    const running = this.#running.get(key);
    if (running) return running;
    let fail = () => {};
    const firstFailure = new Promise<null>((resolve) => {
      fail = () => resolve(null);
    });
    const refresh = { firstFailure, done: this.#replace(key, ask, () => fail()) };
    this.#running.set(key, refresh);
    refresh.done.finally(() => this.#running.delete(key)).catch(() => {});
    return refresh;
  }

  clear() {
    this.#running.clear();
  }

  async #replace(
    key: string,
    ask: ValueLoader<T>,
    onFirstFailure: () => void,
  ): Promise<LoadedValue<T> | null> {
    try {
      return await cachified({
        key,
        cache: this.cache,
        ttl: life.least + Math.random() * (life.most - life.least),
        swr: Number.POSITIVE_INFINITY,
        // Freshness was decided before; a failure must not extend a copy's life.
        forceFresh: true,
        fallbackToCache: false,
        getFreshValue: async () => {
          const asked = await ask(onFirstFailure);
          if (!asked) throw new GivenUp();
          return asked;
        },
      });
    } catch (error) {
      this.onGivenUp(key);
      if (error instanceof GivenUp) return null;
      throw error;
    }
  }
}

class GivenUp extends Error {}

/** Lifetime of the shared copy, ms, for nodes that start during an outage, which may last a weekend. */
const sharedMs = 7 * 86_400_000;

/** Copies that nodes share (OPS-01). Values must survive JSON; objects are restored without a prototype (SEC-09). */
export class SharedCopies<T> {
  readonly #name: string;
  readonly #reads = new Map<string, Promise<Copy<T> | undefined>>();

  /** `name` prefixes the keys. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Not awaited: the page has its answer. */
  store(key: string, copy: Copy<T>) {
    void sharedServices().values.set(this.#sharedKey(key), JSON.stringify(copy), sharedMs);
  }

  /** The copy of `key`; callers at the same time share the read. */
  read(key: string): Promise<Copy<T> | undefined> {
    const running = this.#reads.get(key);
    if (running) return running;
    const read = this.#load(key).finally(() => this.#reads.delete(key));
    this.#reads.set(key, read);
    return read;
  }

  async #load(key: string): Promise<Copy<T> | undefined> {
    const text = await sharedServices().values.get(this.#sharedKey(key));
    return text === null ? undefined : parseCopy<T>(text);
  }

  #sharedKey(key: string) {
    return `${this.#name}:${key}`;
  }
}

/** A copy as `store` wrote it, by the same release; undefined for any other text, which the next refresh replaces. */
function parseCopy<T>(text: string): Copy<T> | undefined {
  try {
    const copy = JSON.parse(text, withoutPrototype) as Partial<Copy<T>> | null;
    const isWhole =
      Number.isFinite(copy?.metadata?.createdTime) && typeof copy?.value?.value === "object";
    return isWhole ? (copy as Copy<T>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reviver for `JSON.parse` that makes each object one without a prototype: visitors choose the
 * names that are looked up in it, so it must not inherit properties.
 */
function withoutPrototype(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.assign(Object.create(null), value);
}

/** A value with the config revision it was loaded under; null = unknown. */
export interface LoadedValue<T> {
  readonly value: T;
  readonly revision: string | null;
}

/**
 * A value from the cache; `isStale` = it is the last good one, because a refresh failed or is late.
 */
export interface CachedValue<T> {
  readonly value: T;
  readonly isStale: boolean;
}

/**
 * A function that loads a value from upstream with its own retries, and calls `onFirstFailure` at
 * its first failed attempt; null = gave up.
 */
export type ValueLoader<T> = (onFirstFailure: () => void) => Promise<LoadedValue<T> | null>;

/** A cached copy of a loaded value, with its age. */
export type Copy<T> = CacheEntry<LoadedValue<T>>;
