import { and, eq, isNull, ne, sql } from "drizzle-orm";
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
import type { MovementKind } from "../../db/movement-kinds";
import type { Db } from "../../db/open";
import { accounts, cashbacks } from "../../db/schema";
import { lockAccountsOf } from "../lock-accounts";
import { lockPlayerRow } from "../own-account";
import type { SandboxServices } from "../sandbox-services";
import { parseUserConfig } from "../user";

/**
 * Kinds of ledger movements that a cashback programme counts: those that are stakes, and those that
 * are returns of stakes.
 */
const looksAt = {
  vip: { stakes: ["round-stake"], returns: ["round-win", "round-refund"] },
  premium: { stakes: ["stake"], returns: ["return", "cash-out"] },
} as const satisfies Record<
  CashbackProgramme,
  Readonly<Record<"stakes" | "returns", readonly MovementKind[]>>
>;

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

/** A player's cashback by the ledger (OFC-09); bonus accounts do not count. */
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
  { from, until }: CashbackPeriod,
): Promise<Sums> {
  const { stakes, returns } = looksAt[programme];
  const among = (kinds: readonly string[]) =>
    sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    );
  const { rows } = await db.execute<{ iso: string; staked: string; returned: string }>(sql`
    with own as (select id from accounts where player_id = ${playerId} and type <> 4)
    select iso, sum(staked)::text as staked, sum(returned)::text as returned from (
      select t.iso, t.amount as staked, 0 as returned from transfers t join own on own.id = t.from_account
        where t.kind in (${among(stakes)}) and t.at >= ${from} and t.at < ${until}
      union all
      select t.iso, 0, t.amount from transfers t join own on own.id = t.to_account
        where t.kind in (${among(returns)}) and t.at >= ${from} and t.at < ${until}
    ) moved group by iso`);
  return new Map(
    rows.map(({ iso, staked, returned }) => [
      iso,
      { staked: Number(staked), returned: Number(returned) },
    ]),
  );
}
