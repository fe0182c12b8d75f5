import type { PlayTimeDayBounds } from "../../db/columns";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A time interval, ms since epoch. */
export interface TimeInterval {
  readonly startedAt: number;
  readonly endedAt: number;
}

/**
 * The player's current day (SSL-01): midnight to midnight, `zone` hours east of UTC. A change of zone does
 * not shorten the current day, and no day is shorter than 24 hours, so that it grants no extra time.
 */
export function playerDayAt(
  kept: PlayTimeDayBounds | null,
  zone: number,
  now: number,
): PlayTimeDayBounds {
  const isRunning = kept !== null && now >= kept.startedAt && now < kept.endsAt;
  if (isRunning) return kept;
  const offset = zone * hourMs;
  const midnight = (at: number) => Math.floor((at + offset) / dayMs) * dayMs - offset;
  const isOver = kept !== null && now >= kept.endsAt;
  const startedAt = isOver ? Math.max(midnight(now), kept.endsAt) : midnight(now);
  return { startedAt, endsAt: midnight(startedAt + 2 * dayMs - 1) };
}

/** Total signed-in time since a moment, ms; overlaps count once. */
export function signedInMsSince(since: number, stretches: readonly TimeInterval[]): number {
  let total = 0;
  let reached = since;
  for (const { startedAt, endedAt } of stretches.toSorted((a, b) => a.startedAt - b.startedAt)) {
    total += Math.max(0, endedAt - Math.max(startedAt, reached));
    reached = Math.max(reached, endedAt);
  }
  return total;
}
