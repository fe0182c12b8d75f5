import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/open";
import { wrongCredentialCountsByPlayer } from "../db/schema";
import type { CodeAttemptResult } from "./codes";
import { HttpErrorAnswer } from "./http";
import type { SandboxServices } from "./sandbox-services";

/**
 * Most guesses at a player's passwords and codes within a window, and the window's length, ms
 * (SEC-07).
 */
const mostTries = 10;
const windowMs = 900_000;

/**
 * Id under which guesses at unknown players are counted, so that they take as long as guesses at
 * known ones.
 */
const nobody = 0;

/**
 * Counts a guess at a password or code before it is checked, also under concurrency. False = too many: the
 * guess is answered as wrong, so that the reply does not reveal which mail, number and telephone belong to
 * one player.
 */
export async function countAttempt(
  { db, world }: SandboxServices,
  playerId: number | null,
): Promise<boolean> {
  const now = world.now();
  const isOver = sql`${wrongCredentialCountsByPlayer.since} <= ${now - windowMs} or ${wrongCredentialCountsByPlayer.since} > ${now}`;
  const [counted] = await db
    .insert(wrongCredentialCountsByPlayer)
    .values({ playerId: playerId ?? nobody, since: now, tries: 1 })
    .onConflictDoUpdate({
      target: wrongCredentialCountsByPlayer.playerId,
      set: {
        since: sql`case when ${isOver} then ${now}::bigint else ${wrongCredentialCountsByPlayer.since} end`,
        tries: sql`case when ${isOver} then 1 else least(${wrongCredentialCountsByPlayer.tries}, ${mostTries}) + 1 end`,
      },
    })
    .returning({ tries: wrongCredentialCountsByPlayer.tries });
  return (counted?.tries ?? mostTries) <= mostTries;
}

/** Refunds an attempt that was not a guess. */
export async function refundAttempt({ db }: SandboxServices, playerId: number): Promise<void> {
  await db
    .update(wrongCredentialCountsByPlayer)
    .set({ tries: sql`${wrongCredentialCountsByPlayer.tries} - 1` })
    .where(eq(wrongCredentialCountsByPlayer.playerId, playerId));
}

const refusals = { wrong: "bad-code", spent: "code-spent", over: "code-over" } as const;

/** Player of a correct code; 401 for a wrong one. */
export async function requirePlayerOfCode(
  services: SandboxServices,
  tried: CodeAttemptResult,
): Promise<number> {
  return (await requireRightCode(services, tried, 401)).playerId;
}

/** Player and data of a correct code; a refusal with `status` for a wrong one. */
export async function requireRightCode(
  services: SandboxServices,
  tried: CodeAttemptResult,
  status: number,
): Promise<{ readonly playerId: number; readonly data: unknown }> {
  if (tried.kind === "over") throw new HttpErrorAnswer(status, { code: refusals.over });
  const mayTry = await countAttempt(services, tried.playerId);
  if (tried.kind !== "right") throw new HttpErrorAnswer(status, { code: refusals[tried.kind] });
  if (!mayTry) throw new HttpErrorAnswer(status, { code: refusals.wrong });
  if (tried.playerId === null) throw new HttpErrorAnswer(status, { code: refusals.over });
  await refundAttempt(services, tried.playerId);
  return { playerId: tried.playerId, data: tried.data };
}

/** Resets the count for a player who has proven that the account is his (REG-06). */
export async function resetAttempts(tx: Db, playerId: number): Promise<void> {
  await tx
    .delete(wrongCredentialCountsByPlayer)
    .where(eq(wrongCredentialCountsByPlayer.playerId, playerId));
}
