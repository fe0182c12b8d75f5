/*
 * Whether the page's data is outdated because the site does not respond. It is kept outside React, like the
 * requests that set it. Browser only.
 */
let isBehind = false;
const readers = new Set<() => void>();

/** Whether the last data request failed. */
export const readBehind = () => isBehind;
/** The same for the server. */
export const notBehind = () => false;

/** Calls `changed` when `readBehind` changes; returns the function that unsubscribes. */
export function onBehind(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

/** Sets whether the page's data is outdated. */
export function setBehind(next: boolean): void {
  if (isBehind === next) return;
  isBehind = next;
  for (const read of readers) read();
}

const firstMs = 1_000;
const longestMs = 8_000;

/** Delay after so many consecutive failures (from 1), ms. */
export function waitAfter(tries: number): number {
  return Math.min(firstMs * 2 ** (tries - 1), longestMs);
}
