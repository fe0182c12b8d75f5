import type { WatchedGame } from "./watch";

/** A client with an open stream. */
export interface PushReader {
  readonly watched: readonly WatchedGame[];
  /** The platform's session id; null for a guest. */
  readonly sid: string | null;
  /** The browser of the stream; each browser may have few. */
  readonly browser: string;
  /** The client's IP address; null = unknown, or this machine. */
  readonly address: string | null;
  /** Whether the socket's buffer has room; if not, the changes are sent together later. */
  hasRoom(): boolean;
  /** `version` is the message's version, `json` a `PushMessage`. */
  write(version: string, json: string, isBeat: boolean): void;
  /** Ends the stream; with `isMoving` the browser reconnects to another node (OPS-02). */
  end(isMoving: boolean): void;
}
