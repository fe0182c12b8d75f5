import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { isBanned } from "~/domain/accounts/ban";
import {
  type Cashback,
  type CashbackPeriod,
  type CashbackProgramme,
  calculateCashback,
  cashbackPeriods,
} from "~/domain/bonuses/cashback";
import { asMinor } from "~/domain/money/amount";
import { recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, cashbacks } from "../../db/schema";
import { debitPaidAtSql } from "../casino/wallet";
import { lockAccountsOf } from "../lock-accounts";
import { lockPlayerRow } from "../own-account";
import type { SandboxServices } from "../sandbox-services";
import { parseUserConfig } from "../user";

/** Cashback of a currency: of the running period so far, and of the last one. */
export interface CurrencyCashback {
  readonly iso: string;
  readonly running: Cashback;
  readonly last: Cashback;
  /** Whether the cashback of the last period has been paid to the player. */
  readonly isPaid: boolean;
}

export interface CashbackSummary {
  readonly running: CashbackPeriod;
  readonly last: CashbackPeriod;
  readonly lines: readonly CurrencyCashback[];
}

/**
 * A player's cashback (OFC-09): what was settled in a period, each stake with all that came back of
 * it. A stake that is still open counts in no period yet, else it would bring cashback without
 * being lost. Bonus accounts do not count.
 */
export async function loadCashback(
  db: Db,
  playerId: number,
  programme: CashbackProgramme,
  now: number,
): Promise<CashbackSummary> {
  const { running, last } = cashbackPeriods(programme, now);
  const [is, was] = [
    await sumsOf(db, playerId, programme, running),
    await sumsOf(db, playerId, programme, last),
  ];
  const paid = await db
    .select({ iso: cashbacks.iso })
    .from(cashbacks)
    .where(
      and(
        eq(cashbacks.playerId, playerId),
        eq(cashbacks.programme, programme),
        eq(cashbacks.period, last.from),
      ),
    );
  const none = { staked: 0, returned: 0 };
  const lines = [...new Set([...was.keys(), ...is.keys()])].sort().map((iso) => {
    const of = (sums: Sums) => {
      const { staked, returned } = sums.get(iso) ?? none;
      return calculateCashback(asMinor(staked), asMinor(returned), iso);
    };
    return { iso, running: of(is), last: of(was), isPaid: paid.some((row) => row.iso === iso) };
  });
  return { running, last, lines };
}

/** Result of a cashback claim; null = paid, else the reason why not. */
export type CashbackClaimResult =
  | null
  | "nothing"
  | "paid"
  | "account"
  | "excluded"
  | "account-frozen";

/** Pays the cashback of the last period in a currency, once (OFC-09). */
export function payCashback(
  services: SandboxServices,
  playerId: number,
  { programme, iso }: { readonly programme: CashbackProgramme; readonly iso: string },
): Promise<CashbackClaimResult> {
  return services.db.transaction(async (tx) => {
    await lockAccountsOf(tx, [playerId]);
    const player = await lockPlayerRow(tx, playerId);
    if (!player) return "account";
    const { ban_level: level, ban_version: version } = parseUserConfig(player);
    if (isBanned({ level, version })) return "excluded";
    if (player.isFrozen) return "account-frozen";
    await services.world.ensureFresh(tx);
    const at = services.world.now();
    const book = await loadCashback(tx, playerId, programme, at);
    const line = book.lines.find((each) => each.iso === iso);
    if (!line || line.last.amount === 0) return "nothing";
    if (line.isPaid) return "paid";
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.playerId, playerId),
          eq(accounts.iso, iso),
          ne(accounts.type, 4),
          isNull(accounts.closedAt),
        ),
      )
      .orderBy(accounts.type);
    if (!account) return "account";
    const { amount, lost, level: reached } = line.last;
    const period = book.last.from;
    const row = { playerId, programme, iso, period, level: reached.level, lost, amount, at };
    await tx.insert(cashbacks).values(row);
    const ref = `cashback/${programme}/${playerId}/${iso}/${period}`;
    await recordMovements(tx, { at, accountId: account.id, iso, amount, kind: "cashback", ref });
    return null;
  });
}

type Sums = ReadonlyMap<string, { readonly staked: number; readonly returned: number }>;

async function sumsOf(
  db: Db,
  playerId: number,
  programme: CashbackProgramme,
  period: CashbackPeriod,
): Promise<Sums> {
  const { rows } = await db.execute<{ iso: string; staked: string; returned: string }>(sql`
    with own as (select id from accounts where player_id = ${playerId} and type <> 4)
    select iso, sum(staked)::text as staked, sum(returned)::text as returned
    from (${settled[programme](playerId, period)}) settled (iso, staked, returned) group by iso`);
  return new Map(
    rows.map(({ iso, staked, returned }) => [
      iso,
      { staked: Number(staked), returned: Number(returned) },
    ]),
  );
}

/**
 * SQL: what a programme counts in a period, as rows of currency, stake and return. `own` are the
 * player's accounts that count.
 */
const settled: Record<CashbackProgramme, (playerId: number, period: CashbackPeriod) => SQL> = {
  /** A coupon counts as a whole once it is closed, also its parts cashed out before. */
  premium: (playerId, period) => sql`
    select iso, stake, return + cashed_return from coupons
      where player_id = ${playerId} and ${within(sql`settled_at`, period)}
        and account_id in (select id from own)
    union all
    select iso, stake, win from tickets
      where player_id = ${playerId} and ${within(sql`settled_at`, period)}
        and account_id in (select id from own)`,
  /**
   * Of a round of a game server the platform has only the movements: a debit counts with the credit
   * that pays its round. Nothing of a past period changes by a later movement of the round.
   */
  vip: (playerId, period) => {
    const paid = sql`select account_id, round, iso, amount from wallet_transactions
      where account_id in (select id from own) and game_id is not null and kind = 'credit'
        and state = 'done' and ${within(sql`at`, period)}`;
    return sql`
    select iso, stake, win from casino_rounds
      where player_id = ${playerId} and ${within(sql`closed_at`, period)}
        and account_id in (select id from own)
    union all
    select iso, 0, amount from (${paid}) paid
    union all
    select iso, amount, 0 from wallet_transactions debit
      where (account_id, round) in (select account_id, round from (${paid}) paid)
        and kind = 'debit' and state = 'done' and ${within(debitPaidAtSql, period)}`;
  },
};

const within = (at: SQL, { from, until }: CashbackPeriod): SQL =>
  sql`${at} >= ${from} and ${at} < ${until}`;
