import type { CountedDay } from "../../db/columns";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A stretch of time, ms since epoch. */
export interface Stretch {
  readonly startedAt: number;
  readonly endedAt: number;
}

/**
 * The player's day that counts now (SSL-01): from midnight to midnight where he is, `zone` hours east of UTC. A day goes
 * on to its end whatever the zone becomes meanwhile, and none is shorter than 24 hours: another zone brings no new hours.
 */
export function dayAt(kept: CountedDay | null, zone: number, now: number): CountedDay {
  const isRunning = kept !== null && now >= kept.startedAt && now < kept.endsAt;
  if (isRunning) return kept;
  const offset = zone * hourMs;
  const midnight = (at: number) => Math.floor((at + offset) / dayMs) * dayMs - offset;
  const isOver = kept !== null && now >= kept.endsAt;
  const startedAt = isOver ? Math.max(midnight(now), kept.endsAt) : midnight(now);
  return { startedAt, endsAt: midnight(startedAt + 2 * dayMs - 1) };
}

/** How long a player was signed in since a moment, ms; what overlaps counts once. */
export function timeSince(since: number, stretches: readonly Stretch[]): number {
  let total = 0;
  let reached = since;
  for (const { startedAt, endedAt } of stretches.toSorted((a, b) => a.startedAt - b.startedAt)) {
    total += Math.max(0, endedAt - Math.max(startedAt, reached));
    reached = Math.max(reached, endedAt);
  }
  return total;
}
