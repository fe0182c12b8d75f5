/**
 * Version of the messages between the shell and a game's frame (docs/games.md); messages of another
 * version are ignored.
 */
export const protocolVersion = 1;

/** Pages of the shell that a game may lead to. */
const pages = ["cashier", "limits", "history"] as const;
export type GameLinkTarget = (typeof pages)[number];
const reasons = ["expired", "session", "closed"] as const;

/**
 * A game's message to the shell. The shell takes no amount from it and asks the platform instead.
 */
export type GameMessage =
  | { readonly type: "ready" | "balance" }
  /** Height, CSS px. */
  | { readonly type: "resize"; readonly height: number }
  | { readonly type: "round-begun" | "round-ended"; readonly round: string }
  | { readonly type: "open"; readonly page: GameLinkTarget }
  | { readonly type: "over"; readonly reason: (typeof reasons)[number] }
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

/**
 * Identity of a frame: its window, the origin of its pages ("null" = none), and its message
 * channel.
 */
export interface FrameIdentity {
  readonly window: unknown;
  readonly origin: string;
  readonly channel: string;
}

/** The parts of a message event that are checked. */
interface Heard {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/**
 * A game's message; null if it comes from another window or origin, has another channel, or does
 * not match the protocol (CAS-03).
 */
export function parseGameMessage(event: Heard, frame: FrameIdentity): GameMessage | null {
  if (event.source === null || event.source !== frame.window) return null;
  if (event.origin !== frame.origin) return null;
  const { data } = event;
  if (typeof data !== "object" || data === null) return null;
  const sent = data as Readonly<Record<string, unknown>>;
  if (sent["touchline"] !== protocolVersion) return null;
  return frame.channel !== "" && sent["channel"] === frame.channel ? bodyOf(sent) : null;
}

const isName = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= 80;

function oneOf<T extends string>(values: readonly T[], value: unknown): T | null {
  return values.find((one) => one === value) ?? null;
}

/** The message in an envelope of the frame's own; only the fields of its type are taken. */
function bodyOf({
  type,
  height,
  round,
  page,
  reason,
  code,
}: Readonly<Record<string, unknown>>): GameMessage | null {
  switch (type) {
    case "ready":
    case "balance":
      return { type };
    case "resize":
      return typeof height === "number" && height >= 0 && height <= 100_000
        ? { type, height }
        : null;
    case "round-begun":
    case "round-ended":
      return isName(round) ? { type, round } : null;
    case "open": {
      const asked = oneOf(pages, page);
      return asked && { type, page: asked };
    }
    case "over": {
      const known = oneOf(reasons, reason);
      return known && { type, reason: known };
    }
    case "error":
      return isName(code) ? { type, code } : null;
    default:
      return null;
  }
}

/** A message of the shell, as it is posted. */
export function toPostedMessage(message: ShellMessage, channel: string) {
  return { touchline: protocolVersion, channel, ...message };
}

/** Origin and channel of a frame by its address: pages of this site have no origin in a frame. */
export function frameIdentityOf(address: URL, ownOrigin: string): Omit<FrameIdentity, "window"> {
  const channel = address.searchParams.get("channel") ?? "";
  return { origin: address.origin === ownOrigin ? "null" : address.origin, channel };
}
