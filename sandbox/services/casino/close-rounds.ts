import { and, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { accounts, casinoRounds } from "../../db/schema";
import type { World } from "../../db/world";
import { gameById } from "../../games/catalogue";
import type { CatalogueGame } from "../../games/game";
import { computeRound } from "./compute-round";
import { betIdsOnDrawnRounds, sharedRoundSeeds, tryLockSharedRoundSettlement } from "./shared";
import type { RoundRow } from "./turn";
import { recomputeRound, writeRoundStepAndPayIfClosed } from "./write-round";

/**
 * Age after which an open round counts as abandoned and is closed by its game's own rule, ms
 * (CAS-04).
 */
const leftMs = 24 * 3_600_000;

/** Settles the bets of shared rounds that have been drawn; one process does it at a time (CAS-07). */
export async function settleSharedRounds(db: Db, world: World): Promise<void> {
  const due = await betIdsOnDrawnRounds(db, world);
  if (due.length === 0) return;
  await db.transaction(async (elected) => {
    if (!(await tryLockSharedRoundSettlement(elected))) return;
    for (const id of due)
      await closing(elected, id, (tx, round, game) => {
        const { base, bet } = round;
        const seeds = sharedRoundSeeds(world, game, round.nonce);
        const result = computeRound(game, { ...seeds, base, bet, choices: [] });
        return writeRoundStepAndPayIfClosed(tx, round, [], result, world.now());
      });
  });
}

const leftBy = (now: number) =>
  and(
    eq(casinoRounds.state, "open"),
    isNotNull(casinoRounds.seedId),
    lte(casinoRounds.at, now - leftMs),
  );

/**
 * SQL condition: whether any open round was left by its player a day before `now`, ms since epoch.
 */
export const dueAbandonedRoundsExistSql = (now: number): SQL =>
  sql`exists (select 1 from ${casinoRounds} where ${leftBy(now)})`;

/** Closes rounds that their players left a day ago, by their games' own rule, and pays them (CAS-04). */
export async function closeAbandonedRounds(db: Db, world: World): Promise<void> {
  const now = world.now();
  const left = await db
    .select({ id: casinoRounds.id })
    .from(casinoRounds)
    .where(leftBy(now))
    .limit(100);
  for (const { id } of left)
    await closing(db, id, async (tx, round, game) => {
      const { shown } = await recomputeRound(tx, game, round, round.choices);
      const choices = [...round.choices, game.rules.closing?.(shown) ?? ""];
      return writeRoundStepAndPayIfClosed(
        tx,
        round,
        choices,
        await recomputeRound(tx, game, round, choices),
        now,
      );
    });
}

/**
 * Runs `work` on an open round in a transaction that locks the round and its account; does nothing
 * if another process has closed the round.
 */
async function closing(
  db: Db,
  id: number,
  work: (tx: Db, round: RoundRow, game: CatalogueGame) => Promise<RoundRow>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const open = and(eq(casinoRounds.id, id), eq(casinoRounds.state, "open"));
    const [found] = await tx.select().from(casinoRounds).where(open);
    if (!found) return;
    await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, found.accountId))
      .for("no key update");
    const [round] = await tx.select().from(casinoRounds).where(open).for("update");
    const game = round && gameById(round.gameId);
    if (round && game) await work(tx, round, game);
  });
}
