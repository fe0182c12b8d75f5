import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/open";
import { signInTries } from "../db/schema";
import type { Tried } from "./codes";
import type { Core } from "./core";
import { Answer } from "./http";

/** Maximum guesses at a player's secrets, and the window, ms (SEC-07). */
const mostTries = 10;
const windowMs = 900_000;

/** Shared id for unknown players, so that the work is the same. */
const nobody = 0;

/**
 * Counts a guess at a password or code before it is checked, also under concurrency. False = too many: the
 * guess is answered as wrong, so that the reply does not reveal which mail, number and telephone belong to
 * one player.
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

/** Refunds an attempt that was not a guess. */
export async function giveBackTry({ db }: Core, playerId: number): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`${signInTries.tries} - 1` })
    .where(eq(signInTries.playerId, playerId));
}

const refusals = { wrong: "bad-code", spent: "code-spent", over: "code-over" } as const;

/** Player of a correct code; 401 for a wrong one. */
export async function rightPlayer(core: Core, tried: Tried): Promise<number> {
  return (await rightCode(core, tried, 401)).playerId;
}

/** Player and data of a correct code; a refusal with `status` for a wrong one. */
export async function rightCode(
  core: Core,
  tried: Tried,
  status: number,
): Promise<{ readonly playerId: number; readonly data: unknown }> {
  if (tried.kind === "over") throw new Answer(status, { code: refusals.over });
  const mayTry = await takeTry(core, tried.playerId);
  if (tried.kind !== "right") throw new Answer(status, { code: refusals[tried.kind] });
  if (!mayTry) throw new Answer(status, { code: refusals.wrong });
  if (tried.playerId === null) throw new Answer(status, { code: refusals.over });
  await giveBackTry(core, tried.playerId);
  return { playerId: tried.playerId, data: tried.data };
}

/** Starts the count again: who has proven that an account is his has nothing left to guess (REG-06). */
export async function forgetTries(tx: Db, playerId: number): Promise<void> {
  await tx.delete(signInTries).where(eq(signInTries.playerId, playerId));
}
