import { sql } from "drizzle-orm";
import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { Db } from "../../db/open";

/** Sums of a currency's rounds; `net` is what came back less what was staked. */
export interface CurrencyRoundTotals {
  readonly iso: string;
  readonly count: number;
  readonly staked: string;
  readonly returned: string;
  readonly net: string;
}

/** Sums of a player's closed rounds. */
export async function roundTotals(db: Db, userId: number): Promise<readonly CurrencyRoundTotals[]> {
  const { rows } = await db.execute<{
    iso: string;
    count: number;
    staked: string;
    win: string;
  }>(sql`
    select iso, count(*)::int as count, sum(stake)::text as staked, sum(win)::text as win
    from casino_rounds where player_id = ${userId} and state = 'closed' group by iso order by iso`);
  return rows.map(({ iso, count, staked, win }) => {
    const amount = (minor: number) => fromMinor(asMinor(minor), iso);
    return {
      iso,
      count: Number(count),
      staked: amount(Number(staked)),
      returned: amount(Number(win)),
      net: amount(Number(win) - Number(staked)),
    };
  });
}
