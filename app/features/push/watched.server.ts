import { LRUCache } from "lru-cache";
import { parseWatch, type WatchedGame } from "./watch";

/** Pages with the same prices share one parsed watch. */
const watches = new LRUCache<string, { readonly watched: readonly WatchedGame[] }>({ max: 500 });

/** Parses a watch as `parseWatch` does and caches the result; null where the text is invalid. */
export function parseWatchCached(text: string): readonly WatchedGame[] | null {
  const cached = watches.get(text);
  if (cached) return cached.watched;
  const watched = parseWatch(text);
  if (watched) watches.set(text, { watched });
  return watched;
}
