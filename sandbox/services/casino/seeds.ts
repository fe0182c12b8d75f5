import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { casinoRounds, casinoSeeds } from "../../db/schema";
import { newClientSeed, newServerSeed } from "../../games/draw";

export type SeedPairRow = typeof casinoSeeds.$inferSelect;

const inUse = (playerId: number) =>
  and(eq(casinoSeeds.playerId, playerId), isNull(casinoSeeds.closedAt));

/** The player's pair of seeds in use; creates and stores a pair where he has none (CAS-05). */
export async function findOrCreateSeedsInUse(
  tx: Db,
  playerId: number,
  at: number,
): Promise<SeedPairRow> {
  const [known] = await tx.select().from(casinoSeeds).where(inUse(playerId));
  if (known) return known;
  await tx
    .insert(casinoSeeds)
    .values({ playerId, serverSeed: newServerSeed(), clientSeed: newClientSeed(), at })
    .onConflictDoNothing();
  const [made] = await tx.select().from(casinoSeeds).where(inUse(playerId));
  if (!made) throw new Error(`player ${playerId} has no seeds`);
  return made;
}

/** Takes the next nonce of the player's seeds; the row's `nonce` is the one taken. */
export async function takeNextNonce(tx: Db, playerId: number, at: number): Promise<SeedPairRow> {
  const seeds = await findOrCreateSeedsInUse(tx, playerId, at);
  const [taken] = await tx
    .update(casinoSeeds)
    .set({ nonce: sql`${casinoSeeds.nonce} + 1` })
    .where(eq(casinoSeeds.id, seeds.id))
    .returning();
  if (!taken) throw new Error(`no seeds ${seeds.id}`);
  return { ...taken, nonce: taken.nonce - 1 };
}

/**
 * The pair of seeds that the player used before the one in use; its server seed is public. Null =
 * he has changed none.
 */
export async function previousSeeds(tx: Db, playerId: number): Promise<SeedPairRow | null> {
  const [row] = await tx
    .select()
    .from(casinoSeeds)
    .where(and(eq(casinoSeeds.playerId, playerId), sql`${casinoSeeds.closedAt} is not null`))
    .orderBy(desc(casinoSeeds.id))
    .limit(1);
  return row ?? null;
}

/**
 * Closes the pair in use and begins another one, with a new server seed and the client seed, or another random one;
 * the nonce begins at 0. Null, with nothing changed, while a round is open: its cards are still to be drawn.
 */
export async function changeSeeds(
  tx: Db,
  playerId: number,
  at: number,
  clientSeed: string | null,
): Promise<SeedPairRow | null> {
  const seeds = await findOrCreateSeedsInUse(tx, playerId, at);
  await tx.select().from(casinoSeeds).where(eq(casinoSeeds.id, seeds.id)).for("update");
  const [open] = await tx
    .select({ id: casinoRounds.id })
    .from(casinoRounds)
    .where(and(eq(casinoRounds.seedId, seeds.id), eq(casinoRounds.state, "open")))
    .limit(1);
  if (open) return null;
  await tx.update(casinoSeeds).set({ closedAt: at }).where(eq(casinoSeeds.id, seeds.id));
  const [made] = await tx
    .insert(casinoSeeds)
    .values({
      playerId,
      serverSeed: newServerSeed(),
      clientSeed: clientSeed ?? newClientSeed(),
      at,
    })
    .returning();
  return made ?? null;
}
