import { type GameMessageSource, gameMessageSourceOf } from "./frame-identity";
import { gameMessageTransition } from "./handle-message";
import { parseGameMessage } from "./parse-message";
import {
  type GameLinkPage,
  type PauseReason,
  type ShellMessage,
  toPostedMessage,
} from "./protocol";
import { gameLanguageTransition, gameMuteTransition, gamePauseTransition } from "./shell-changes";
import { type GameFrameState, type GameFrameTransition, newGameFrameState } from "./state";

/** Functions of the page that a game's frame calls. */
export interface GameFrameCallbacks {
  /** Asks for the balance and the session's totals again. */
  reload(): void;
  /** Leads to a page of the shell. */
  open(page: GameLinkPage): void;
}

/** The shell's message connection to a game's frame. */
export interface GameFrameConnection {
  readonly frame: HTMLIFrameElement;
  pause(reason: PauseReason | null): void;
  language(lng: string): void;
  close(): void;
}

/** Delay within which several messages cause one reload of the balance, ms. */
const reloadMs = 300;
/**
 * Whether games are muted in this tab: true until the player switches the sound on, and kept for
 * the next game page.
 */
let wasMuted = true;

/**
 * Connects the shell with a game's frame (CAS-03): accepts messages of the frame's own window
 * alone, sets the frame's height, and sends the game its pause, sound and language. `place`
 * contains the remote's sound button and notices.
 */
export function connectGameFrame(
  frame: HTMLIFrameElement,
  place: HTMLElement,
  start: { readonly lng: string; readonly pause: PauseReason | null },
  ports: GameFrameCallbacks,
): GameFrameConnection {
  const ended = new AbortController();
  const { signal } = ended;
  const address = gameMessageSourceOf(new URL(frame.src, location.href), location.origin);
  let table: GameFrameState = newGameFrameState({
    lng: start.lng,
    pause: start.pause,
    isMuted: wasMuted,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take({ table: next, effects }: GameFrameTransition) {
    table = next;
    for (const effect of effects) {
      switch (effect.kind) {
        case "send":
          post(effect.message);
          break;
        case "height":
          frame.style.blockSize = `${effect.px}px`;
          break;
        case "money":
          timer ??= setTimeout(() => {
            timer = undefined;
            ports.reload();
          }, reloadMs);
          break;
        case "open":
          ports.open(effect.page);
          break;
        case "notice":
          notice(effect.name ?? "");
          // The launch has expired: the game is removed, and a notice links to a new launch.
          if (effect.name === "over") frame.remove();
      }
    }
    draw();
  }

  /**
   * Posts a message to the game in the frame, addressed to the frame's own origin. A frame without
   * an origin can only be addressed by "*", which is safe, because the messages contain no secret.
   */
  function post(message: ShellMessage) {
    const to = address.origin === "null" ? "*" : address.origin;
    frame.contentWindow?.postMessage(toPostedMessage(message, address.channel), to);
  }

  function notice(name: string) {
    for (const each of place.querySelectorAll<HTMLElement>("[data-game-notice]"))
      each.hidden = each.dataset["gameNotice"] !== name;
  }

  function draw() {
    frame.inert = table.pause !== null || table.phase === "over";
    const button = place.querySelector<HTMLButtonElement>("button[data-game-sound]");
    if (!button) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(!table.isMuted));
  }

  function onMessage({ data, origin, source }: MessageEvent) {
    const identity: GameMessageSource = { window: frame.contentWindow, ...address };
    const message = parseGameMessage({ data, origin, source }, identity);
    if (!message) return;
    // A press inside of a frame activates the page around it.
    const isPressed = navigator.userActivation?.isActive ?? document.activeElement === frame;
    take(gameMessageTransition(table, message, { now: performance.now(), isPressed }));
  }

  function onClick({ target }: Event) {
    const isSound = target instanceof Element && target.closest("button[data-game-sound]") !== null;
    if (!isSound) return;
    wasMuted = !table.isMuted;
    take(gameMuteTransition(table, wasMuted));
  }

  addEventListener("message", onMessage, { signal });
  place.addEventListener("click", onClick, { signal });
  draw();
  if (start.pause !== null) notice("paused");
  return {
    frame,
    pause: (reason) => {
      take(gamePauseTransition(table, reason));
      notice(reason === null ? (table.phase === "failed" ? "failed" : "") : "paused");
    },
    language: (lng) => take(gameLanguageTransition(table, lng)),
    close() {
      clearTimeout(timer);
      ended.abort();
    },
  };
}
