/**
 * By what a message is recognised as the game frame's own: its window, the origin of its pages
 * ("null" = none), and its message channel.
 */
export interface GameMessageSource {
  readonly window: unknown;
  readonly origin: string;
  readonly channel: string;
}

/** Origin and channel of a frame by its address: pages of this site have no origin in a frame. */
export function gameMessageSourceOf(
  address: URL,
  ownOrigin: string,
): Omit<GameMessageSource, "window"> {
  const channel = address.searchParams.get("channel") ?? "";
  return { origin: address.origin === ownOrigin ? "null" : address.origin, channel };
}
