/** Start times of what is in progress, ms since epoch, by the name of each holder. */
export type StartTimesByHolder = ReadonlyMap<string, number>;

/**
 * Marks a key as in progress, visible to all nodes, with any number of holders (CPP-03). Never throws. During
 * a Redis outage a node knows only its own marks.
 */
export interface InProgressMarks {
  /** Marks `key` for holder `by` at a moment. All marks of a key expire `ttlMs` after the last one. */
  set(key: string, by: string, at: number, ttlMs: number): Promise<void>;
  /** Marks of a key; empty = none, or unavailable. */
  of(key: string): Promise<StartTimesByHolder>;
  /** Ends one holder's work on a key, or everybody's (null); returns the marks that remain. */
  drop(key: string, by: string | null): Promise<StartTimesByHolder>;
}
