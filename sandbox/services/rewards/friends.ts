import { and, count, eq, isNull, sql } from "drizzle-orm";
import { friendRewardTerms, inviterIdFromCode } from "~/domain/bonuses/friends";
import { asMinor, isAmountBelow, type Minor } from "~/domain/money/amount";
import { recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, ledgerTransfers, players } from "../../db/schema";
import { convertAmount } from "../limits/exchange";

const refOf = (friendId: number) => `friend/${friendId}`;

interface Deposit {
  readonly playerId: number;
  readonly iso: string;
  readonly amount: Minor;
}

/**
 * Pays a reward to the player who invited the depositor, once per depositor, in the deposit's
 * transaction (OFC-10). Does nothing if nobody invited him or the deposit is too small.
 */
export async function rewardInviterIfDue(
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
  const bounds = friendRewardTerms(account.iso);
  if (isAmountBelow(asMinor(convertAmount(amount, iso, account.iso)), bounds.deposit)) return;
  const ref = refOf(playerId);
  const [before] = await tx
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.ref, ref), eq(ledgerTransfers.kind, "reward")));
  if (before) return;
  const { id: accountId } = account;
  await recordMovements(tx, {
    at,
    accountId,
    iso: account.iso,
    amount: bounds.reward,
    kind: "reward",
    ref,
  });
}

/**
 * Number of visitors who came by a player's invitation link, of those who registered with its code, and the reward earned,
 * in the smallest unit of his main account.
 */
export async function loadInvitedFriends(
  db: Db,
  playerId: number,
): Promise<{ readonly opened: number; readonly came: number; readonly earned: Minor }> {
  const [inviter] = await db
    .select({ opened: players.invitesOpened })
    .from(players)
    .where(eq(players.id, playerId));
  const [came] = await db
    .select({ n: count() })
    .from(players)
    .where(eq(players.invitedBy, playerId));
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(t.amount), 0)::text as sum from transfers t
      join accounts a on a.id = t.to_account
      where a.player_id = ${playerId} and a.type = 0 and t.kind = 'reward' and t.ref like 'friend/%'`);
  return {
    opened: inviter?.opened ?? 0,
    came: came?.n ?? 0,
    earned: asMinor(Number(rows[0]?.sum ?? 0)),
  };
}

/** Counts a visitor who has come by an invitation's link; a code of nobody counts for nobody. */
export async function countInvitationLanding(db: Db, code: string): Promise<void> {
  const inviter = inviterIdFromCode(code);
  if (inviter === null) return;
  await db
    .update(players)
    .set({ invitesOpened: sql`${players.invitesOpened} + 1` })
    .where(eq(players.id, inviter));
}
