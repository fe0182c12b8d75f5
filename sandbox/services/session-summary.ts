import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { sessionSummaryReplyWire } from "~/platform/services/user/wire.server";
import { isoTime } from "../clock";
import { sessions } from "../db/schema";
import { debitPaidAtSql } from "./casino/wallet";
import type { SandboxServices } from "./sandbox-services";

/**
 * The session's result of each account, a closed one included (RCK-04, RCK-05; docs/player-safety.md, RTS
 * 13B). What was settled or cashed out in the session counts with its stake and its return together, also
 * where the stake was placed in an earlier session, and so does the difference of a corrected result; a stake of this session that is still in play is part of
 * `staked`, and is `inPlay`. So the net result is never a return without its stake. A stake that was rolled
 * back does not count.
 */
export async function sessionSummary(
  { db, world }: SandboxServices,
  playerId: number,
  sid: string,
): Promise<z.infer<typeof sessionSummaryReplyWire>> {
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sid));
  const since = session?.createdAt ?? world.now();
  const { rows } = await db.execute<{
    id: number;
    iso: string;
    settled: string;
    returned: string;
    playing: string;
  }>(sql`
    with own as (select id, iso from accounts where player_id = ${playerId}),
    credits as (
      select account_id, round, amount from wallet_transactions
        where account_id in (select id from own) and game_id is not null and kind = 'credit'
          and state = 'done' and at >= ${since}),
    counted (account_id, settled, returned, playing) as (
      select account_id, stake - cashed_stake, return, 0 from coupons
        where player_id = ${playerId} and settled_at >= ${since}
      union all
      -- The difference of a bet that an earlier session settled and a corrected result changed in this one.
      -- Of one that is open again the stake comes back, which is counted with its return once more.
      select coupons.account_id,
        greatest(before - coalesce(after, stake - cashed_stake), 0),
        greatest(coalesce(after, stake - cashed_stake) - before, 0), 0
        from resettlements join coupons on coupons.id = resettlements.coupon_id
        where coupons.player_id = ${playerId} and resettlements.at >= ${since}
          and resettlements.settled_at < ${since}
      union all
      select coupons.account_id, cash_outs.stake, cash_outs.amount, 0 from cash_outs
        join coupons on coupons.id = cash_outs.coupon_id
        where cash_outs.player_id = ${playerId} and cash_outs.part > 0 and cash_outs.at >= ${since}
      union all
      select account_id, 0, 0, stake - cashed_stake from coupons
        where player_id = ${playerId} and state = 'placed' and placed_at >= ${since}
      union all
      select account_id, stake, win, 0 from casino_rounds
        where player_id = ${playerId} and closed_at >= ${since}
      union all
      select account_id, 0, 0, stake from casino_rounds
        where player_id = ${playerId} and state = 'open' and at >= ${since}
      union all
      select account_id, 0, amount, 0 from credits
      union all
      select account_id, amount, 0, 0 from wallet_transactions debit
        where (account_id, round) in (select account_id, round from credits)
          and kind = 'debit' and state = 'done' and ${debitPaidAtSql} >= ${since}
      union all
      select account_id, 0, 0, amount from wallet_transactions debit
        where account_id in (select id from own) and game_id is not null and kind = 'debit'
          and state = 'done' and at >= ${since} and ${debitPaidAtSql} is null
      union all
      select t.account_id,
        case when d.state <> 'open' and d.due_at >= ${since} then t.line_price * t.lines else 0 end,
        case when d.due_at >= ${since} then d.win else 0 end,
        case when d.state = 'open' and t.placed_at >= ${since} then t.line_price * t.lines else 0 end
        from tickets t join ticket_draws d on d.ticket_id = t.id
        where t.player_id = ${playerId} and t.kind = 'lotto'
          and (t.state = 'placed' or t.settled_at >= ${since})
      union all
      select account_id, case state when 'placed' then 0 else stake end, win,
        case state when 'placed' then stake else 0 end from tickets
        where player_id = ${playerId} and kind = 'toto'
          and (settled_at >= ${since} or (state = 'placed' and placed_at >= ${since}))
    )
    select own.id, own.iso, coalesce(sum(settled), 0)::text as settled,
      coalesce(sum(returned), 0)::text as returned, coalesce(sum(playing), 0)::text as playing
    from own left join counted on counted.account_id = own.id
    group by own.id, own.iso order by own.id`);
  return {
    startedAt: isoTime(since),
    accounts: rows.map(({ id, iso, settled, returned, playing }) => {
      const text = (minor: number) => fromMinor(asMinor(minor), iso);
      return {
        accountId: Number(id),
        iso,
        staked: text(Number(settled) + Number(playing)),
        returned: text(Number(returned)),
        inPlay: text(Number(playing)),
      };
    }),
  };
}
