import { LRUCache } from "lru-cache";
import type { FragmentResult, PreparedFragment } from "./fragment";

interface Copy {
  readonly fragment: PreparedFragment;
  readonly at: number;
}

/** Maximum age of a copy, ms: older prices are useless. */
const longestMs = 30 * 60_000;

const copies = new LRUCache<string, Copy>({
  maxSize: 32_000_000,
  sizeCalculation: ({ fragment }) => fragment.body.length + 500,
  ttl: longestMs,
});

/**
 * Stores a remote's last good reply for a non-personal page (REM-16). `key` has everything that the reply
 * depends on, such as language and path; `at` is ms since epoch on the platform's clock.
 */
export function storeLastGoodFragment(key: string, fragment: PreparedFragment, at: number) {
  copies.set(key, { fragment, at });
}

/** The last good copy of a page with its time; null = none that is recent enough. */
export function findLastGoodFragment(key: string): FragmentResult | null {
  const copy = copies.get(key);
  return copy ? { state: "ready", fragment: copy.fragment, asOf: copy.at } : null;
}

/** Removes the last good copies of all pages; for tests. */
export function clearLastGoodFragments() {
  copies.clear();
}
