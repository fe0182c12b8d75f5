import { createHmac } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { casinoRounds } from "../../db/schema";
import type { World } from "../../db/world";
import { games } from "../../games/catalogue";
import { hashServerSeed } from "../../games/draw";
import type { CatalogueGame, SharedRoundTiming } from "../../games/game";

/** A round that all players share. */
export interface SharedRound {
  readonly number: number;
  /**
   * When betting closes and the round is drawn; `nextAt` is when the next round begins. Both are ms
   * since epoch.
   */
  readonly closesAt: number;
  readonly nextAt: number;
  readonly isOpen: boolean;
}

/** The round that runs at a moment: rounds follow each other from the epoch on. */
export function sharedRoundAt({ periodMs, betMs }: SharedRoundTiming, now: number): SharedRound {
  const number = Math.floor(now / periodMs);
  const closesAt = number * periodMs + betMs;
  return { number, closesAt, nextAt: (number + 1) * periodMs, isOpen: now < closesAt };
}

/** Number of the last shared round that has been drawn by `now`. */
export function lastDrawnRoundNumber(clock: SharedRoundTiming, now: number): number {
  const { number, isOpen } = sharedRoundAt(clock, now);
  return isOpen ? number - 1 : number;
}

/**
 * Seeds of a shared round. Every process derives the same server seed from the platform's secret, so that its hash
 * stands on the page before anybody bets, whichever node shows it; the seed is shown once the round is drawn.
 */
export function sharedRoundSeeds(world: World, game: CatalogueGame, number: number) {
  const serverSeed = createHmac("sha256", world.state.tokenSecret)
    .update(`shared:${game.id}:${number}`)
    .digest("hex");
  return { serverSeed, clientSeed: game.slug, nonce: number, hash: hashServerSeed(serverSeed) };
}

/**
 * Key of the database's advisory lock under which shared rounds are drawn: arbitrary, but the same
 * in every process.
 */
const lockId = 7_345_118_821;
const sharedIds = games.filter(({ shared }) => shared).map(({ id }) => id);

const openBets = and(
  isNull(casinoRounds.seedId),
  eq(casinoRounds.state, "open"),
  inArray(casinoRounds.gameId, sharedIds),
);

/**
 * SQL condition: whether any bet on a shared round is open, also where its round is not drawn yet.
 */
export const openSharedBetsExistSql = (): SQL =>
  sql`exists (select 1 from ${casinoRounds} where ${openBets})`;

/** How many bets one run settles; the oldest first, so that none waits behind later ones. */
const mostSettled = 100;

/** Ids of open bets on shared rounds that have been drawn by now, `mostSettled` of them. */
export async function betIdsOnDrawnRounds(db: Db, world: World): Promise<readonly number[]> {
  const now = world.now();
  const drawn = games.flatMap(({ id, shared }) =>
    shared
      ? [
          and(
            eq(casinoRounds.gameId, id),
            lte(casinoRounds.nonce, lastDrawnRoundNumber(shared, now)),
          ),
        ]
      : [],
  );
  const due = await db
    .select({ id: casinoRounds.id })
    .from(casinoRounds)
    .where(and(openBets, or(...drawn)))
    .orderBy(asc(casinoRounds.id))
    .limit(mostSettled);
  return due.map(({ id }) => id);
}

/**
 * Tries to take the lock under which bets on shared rounds are settled, to the end of the
 * transaction; false = another process has it, and the caller leaves the work to that (CAS-07).
 */
export async function tryLockSharedRoundSettlement(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockId}::bigint) as held`,
  );
  return rows[0]?.held === true;
}
