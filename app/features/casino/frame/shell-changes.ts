import type { PauseReason, ShellMessage } from "./protocol";
import type { GameFrameState, GameFrameTransition } from "./state";

/**
 * The next state of a game's frame after a pause begins or ends (null), and the one message that
 * tells the game; nothing where the pause is the same as before.
 */
export function gamePauseTransition(
  table: GameFrameState,
  pause: PauseReason | null,
): GameFrameTransition {
  if (table.pause === pause) return { table, effects: [] };
  const message: ShellMessage =
    pause === null ? { type: "resume" } : { type: "pause", reason: pause };
  return { table: { ...table, pause }, effects: [{ kind: "send", message }] };
}

export function gameMuteTransition(table: GameFrameState, isMuted: boolean): GameFrameTransition {
  return {
    table: { ...table, isMuted },
    effects: [{ kind: "send", message: { type: "mute", isMuted } }],
  };
}

export function gameLanguageTransition(table: GameFrameState, lng: string): GameFrameTransition {
  if (table.lng === lng) return { table, effects: [] };
  return {
    table: { ...table, lng },
    effects: [{ kind: "send", message: { type: "language", lng } }],
  };
}
