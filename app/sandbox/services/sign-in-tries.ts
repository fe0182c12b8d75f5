import { eq, sql } from "drizzle-orm";
import { signInTries } from "../db/schema";
import type { Core } from "./core";

/** How often in so long a player's secrets may be guessed at, ms (SEC-07). */
const mostTries = 10;
const windowMs = 900_000;

/** Stands for everybody who is no player: the work is the same. */
const nobody = 0;

/**
 * Counts a guess at a player's password or code before it is judged, however many come at once. False = too many: whatever
 * was guessed is then wrong, and nothing tells the two apart, since mail, number and telephone would else show whose they are.
 */
export async function takeTry({ db, world }: Core, playerId: number | null): Promise<boolean> {
  const now = world.now();
  const isOver = sql`${signInTries.since} <= ${now - windowMs} or ${signInTries.since} > ${now}`;
  const [counted] = await db
    .insert(signInTries)
    .values({ playerId: playerId ?? nobody, since: now, tries: 1 })
    .onConflictDoUpdate({
      target: signInTries.playerId,
      set: {
        since: sql`case when ${isOver} then ${now}::bigint else ${signInTries.since} end`,
        tries: sql`case when ${isOver} then 1 else least(${signInTries.tries}, ${mostTries}) + 1 end`,
      },
    })
    .returning({ tries: signInTries.tries });
  return (counted?.tries ?? mostTries) <= mostTries;
}

/** Takes back what was no guess. */
export async function giveBackTry({ db }: Core, playerId: number): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`${signInTries.tries} - 1` })
    .where(eq(signInTries.playerId, playerId));
}
