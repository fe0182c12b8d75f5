import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open";
import { casinoRounds } from "../../db/schema";
import type { RoundRow } from "./turn";

/** The player's open round of a game; of one account, or of any. */
export async function findOpenRound(
  tx: Db,
  playerId: number,
  gameId: number,
  accountId?: number,
): Promise<RoundRow | null> {
  const [row] = await tx
    .select()
    .from(casinoRounds)
    .where(
      and(
        eq(casinoRounds.playerId, playerId),
        eq(casinoRounds.gameId, gameId),
        eq(casinoRounds.state, "open"),
        accountId === undefined ? undefined : eq(casinoRounds.accountId, accountId),
      ),
    );
  return row ?? null;
}
