import type { GameLinkTarget, GameMessage, PauseReason, ShellMessage } from "./protocol";

/** The shell's state of a game in its frame. */
export interface GameFrameState {
  /** `loading` until the game has said that it is ready, `over` until the page is loaded again. */
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
  | { readonly kind: "open"; readonly page: GameLinkTarget }
  /** The notice that is shown; null = the one of a lost connection goes. */
  | { readonly kind: "notice"; readonly name: "over" | "failed" | null };

export interface GameFrameTransition {
  readonly table: GameFrameState;
  readonly effects: readonly GameFrameEffect[];
}

/** Rate limit of a game's messages per second; further ones are ignored until the next second. */
const mostPerSecond = 40;
/** Bounds of a frame's height, CSS px; the game states its height. */
const heights = { least: 240, most: 2_400 } as const;

/** Initial state of a game that has sent no message yet. */
export function newGameFrameState(
  start: Pick<GameFrameState, "pause" | "lng" | "isMuted">,
): GameFrameState {
  return { ...start, phase: "loading", round: null, heard: { since: 0, count: 0 } };
}

/**
 * Handles a game's message (CAS-03). `isPressed` = the player has just pressed something; only then
 * may a game navigate to a page of the shell.
 */
export function handleGameMessage(
  table: GameFrameState,
  message: GameMessage,
  { now, isPressed }: { readonly now: number; readonly isPressed: boolean },
): GameFrameTransition {
  const isNext = now - table.heard.since >= 1_000;
  const heard = isNext
    ? { since: now, count: 1 }
    : { since: table.heard.since, count: table.heard.count + 1 };
  const noted: GameFrameState = { ...table, heard };
  const stays = { table: noted, effects: [] };
  if (heard.count > mostPerSecond || table.phase === "over") return stays;
  switch (message.type) {
    case "ready":
      return { table: { ...noted, phase: "open" }, effects: [...back(table), ...greetings(noted)] };
    case "resize": {
      const px = Math.min(heights.most, Math.max(heights.least, Math.ceil(message.height)));
      return { table: noted, effects: [{ kind: "height", px }] };
    }
    case "balance":
      return { table: noted, effects: [{ kind: "money" }] };
    case "round-begun":
      return {
        table: {
          ...noted,
          round: message.round,
          phase: table.phase === "failed" ? "open" : table.phase,
        },
        effects: back(table),
      };
    case "round-ended": {
      const isOwn = table.round === null || table.round === message.round;
      return isOwn ? { table: { ...noted, round: null }, effects: [{ kind: "money" }] } : stays;
    }
    case "open":
      return isPressed && table.pause === null
        ? { table: noted, effects: [{ kind: "open", page: message.page }] }
        : stays;
    case "over":
      return {
        table: { ...noted, phase: "over", round: null },
        effects: [{ kind: "money" }, { kind: "notice", name: "over" }],
      };
    case "error":
      return {
        table: { ...noted, phase: "failed" },
        effects: [{ kind: "notice", name: "failed" }],
      };
  }
}

/** Pauses the game or ends the pause; the game gets one message per change. */
export function setGamePause(
  table: GameFrameState,
  pause: PauseReason | null,
): GameFrameTransition {
  if (table.pause === pause) return { table, effects: [] };
  const message: ShellMessage =
    pause === null ? { type: "resume" } : { type: "pause", reason: pause };
  return { table: { ...table, pause }, effects: [{ kind: "send", message }] };
}

export function setGameMuted(table: GameFrameState, isMuted: boolean): GameFrameTransition {
  return {
    table: { ...table, isMuted },
    effects: [{ kind: "send", message: { type: "mute", isMuted } }],
  };
}

export function setGameLanguage(table: GameFrameState, lng: string): GameFrameTransition {
  if (table.lng === lng) return { table, effects: [] };
  return {
    table: { ...table, lng },
    effects: [{ kind: "send", message: { type: "language", lng } }],
  };
}

/** The game's connection is back: removes the connection notice, but not a pause's. */
function back({ phase, pause }: GameFrameState): GameFrameEffect[] {
  return phase === "failed" && pause === null ? [{ kind: "notice", name: null }] : [];
}

/** First messages to a game that has loaded: language, sound and pause. */
function greetings({ lng, isMuted, pause }: GameFrameState): GameFrameEffect[] {
  const init: GameFrameEffect = { kind: "send", message: { type: "init", lng, isMuted } };
  return pause === null
    ? [init]
    : [init, { kind: "send", message: { type: "pause", reason: pause } }];
}
