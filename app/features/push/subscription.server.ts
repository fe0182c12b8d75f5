import type { SnapshotRevision } from "./market-snapshots";
import type { WatchedGame } from "./watch";

/** The JSON sent for one list of watched markets, shared by readers of the same list. */
export type SentCache = Map<
  readonly WatchedGame[],
  { readonly seen: SnapshotRevision; readonly json: string }
>;

export interface Subscription {
  sentRevision: SnapshotRevision;
  /**
   * Nothing has been sent yet. The snapshots may be older than the reader's page, so the reader waits for the
   * next poll.
   */
  isWaiting: boolean;
  /** The reader comes from another process, so the session changes it missed are unknown here. */
  readonly isForeign: boolean;
  /** Consecutive heartbeats that found the buffer full. */
  missedHeartbeats: number;
}
