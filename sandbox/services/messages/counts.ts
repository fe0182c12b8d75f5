import { sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { messageCounts } from "../../db/schema";

/**
 * Most messages of all purposes to one address within a window, and the window's length, ms
 * (SEC-07).
 */
const mostMessages = 10;
const windowMs = 24 * 3_600_000;
/**
 * Tolerance, ms: a concurrent call may have stored a time this much later than this call's `now`. A
 * later time than that means that the clock was set back, and a new window begins.
 */
export const clockSetBackToleranceMs = 60_000;

/** Counts a message to an address. Returns null, or the seconds until one can be sent. */
export async function countMessageOrWaitSeconds(
  tx: Db,
  target: string,
  now: number,
): Promise<number | null> {
  const { since, sent } = messageCounts;
  const isOver = sql`${since} <= ${now - windowMs} or ${since} > ${now + clockSetBackToleranceMs}`;
  const [counted] = await tx
    .insert(messageCounts)
    .values({ target, since: now, sent: 1 })
    .onConflictDoUpdate({
      target: messageCounts.target,
      set: {
        since: sql`case when ${isOver} then ${now}::bigint else ${since} end`,
        sent: sql`case when ${isOver} then 1 else least(${sent}, ${mostMessages}) + 1 end`,
      },
    })
    .returning();
  if (!counted || counted.sent <= mostMessages) return null;
  return Math.max(1, Math.ceil((counted.since + windowMs - now) / 1000));
}
