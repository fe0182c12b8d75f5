import type { PauseReason, ShellMessage } from "./protocol";
import type { GameFrameState, GameFrameTransition } from "./state";

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
