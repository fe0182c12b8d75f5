import type { WatchedGame } from "./watch";

/**
 * A client with an open push stream: what it watches, who it is, and how to write to it and end it.
 */
export interface PushReader {
  readonly watched: readonly WatchedGame[];
  /** The platform's session id; null for a guest. */
  readonly sid: string | null;
  /** The browser of the stream; each browser may have few. */
  readonly browser: string;
  /** The client's IP address; null = unknown, or this machine. */
  readonly address: string | null;
  /** The visitor's country, which has a site config of its own; null = not known. */
  readonly country: string | null;
  /** Whether the socket's buffer has room; if not, the changes are sent together later. */
  hasRoom(): boolean;
  /**
   * Sends a message to the client: `version` is the message's version, `json` a `PushMessageToBrowser`;
   * `isBeat` = it is a heartbeat.
   */
  write(version: string, json: string, isBeat: boolean): void;
  /** Ends the stream; with `isMoving` the browser reconnects to another node (OPS-02). */
  end(isMoving: boolean): void;
}
