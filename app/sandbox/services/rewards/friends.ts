import { and, count, eq, isNull, sql } from "drizzle-orm";
import { friendBounds } from "~/domain/bonuses/friends";
import { asMinor, isBelow, type Minor } from "~/domain/money/amount";
import { record } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, players, transfers } from "../../db/schema";
import { exchanged } from "../limits/exchange";

const refOf = (friendId: number) => `friend/${friendId}`;

interface Deposit {
  readonly playerId: number;
  readonly iso: string;
  readonly amount: Minor;
}

/**
 * Rewards who has invited a player for the player's deposit, once for each friend (OFC-10), in the deposit's own
 * transaction.
 */
export async function rewardInviter(
  tx: Db,
  { playerId, iso, amount }: Deposit,
  at: number,
): Promise<void> {
  const [friend] = await tx
    .select({ invitedBy: players.invitedBy })
    .from(players)
    .where(eq(players.id, playerId))
    .for("no key update");
  const inviter = friend?.invitedBy ?? null;
  if (inviter === null) return;
  const [account] = await tx
    .select({ id: accounts.id, iso: accounts.iso })
    .from(accounts)
    .where(and(eq(accounts.playerId, inviter), eq(accounts.type, 0), isNull(accounts.closedAt)));
  if (!account) return;
  const bounds = friendBounds(account.iso);
  if (isBelow(asMinor(exchanged(amount, iso, account.iso)), bounds.deposit)) return;
  const ref = refOf(playerId);
  const [before] = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.ref, ref), eq(transfers.kind, "reward")));
  if (before) return;
  const { id: accountId } = account;
  await record(tx, { at, accountId, iso: account.iso, amount: bounds.reward, kind: "reward", ref });
}

/** How many have come by a player's code, and what they have brought, smallest units of his main account. */
export async function friendsOf(
  db: Db,
  playerId: number,
): Promise<{ readonly came: number; readonly earned: Minor }> {
  const [came] = await db
    .select({ n: count() })
    .from(players)
    .where(eq(players.invitedBy, playerId));
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(t.amount), 0)::text as sum from transfers t
      join accounts a on a.id = t.to_account
      where a.player_id = ${playerId} and a.type = 0 and t.kind = 'reward' and t.ref like 'friend/%'`);
  return { came: came?.n ?? 0, earned: asMinor(Number(rows[0]?.sum ?? 0)) };
}
