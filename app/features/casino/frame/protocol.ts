/**
 * Version of the messages between the shell and a game's frame (docs/games.md); messages of another
 * version are ignored.
 */
export const protocolVersion = 1;

/** Pages of the shell that a game may lead to. */
export const gameLinkPages = ["cashier", "limits", "history"] as const;
export type GameLinkPage = (typeof gameLinkPages)[number];
export const gameOverReasons = ["expired", "session", "closed"] as const;

/**
 * A game's message to the shell. The shell takes no amount from it and asks the platform instead.
 */
export type GameMessage =
  | { readonly type: "ready" | "balance" }
  /** Height, CSS px. */
  | { readonly type: "resize"; readonly height: number }
  | { readonly type: "round-begun" | "round-ended"; readonly round: string }
  | { readonly type: "open"; readonly page: GameLinkPage }
  | { readonly type: "over"; readonly reason: (typeof gameOverReasons)[number] }
  | { readonly type: "error"; readonly code: string };

/** Why the shell pauses a game. */
export type PauseReason = "reality-check" | "locked" | "covered";

/** The shell's message to a game. */
export type ShellMessage =
  | { readonly type: "init"; readonly lng: string; readonly isMuted: boolean }
  | { readonly type: "pause"; readonly reason: PauseReason }
  | { readonly type: "resume" }
  | { readonly type: "mute"; readonly isMuted: boolean }
  | { readonly type: "language"; readonly lng: string };

/** A message of the shell, as it is posted. */
export function toPostedMessage(message: ShellMessage, channel: string) {
  return { touchline: protocolVersion, channel, ...message };
}
