import { LRUCache } from "lru-cache";
import { parseWatch, type WatchedGame } from "./watch";

/** Pages with the same prices share one parsed watch. */
const watches = new LRUCache<string, { readonly watched: readonly WatchedGame[] }>({ max: 500 });

/** The games and markets that an address names; null where it names none. */
export function watchedGames(text: string): readonly WatchedGame[] | null {
  const cached = watches.get(text);
  if (cached) return cached.watched;
  const watched = parseWatch(text);
  if (watched) watches.set(text, { watched });
  return watched;
}
