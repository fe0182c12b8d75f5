import type { Watched } from "./watch";

/** Somebody at the other end of a stream. */
export interface Reader {
  readonly watched: readonly Watched[];
  /** The platform's session, or null of a guest. */
  readonly sid: string | null;
  /** Whose stream it is; one browser has few. */
  readonly browser: string;
  /** Where it comes from; null = unknown, or this machine. */
  readonly address: string | null;
  /** Whether what was written before is through: else it is told later, all at once. */
  hasRoom(): boolean;
  /** `version` is the message's own, `json` a `PushMessage`. */
  write(version: string, json: string, isBeat: boolean): void;
  /** Ends the stream; with `isMoving` the browser is to come back, to another node (OPS-02). */
  end(isMoving: boolean): void;
}
