/*
 * Whether what the page shows is behind, because the site has not answered since. It stands outside React, like the
 * requests that it hears of. Runs in the browser alone.
 */
let isBehind = false;
const readers = new Set<() => void>();

/** Whether the last data that was asked for did not come. */
export const readBehind = () => isBehind;
/** The same where there is no browser. */
export const notBehind = () => false;

/** Calls `changed` when `readBehind` answers differently; returns how to stop. */
export function onBehind(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

/** Notes whether data came. */
export function setBehind(next: boolean): void {
  if (isBehind === next) return;
  isBehind = next;
  for (const read of readers) read();
}

const firstMs = 1_000;
const longestMs = 8_000;

/** How long after so many vain tries in a row (from 1) the next one comes, ms. */
export function waitAfter(tries: number): number {
  return Math.min(firstMs * 2 ** (tries - 1), longestMs);
}
