import { and, eq, sql } from "drizzle-orm";
import { type LimitCode, type MoneyLimitKind, moneyLimitBasis } from "~/domain/limits/codes";
import type { Limit } from "~/domain/limits/limit";
import { findStrictestMoneyLimit } from "~/domain/limits/strictest";
import { isMoneyLimitValue } from "~/domain/limits/value";
import {
  asMinor,
  type Minor,
  raiseAmountToMinimum,
  subtractAmounts,
  sumAmounts,
  zero,
} from "~/domain/money/amount";
import type { Db } from "../../db/open";
import { accounts } from "../../db/schema";
import { convertAmount } from "./exchange";

const dayMs = 86_400_000;

/** Stakes, losses and deposits of a player over the last 1, 7 and 30 days, in the limits' currency. */
export type LimitUsage<C extends string = string> = Readonly<
  Record<MoneyLimitKind, Readonly<Record<1 | 7 | 30, Minor<C>>>>
>;

/** Currency of a player's limits: that of the main account. */
export async function limitsIso(db: Db, playerId: number): Promise<string> {
  const [main] = await db
    .select({ iso: accounts.iso })
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.type, 0)))
    .orderBy(accounts.id)
    .limit(1);
  return main?.iso ?? "RUB";
}

/**
 * Computes usage from the ledger, so that amounts from before a limit count too (LIM-14). Bonus accounts are
 * excluded; deposits are those of the cashier, pending ones included.
 */
export async function loadLimitUsage<C extends string>(
  db: Db,
  playerId: number,
  iso: C,
  now: number,
): Promise<LimitUsage<C>> {
  const { rows } = await db.execute<{ iso: string; kind: string; days: number; sum: string }>(sql`
    with own as (select id from accounts where player_id = ${playerId} and type <> 4),
    moved as (
      select t.iso, 'stake' as kind, t.at, t.amount from transfers t join own on own.id = t.from_account
        where t.kind in ('stake', 'round-stake') and t.at > ${now - 30 * dayMs}
      union all
      -- What a corrected result took back had been a return.
      select t.iso, 'unreturned', t.at, t.amount from transfers t join own on own.id = t.from_account
        where t.kind = 'resettled-back' and t.at > ${now - 30 * dayMs}
      union all
      select t.iso, case t.kind when 'deposit' then 'deposit' when 'round-refund' then 'refund' else 'return' end,
        t.at, t.amount
        from transfers t join own on own.id = t.to_account
        where (t.kind in ('return', 'cash-out', 'round-win', 'round-refund', 'resettled') or (t.kind = 'deposit' and t.ref <> ''))
          and t.at > ${now - 30 * dayMs}
      union all
      select p.iso, 'deposit', p.at, p.amount from payments p
        where p.player_id = ${playerId} and p.kind = 'deposit' and p.state = 'pending'
          and p.at > ${now - 30 * dayMs}
    )
    select iso, kind, d.days, sum(amount)::text as sum
    from moved join (values (1), (7), (30)) as d(days) on moved.at > ${now} - d.days::bigint * ${dayMs}
    group by iso, kind, d.days`);
  const sumOf = (kind: string, days: number) =>
    sumAmounts(
      rows
        .filter((row) => row.kind === kind && Number(row.days) === days)
        .map((row) => convertAmount(asMinor(Number(row.sum), row.iso), row.iso, iso)),
    );
  // Subtracts rolled-back debits of games, which were never staked.
  const stakedOf = (days: number) => subtractAmounts(sumOf("stake", days), sumOf("refund", days));
  const returnedOf = (days: number) =>
    subtractAmounts(sumOf("return", days), sumOf("unreturned", days));
  const lossOf = (days: number) => subtractAmounts(stakedOf(days), returnedOf(days));
  const overWindows = (sum: (days: number) => Minor<C>) => ({ 1: sum(1), 7: sum(7), 30: sum(30) });
  return {
    wagering: overWindows((days) => raiseAmountToMinimum(stakedOf(days), zero())),
    loss: overWindows((days) => raiseAmountToMinimum(lossOf(days), zero())),
    deposit: overWindows((days) => sumOf("deposit", days)),
  };
}

/** Adds the remaining amounts, never below zero; other limits pass unchanged. */
export function withRemaining<C extends string>(
  limits: readonly Limit<C>[],
  used: LimitUsage<C>,
): readonly Limit<C>[] {
  return limits.map((limit) => {
    if (!isMoneyLimitValue(limit) || limit.value === null) return limit;
    const { kind, days } = moneyLimitBasis(limit.code);
    return {
      ...limit,
      left: raiseAmountToMinimum(subtractAmounts(limit.value, used[kind][days]), zero<C>()),
    };
  });
}

/** Amount still allowed by a player's limits, and the limit that sets it. */
export interface LimitRemainder<C extends string = string> {
  readonly code: LimitCode;
  /** Remaining amount, rounded down. */
  readonly left: Minor<C>;
}

/** Amount that may be staked or deposited now, by the strictest limit; null = no monetary limit (LIM-14). */
export async function loadLimitRemainder<C extends string>(
  db: Db,
  playerId: number,
  limits: readonly Limit[],
  kinds: readonly MoneyLimitKind[],
  asked: { readonly iso: C; readonly now: number },
): Promise<LimitRemainder<C> | null> {
  const hasAny = limits.some(
    (limit) =>
      isMoneyLimitValue(limit) &&
      limit.state === "ACTIVE" &&
      kinds.includes(moneyLimitBasis(limit.code).kind),
  );
  if (!hasAny) return null;
  const iso = await limitsIso(db, playerId);
  const used = await loadLimitUsage(db, playerId, iso, asked.now);
  const least = findStrictestMoneyLimit(withRemaining(limits, used), kinds, asked.now);
  return least && { code: least.code, left: convertAmount(least.left, iso, asked.iso, "down") };
}
