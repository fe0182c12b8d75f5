import { LRUCache } from "lru-cache";
import { configRevision } from "../revision.server";
import type { Copy } from "./values.server";

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
