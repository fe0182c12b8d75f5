import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import type { Db } from "../../db/open";
import { accounts, casinoRounds, casinoWalletTransactions } from "../../db/schema";
import { gameById } from "../../games/catalogue";
import { type CatalogueGame, minRoundIntervalMs } from "../../games/game";

/**
 * Time until the next round may begin, ms, by the start of the last one; 0 if the clock was set
 * back.
 */
export function waitAfterRoundMs(game: CatalogueGame, lastAt: number, now: number): number {
  return now < lastAt ? 0 : Math.max(0, lastAt + minRoundIntervalMs(game.rules.engine) - now);
}

/**
 * Time until the player's next round may begin, ms: the pace of his last one, whichever game, account and maker it was of
 * (CAS-08). `ownRound` names the provider's round that a further debit belongs to; null = a round that begins.
 */
export async function nextRoundWaitMs(
  tx: Db,
  playerId: number,
  now: number,
  ownRound: string | null = null,
): Promise<number> {
  const [own] = await tx
    .select({ at: casinoRounds.at, gameId: casinoRounds.gameId })
    .from(casinoRounds)
    .where(eq(casinoRounds.playerId, playerId))
    .orderBy(desc(casinoRounds.id))
    .limit(1);
  // Rounds of game servers are found by their debits, the only wallet movements that name a game.
  const [remote] = await tx
    .select({ at: casinoWalletTransactions.at, gameId: casinoWalletTransactions.gameId })
    .from(casinoWalletTransactions)
    .innerJoin(accounts, eq(accounts.id, casinoWalletTransactions.accountId))
    .where(
      and(
        eq(accounts.playerId, playerId),
        isNotNull(casinoWalletTransactions.gameId),
        eq(casinoWalletTransactions.kind, "debit"),
        eq(casinoWalletTransactions.state, "done"),
        ownRound === null ? undefined : ne(casinoWalletTransactions.round, ownRound),
      ),
    )
    .orderBy(desc(casinoWalletTransactions.at))
    .limit(1);
  const waits = [own, remote].flatMap((last) => {
    const game = last && gameById(last.gameId ?? 0);
    return game ? [waitAfterRoundMs(game, last.at, now)] : [];
  });
  return Math.max(0, ...waits);
}
