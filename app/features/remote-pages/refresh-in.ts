/**
 * Shortest time after which a body is loaded again, ms; a shorter wish becomes this. A wish for
 * longer than `most` is ignored.
 */
const least = 500;
const most = 3_600_000;

/**
 * In how many ms a body wants to be loaded again, by the texts of `data-refresh-in` on its elements: a draw that all players
 * share, for example (CAS-07). The soonest counts; null = it stays as it is.
 */
export function refreshDelayMs(texts: readonly (string | undefined)[]): number | null {
  const waits = texts
    .filter((text) => text !== undefined && /^\d{1,7}$/.test(text))
    .map(Number)
    .filter((wait) => wait <= most);
  return waits.length > 0 ? Math.max(least, Math.min(...waits)) : null;
}
