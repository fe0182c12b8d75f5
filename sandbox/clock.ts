import type { Feed } from "./feed/types";

/**
 * Initial offset of the sandbox's clock, ms added to the real time: from `now` (ISO 8601) if set, else the
 * feed's start, else 0. Used for a fresh database and on a reset only; otherwise the clock runs on and is
 * stored with the data.
 */
export function initialClockOffsetMs(
  now: string | null,
  feed: Pick<Feed, "startsAt">,
  realNow: number,
): number {
  const start = now === null ? feed.startsAt : Date.parse(now);
  if (start === null) return 0;
  if (Number.isNaN(start))
    throw new RangeError(`SANDBOX_NOW is "${now}"; it takes a moment in ISO 8601`);
  return start - realNow;
}

/** Formats a time (ms since epoch) for the wire as ISO 8601; the wire has no value for a time that never comes. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
