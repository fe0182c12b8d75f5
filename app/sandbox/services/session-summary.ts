import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { sessionSummaryReplyWire } from "~/platform/user/wire.server";
import { isoTime } from "../clock";
import { sessions } from "../db/schema";
import type { SandboxServices } from "./sandbox-services";

/**
 * Stakes and returns of each account, a closed one included, since the session began, and the part still
 * in play (RCK-04, RCK-05): of a lotto ticket the draws that are still to come.
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
    staked: string;
    returned: string;
    playing: string;
    drawing: string;
  }>(sql`
    select own.id, own.iso,
      (select coalesce(sum(amount), 0) from transfers
        where from_account = own.id and kind in ('stake', 'round-stake') and at >= ${since})::text as staked,
      (select coalesce(sum(amount), 0) from transfers
        where to_account = own.id and kind in ('return', 'cash-out', 'round-win', 'round-refund') and at >= ${since})::text as returned,
      ((select coalesce(sum(stake - cashed_stake), 0) from coupons
        where account_id = own.id and state = 'placed' and placed_at >= ${since})
        + (select coalesce(sum(stake), 0) from casino_rounds
        where account_id = own.id and state = 'open' and at >= ${since}))::text as playing,
      ((select coalesce(sum(t.line_price * t.lines), 0) from tickets t
          join ticket_draws d on d.ticket_id = t.id and d.state = 'open'
        where t.account_id = own.id and t.kind = 'lotto' and t.state = 'placed' and t.placed_at >= ${since})
        + (select coalesce(sum(stake), 0) from tickets
        where account_id = own.id and kind = 'toto' and state = 'placed' and placed_at >= ${since}))::text as drawing
    from accounts own where own.player_id = ${playerId} order by own.id`);
  return {
    startedAt: isoTime(since),
    accounts: rows.map(({ id, iso, staked, returned, playing, drawing }) => ({
      accountId: Number(id),
      iso,
      staked: fromMinor(asMinor(Number(staked)), iso),
      returned: fromMinor(asMinor(Number(returned)), iso),
      inPlay: fromMinor(asMinor(Number(playing) + Number(drawing)), iso),
    })),
  };
}
