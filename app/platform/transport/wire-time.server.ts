/**
 * The last moment that is shown, ms since epoch: a day before the last that a date can be, so that
 * it is a date in every time zone. Formatting a later one throws.
 */
export const latestMs = 8.64e15 - 86_400_000;

/**
 * Seconds since epoch of the wire as ms, within what a date can be; null for 0 or less, with which the
 * wire says that there is no such time.
 */
export function wireSecondsToMsOrNull(seconds: number): number | null {
  return seconds > 0 ? Math.min(seconds * 1000, latestMs) : null;
}
