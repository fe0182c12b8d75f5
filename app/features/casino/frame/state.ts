import type { GameLinkPage, PauseReason, ShellMessage } from "./protocol";

/** The shell's state of a game in its frame. */
export interface GameFrameState {
  /**
   * `loading` until the game has said that it is ready, `open` then, `failed` while its connection
   * is lost, `over` from its end until the page is loaded again.
   */
  readonly phase: "loading" | "open" | "over" | "failed";
  /** Reason of the pause; null = not paused. */
  readonly pause: PauseReason | null;
  readonly isMuted: boolean;
  readonly lng: string;
  /** The round in play; null = none. */
  readonly round: string | null;
  /**
   * Messages counted in the current second, for the rate limit; `since` is the second's start by
   * the page's clock, ms.
   */
  readonly heard: { readonly since: number; readonly count: number };
}

/** An effect of a message or of a change of state. */
export type GameFrameEffect =
  | { readonly kind: "send"; readonly message: ShellMessage }
  /** Height of the frame, CSS px. */
  | { readonly kind: "height"; readonly px: number }
  /** The balance and the session's totals are asked for again. */
  | { readonly kind: "money" }
  | { readonly kind: "open"; readonly page: GameLinkPage }
  /** Which notice is shown now; null = the notice of a lost connection is removed. */
  | { readonly kind: "notice"; readonly name: "over" | "failed" | null };

export interface GameFrameTransition {
  readonly table: GameFrameState;
  readonly effects: readonly GameFrameEffect[];
}

/** Initial state of a game that has sent no message yet. */
export function newGameFrameState(
  start: Pick<GameFrameState, "pause" | "lng" | "isMuted">,
): GameFrameState {
  return { ...start, phase: "loading", round: null, heard: { since: 0, count: 0 } };
}
