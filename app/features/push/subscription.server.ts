import type { SnapshotRevision } from "./market-snapshots";
import type { WatchedGame } from "./watch";

/**
 * JSON of what has changed for a list of watched markets since revision `seen`, made once per round
 * of sending and shared by the readers of the same list.
 */
export type ChangedGamesJsonCache = Map<
  readonly WatchedGame[],
  { readonly seen: SnapshotRevision; readonly json: string }
>;

export interface PushReaderProgress {
  sentRevision: SnapshotRevision;
  /**
   * Whether nothing has been sent to the reader yet. The snapshots may be older than the reader's
   * page, so the reader waits for the next poll.
   */
  isWaiting: boolean;
  /**
   * Whether the reader comes from another process; the session changes it missed are unknown here.
   */
  readonly isForeign: boolean;
  /** Consecutive heartbeats that found the buffer full. */
  missedHeartbeats: number;
}
