import { LRUCache } from "lru-cache";
import { countCacheRead } from "~/server/metrics.server";
import { runWithTimeout } from "./bounded.server";
import { CopyFreshness } from "./stale-copies/freshness.server";
import { CopyRefreshes } from "./stale-copies/refreshes.server";
import { SharedCopies } from "./stale-copies/shared-copies.server";
import type { CachedValue, Copy, ValueLoader } from "./stale-copies/values.server";

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
