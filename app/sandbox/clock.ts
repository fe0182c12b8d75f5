import type { Feed } from "./feed/types";

/**
 * Where the sandbox's clock begins, as ms to add to the real time: at `now` (ISO 8601) where the environment says
 * so, else where the feed begins, else at the real time. Used for a fresh database and on a reset only; in
 * between the clock runs on and is kept with the data.
 */
export function startOffset(now: string | null, feed: Pick<Feed, "startsAt">, realNow: number): number {
  const start = now === null ? feed.startsAt : Date.parse(now);
  if (start === null) return 0;
  if (Number.isNaN(start)) throw new RangeError(`SANDBOX_NOW is "${now}"; it takes a moment in ISO 8601`);
  return start - realNow;
}

/** ISO 8601 of a moment of the wire, which has no way to say "never". */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
