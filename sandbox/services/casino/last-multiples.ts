import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { casinoRounds } from "../../db/schema";

const most = 12;
/** How many of the latest casino rounds of all games are searched for rounds of one game. */
const lookedAt = 20_000;

/**
 * Returns of a game's latest rounds for money as multiples of their stakes, without their players.
 * Empty if the game was not played lately, or runs on a provider's server.
 */
export async function lastReturnMultiples(db: Db, gameId: number): Promise<readonly number[]> {
  const rows = await db
    .select({ win: casinoRounds.win, stake: casinoRounds.stake })
    .from(casinoRounds)
    .where(
      and(
        sql`${casinoRounds.id} > (select max(id) from ${casinoRounds}) - ${lookedAt}`,
        eq(casinoRounds.gameId, gameId),
        eq(casinoRounds.state, "closed"),
      ),
    )
    .orderBy(desc(casinoRounds.id))
    .limit(most);
  return rows.map(({ win, stake }) => win / stake);
}
