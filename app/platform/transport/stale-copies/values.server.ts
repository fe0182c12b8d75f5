import type { CacheEntry } from "@epic-web/cachified";

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
