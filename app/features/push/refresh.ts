/*
 * How often the page's remote bodies were refreshed since it was opened. It is kept outside React, because
 * its listeners load later. Browser only.
 */
let refreshes = 0;
const readers = new Set<() => void>();

/** Tells the outlets of the page to reload their remote bodies in the background. */
export function refreshRemoteBodies(): void {
  refreshes += 1;
  for (const read of readers) read();
}

export const getRemoteBodyRefreshCount = () => refreshes;
/** The refresh count that React uses while the server renders, which is always 0. */
export const getServerBodyRefreshCount = () => 0;

/** Calls `changed` after each refresh; returns the function that unsubscribes. */
export function onRemoteBodyRefresh(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}
