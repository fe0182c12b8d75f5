const weekMs = 7 * 86_400_000;
/**
 * When issue 0 of the news came out, ms since epoch: the first Friday noon UTC after the epoch. An
 * issue follows every week.
 */
const firstMs = Date.UTC(1970, 0, 2, 12);

/** Number of the weekly news issue that is current at a moment, ms since epoch. */
export function newsletterIssueNumberAt(now: number): number {
  return Math.floor((now - firstMs) / weekMs);
}
