import { and, desc, eq } from "drizzle-orm";
import { fromMinor } from "~/domain/money/money";
import { casinoRounds, casinoSeeds } from "../../db/schema";
import type { World } from "../../db/world";
import { gameById } from "../../games/catalogue";
import { hashServerSeed } from "../../games/draw";
import type { Json } from "../../games/engine";
import type { SandboxServices } from "../sandbox-services";
import { sharedRoundSeeds } from "./shared";
import type { RoundRow } from "./turn";

/** A round as a page shows it; amounts are decimal text. `serverSeed` null = not public yet. */
export interface ShownRound {
  readonly id: string;
  readonly gameId: number;
  readonly iso: string;
  readonly stake: string;
  readonly win: string;
  readonly isOpen: boolean;
  readonly base: number;
  readonly bet: Json;
  readonly choices: readonly string[];
  /**
   * What the game's view draws of the outcome so far (`shown`), and the choices that the player has
   * now (`next`).
   */
  readonly shown: Json;
  readonly next: readonly string[];
  readonly clientSeed: string;
  readonly nonce: number;
  readonly hash: string;
  readonly serverSeed: string | null;
  readonly at: number;
}

/**
 * Hash of a round's server seed, and the seed itself if it is public (null = not yet): its pair of
 * seeds is closed, or the shared round is drawn.
 */
function seedsShown(
  world: World,
  round: RoundRow,
  seeds: typeof casinoSeeds.$inferSelect | null,
): { readonly hash: string; readonly serverSeed: string | null } {
  if (seeds)
    return {
      hash: hashServerSeed(seeds.serverSeed),
      serverSeed: seeds.closedAt === null ? null : seeds.serverSeed,
    };
  const game = gameById(round.gameId);
  if (!game) return { hash: "", serverSeed: null };
  const { hash, serverSeed } = sharedRoundSeeds(world, game, round.nonce);
  return { hash, serverSeed: round.state === "open" ? null : serverSeed };
}

export async function listShownRounds(
  { db, world }: SandboxServices,
  userId: number,
  where: ReturnType<typeof and>,
  limit: number,
): Promise<ShownRound[]> {
  const rows = await db
    .select({ round: casinoRounds, seeds: casinoSeeds })
    .from(casinoRounds)
    .leftJoin(casinoSeeds, eq(casinoSeeds.id, casinoRounds.seedId))
    .where(and(eq(casinoRounds.playerId, userId), where))
    .orderBy(desc(casinoRounds.id))
    .limit(limit);
  return rows.map(({ round, seeds }) => shownRound(round, seedsShown(world, round, seeds)));
}

function shownRound(
  row: RoundRow,
  seeds: { readonly hash: string; readonly serverSeed: string | null },
): ShownRound {
  const { shown, next } = row.shown as { shown: Json; next: string[] };
  return {
    id: String(row.id),
    gameId: row.gameId,
    iso: row.iso,
    stake: fromMinor(row.stake, row.iso),
    win: fromMinor(row.win, row.iso),
    isOpen: row.state === "open",
    base: row.base,
    bet: row.bet,
    choices: row.choices,
    shown,
    next,
    clientSeed: row.clientSeed,
    nonce: row.nonce,
    ...seeds,
    at: row.at,
  };
}
