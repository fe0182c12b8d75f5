import type { GameMessage } from "./protocol";
import type { GameFrameEffect, GameFrameState, GameFrameTransition } from "./state";

/** Rate limit of a game's messages per second; further ones are ignored until the next second. */
const mostPerSecond = 40;

/** Bounds of a frame's height, CSS px; the game states its height. */
const heights = { least: 240, most: 2_400 } as const;

/**
 * What a game's message leads to (CAS-03): the next state of its frame, and the effects that the
 * caller performs. `isPressed` = the player has just pressed something; only then may a game
 * navigate to a page of the shell.
 */
export function gameMessageTransition(
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

/**
 * The effect that removes the notice of a lost connection when the game is ready again; none if
 * that notice is not shown, or if a pause's notice is.
 */
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
