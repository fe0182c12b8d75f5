/** Start times of what is in progress, ms since epoch, by the name of each holder. */
export type StartTimesByHolder = ReadonlyMap<string, number>;

/**
 * Marks a key as in progress, visible to all nodes, with any number of holders (CPP-03). Never throws. During
 * a Redis outage a node knows only its own marks.
 */
export interface ExpiringMarks {
  /**
   * Marks `key` as in progress for the holder `by`, since the moment `at` (ms since epoch). All
   * marks of a key expire `ttlMs` after the last one was set.
   */
  set(key: string, by: string, at: number, ttlMs: number): Promise<void>;
  /** Marks of a key; empty = none, or unavailable. */
  of(key: string): Promise<StartTimesByHolder>;
  /**
   * Removes one holder's mark of a key, or every holder's (`by` null); returns the marks that
   * remain.
   */
  drop(key: string, by: string | null): Promise<StartTimesByHolder>;
}
