const weekMs = 7 * 86_400_000;
/** Issues of the news come out on Fridays at noon UTC: the first such moment after the epoch. */
const firstMs = Date.UTC(1970, 0, 2, 12);

/** Number of the weekly news issue that is current at a moment, ms since epoch. */
export function newsIssueNumberAt(now: number): number {
  return Math.floor((now - firstMs) / weekMs);
}
