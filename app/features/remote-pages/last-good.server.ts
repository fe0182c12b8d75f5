import { LRUCache } from "lru-cache";
import type { FragmentResult, PreparedFragment } from "./fragment";

interface Copy {
  readonly fragment: PreparedFragment;
  readonly at: number;
}

/** Prices older than this are no longer worth looking at, ms. */
const longestMs = 30 * 60_000;

const copies = new LRUCache<string, Copy>({
  maxSize: 32_000_000,
  sizeCalculation: ({ fragment }) => fragment.body.length + 500,
  ttl: longestMs,
});

/**
 * Keeps what a remote last said of a page that is nobody's own (REM-16). `key` names all that shapes it, language
 * and path among it; `at` is the platform's clock, ms since epoch.
 */
export function rememberGood(key: string, fragment: PreparedFragment, at: number) {
  copies.set(key, { fragment, at });
}

/** The last good copy of a page, with the moment it is of; null = none that is not too old. */
export function lastGoodOf(key: string): FragmentResult | null {
  const copy = copies.get(key);
  return copy ? { state: "ready", fragment: copy.fragment, asOf: copy.at } : null;
}

/** Forgets all copies; for tests. */
export function clearLastGood() {
  copies.clear();
}
