import { asc, eq } from "drizzle-orm";
import { fromMinor } from "~/domain/money/money";
import { isoTime } from "../clock";
import { casinoRounds, casinoSeeds } from "../db/schema";
import type { World } from "../db/world";
import { gameById } from "../games/catalogue";
import { hashServerSeed } from "../games/draw";
import { sharedRoundSeeds } from "../services/casino/shared";
import type { SandboxServices } from "../services/sandbox-services";
import { findPlayerByLoginOrThrow } from "./player-patches";

/** `GET /sandbox/rounds?login=`: rounds for money of a player, oldest first; without a login of all players. */
export async function listCasinoRoundsForMoney(
  { db, world }: SandboxServices,
  login: string | undefined,
) {
  const player = login === undefined ? null : await findPlayerByLoginOrThrow(db, login);
  const rows = await db
    .select({ round: casinoRounds, serverSeed: casinoSeeds.serverSeed })
    .from(casinoRounds)
    .leftJoin(casinoSeeds, eq(casinoSeeds.id, casinoRounds.seedId))
    .where(player ? eq(casinoRounds.playerId, player.id) : undefined)
    .orderBy(asc(casinoRounds.id));
  return {
    rounds: rows.map(({ round, serverSeed }) => ({
      id: String(round.id),
      gameId: round.gameId,
      key: round.key,
      accountId: round.accountId,
      stake: fromMinor(round.stake, round.iso),
      win: fromMinor(round.win, round.iso),
      state: round.state,
      serverSeedHash: serverSeed === null ? sharedHash(world, round) : hashServerSeed(serverSeed),
      clientSeed: round.clientSeed,
      nonce: round.nonce,
      at: isoTime(round.at),
    })),
  };
}

function sharedHash(world: World, { gameId, nonce }: typeof casinoRounds.$inferSelect): string {
  const game = gameById(gameId);
  return game ? sharedRoundSeeds(world, game, nonce).hash : "";
}
