/*
 * How often the page's remote bodies had to be loaded anew since it was opened. It stands outside React, since what
 * hears of it comes later and lazily. Runs in the browser alone.
 */
let looks = 0;
const readers = new Set<() => void>();

/** Has the remote bodies on the page loaded again behind what is shown. */
export function refreshBodies(): void {
  looks += 1;
  for (const read of readers) read();
}

export const readRefreshes = () => looks;
/** The same where there is no browser. */
export const noRefreshes = () => 0;

/** Calls `changed` when `readLooks` answers differently; returns how to stop. */
export function onRefresh(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}
