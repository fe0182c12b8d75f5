import type { GameMessageSource } from "./frame-identity";
import { type GameMessage, gameLinkPages, gameOverReasons, protocolVersion } from "./protocol";

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
export function parseGameMessage(event: Heard, frame: GameMessageSource): GameMessage | null {
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

/**
 * The message in a frame's posted data, once sender and channel are checked: only the fields of its
 * type are read. null = it does not match the protocol.
 */
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
      const asked = oneOf(gameLinkPages, page);
      return asked && { type, page: asked };
    }
    case "over": {
      const known = oneOf(gameOverReasons, reason);
      return known && { type, reason: known };
    }
    case "error":
      return isName(code) ? { type, code } : null;
    default:
      return null;
  }
}
