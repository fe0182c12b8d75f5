import { type Cache, cachified } from "@epic-web/cachified";
import type { LoadedValue, ValueLoader } from "./values.server";

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
