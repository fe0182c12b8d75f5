import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { casinoRounds, coupons, playerBonuses, tickets } from "../../db/schema";
import { debitPaidAtSql } from "../casino/wallet";

/**
 * Whether something of the player may still pay into an account of his: an open bet, a ticket in
 * play, an open round of the casino or of a provider's game server, or a running bonus that becomes
 * money of this account (ACC-03). The caller has locked the account, so that nothing more is staked
 * from it.
 */
export async function mayBePaidTo(tx: Db, playerId: number, accountId: number): Promise<boolean> {
  const ofPlayer = (
    table: typeof coupons | typeof tickets | typeof casinoRounds | typeof playerBonuses,
    account: SQL,
    state: string,
  ) =>
    sql`exists (select 1 from ${table} where ${table.playerId} = ${playerId} and ${account} = ${accountId} and ${table.state} = ${state})`;
  const { rows } = await tx.execute<{ open: boolean }>(sql`select
    ${ofPlayer(coupons, sql`${coupons.accountId}`, "placed")}
    or ${ofPlayer(tickets, sql`${tickets.accountId}`, "placed")}
    or ${ofPlayer(casinoRounds, sql`${casinoRounds.accountId}`, "open")}
    or exists (select 1 from wallet_transactions debit where account_id = ${accountId}
      and game_id is not null and kind = 'debit' and state = 'done' and ${debitPaidAtSql} is null)
    or ${ofPlayer(playerBonuses, sql`${playerBonuses.moneyAccountId}`, "running")} as open`);
  return rows[0]?.open === true;
}
