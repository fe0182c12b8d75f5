/** A game that a page shows, with the ids of its markets there in ascending order. */
export interface WatchedGame {
  readonly gameId: number;
  readonly markets: readonly number[];
}

/** Ids of the markets that a page shows, by game id, in order of priority. */
export type ShownMarkets = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * The most games that one browser may watch. This limit and the two below, of markets and of
 * characters of `serializeWatch`, are enough for pages and short enough for an address.
 */
export const maxGamesPerWatch = 150;
export const maxMarketsPerWatch = 800;
export const maxWatchTextChars = 3_500;

/**
 * A watch as text for an address: games in order of id, joined by `_`; each has its id, its first market and
 * the differences to the next ones, in base 36. Entries beyond the limits are left out, the last games first.
 */
export function serializeWatch(watched: ShownMarkets): string {
  let room = maxMarketsPerWatch;
  let length = 0;
  const parts: [number, string][] = [];
  for (const [gameId, ids] of watched) {
    const markets = [...ids].sort((one, other) => one - other).slice(0, room);
    const text = [gameId, ...markets.map((id, at) => id - (markets[at - 1] ?? 0))]
      .map((number) => number.toString(36))
      .join(".");
    length += text.length + 1;
    if (markets.length === 0 || length > maxWatchTextChars || parts.length === maxGamesPerWatch)
      break;
    room -= markets.length;
    parts.push([gameId, text]);
  }
  return parts
    .sort(([one], [other]) => one - other)
    .map(([, text]) => text)
    .join("_");
}

/**
 * The games and markets that several pages show together. Games of the first pages come first,
 * because the last ones are left out beyond the limits.
 */
export function mergeShownMarkets(pages: Iterable<ShownMarkets>): ShownMarkets {
  const all = new Map<number, ReadonlySet<number>>();
  for (const page of pages)
    for (const [gameId, markets] of page)
      all.set(gameId, new Set([...(all.get(gameId) ?? []), ...markets]));
  return all;
}

/** Parses `serializeWatch`; null where malformed or beyond the limits. "" watches nothing. */
export function parseWatch(text: string): readonly WatchedGame[] | null {
  if (text.length > maxWatchTextChars) return null;
  const watched: WatchedGame[] = [];
  let markets = 0;
  for (const part of text === "" ? [] : text.split("_")) {
    const one = readPart(part);
    if (!one || one.gameId <= (watched.at(-1)?.gameId ?? 0)) return null;
    markets += one.markets.length;
    watched.push(one);
  }
  return watched.length <= maxGamesPerWatch && markets <= maxMarketsPerWatch ? watched : null;
}

function readPart(part: string): WatchedGame | null {
  const numbers = part
    .split(".")
    .map((digits) => (/^[\da-z]{1,11}$/.test(digits) ? parseInt(digits, 36) : 0));
  const [gameId = 0, ...steps] = numbers;
  if (steps.length === 0 || numbers.includes(0)) return null;
  let last = 0;
  const markets = steps.map((step) => {
    last += step;
    return last;
  });
  return Number.isSafeInteger(gameId) && Number.isSafeInteger(last) ? { gameId, markets } : null;
}
