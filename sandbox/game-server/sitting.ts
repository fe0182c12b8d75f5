import { createHmac } from "node:crypto";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { asMinor, type Minor } from "~/domain/money/amount";
import { toMinor } from "~/domain/money/money";
import { providerRounds } from "../db/schema";
import { hashServerSeed } from "../games/draw";
import type { SandboxServices } from "../services/sandbox-services";
import type { LaunchDetails } from "./wallet";

export type ProviderRound = typeof providerRounds.$inferSelect;

/** Finds the round of a sitting that was asked for with this request key; null if there is none yet. */
export async function findRoundByKey(
  { db }: SandboxServices,
  sitting: string,
  key: string,
): Promise<ProviderRound | null> {
  const [row] = await db
    .select()
    .from(providerRounds)
    .where(and(eq(providerRounds.sitting, sitting), eq(providerRounds.key, key)));
  return row ?? null;
}

/** The last ten rounds of a sitting whose stake was taken, newest first. */
export function lastTenStakedProviderRounds(
  { db }: SandboxServices,
  sitting: string,
): Promise<ProviderRound[]> {
  return db
    .select()
    .from(providerRounds)
    .where(
      and(eq(providerRounds.sitting, sitting), inArray(providerRounds.state, ["taken", "ended"])),
    )
    .orderBy(desc(providerRounds.nonce))
    .limit(10);
}

/** Nonce and time of the last round of a sitting, whatever became of the round; null = none yet. */
export async function loadLastRound(
  { db }: SandboxServices,
  sitting: string,
): Promise<LastRound | null> {
  const [row] = await db
    .select({ nonce: providerRounds.nonce, at: providerRounds.at })
    .from(providerRounds)
    .where(eq(providerRounds.sitting, sitting))
    .orderBy(desc(providerRounds.nonce))
    .limit(1);
  return row ?? null;
}

/** What the next round of a sitting needs to know of the last one. */
export type LastRound = Pick<ProviderRound, "nonce" | "at">;

/** The number of a sitting's next round. */
export const nextRoundNonce = (last: LastRound | null) => (last ? last.nonce + 1 : 0);

/**
 * Server seed of one round of a sitting. Each round has its own, whose hash the player sees before
 * the round (CAS-05).
 */
export function roundServerSeed(
  { secrets }: SandboxServices,
  sitting: string,
  nonce: number,
): string {
  return createHmac("sha256", secrets[0] ?? "")
    .update(`provider:${sitting}:${nonce}`)
    .digest("hex");
}

/**
 * The nonce of a sitting's next round and the hash of its server seed, shown before it is played.
 */
export async function nextRoundSeedHash(
  services: SandboxServices,
  sitting: string,
): Promise<{ readonly nonce: number; readonly hash: string }> {
  const nonce = nextRoundNonce(await loadLastRound(services, sitting));
  return { nonce, hash: hashServerSeed(roundServerSeed(services, sitting, nonce)) };
}

/**
 * Current credits of a sitting of play for fun: the initial ones, plus wins less stakes of its
 * rounds.
 */
export async function funBalance({ db }: SandboxServices, seat: LaunchDetails): Promise<Minor> {
  const [row] = await db
    .select({ net: sql<string>`coalesce(sum(${providerRounds.win} - ${providerRounds.stake}), 0)` })
    .from(providerRounds)
    .where(eq(providerRounds.sitting, seat.sitting));
  return asMinor((toMinor(seat.balance, seat.iso) ?? 0) + Number(row?.net ?? 0));
}
