/**
 * Shortest time after which a body is loaded again, ms; a shorter wish becomes this. A wish for
 * longer than `most` is ignored.
 */
const least = 500;
const most = 3_600_000;

/**
 * Delay until a body is to be loaded again, ms, read from the texts of `data-refresh-in` on its elements, for
 * example on a draw that all players share (CAS-07). The shortest delay counts; null = the body is not loaded
 * again.
 */
export function refreshDelayMs(texts: readonly (string | undefined)[]): number | null {
  const waits = texts
    .filter((text) => text !== undefined && /^\d{1,7}$/.test(text))
    .map(Number)
    .filter((wait) => wait <= most);
  return waits.length > 0 ? Math.max(least, Math.min(...waits)) : null;
}
