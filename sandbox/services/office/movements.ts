import { type SQL, sql } from "drizzle-orm";
import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { StatementSearchCriteria } from "~/domain/statement/filter";
import { groupOfMovementKind } from "~/domain/statement/groups";
import type { MovementWire, StatementWire } from "~/platform/services/office/wire.server";
import { isoTime } from "../../clock";
import { movementKinds } from "../../db/movement-kinds";
import type { Db } from "../../db/open";

/** Movements asked for; `page` counts from 1. */
export interface StatementQuery extends StatementSearchCriteria {
  readonly page: number;
  readonly limit: number;
}

interface MovedRow extends Record<string, unknown> {
  readonly id: string | number;
  readonly at: string | number;
  readonly account: number;
  readonly iso: string;
  readonly kind: string;
  readonly ref: string;
  readonly signed: string;
  readonly balance: string;
  readonly payment: string | number | null;
  readonly state: string | null;
  readonly due_at: string | number | null;
}

interface SumRow extends Record<string, unknown> {
  readonly account: number;
  readonly iso: string;
  readonly n: string | number;
  readonly came: string;
  readonly went: string;
  readonly opening: string;
  readonly closing: string;
}

/**
 * Movements of a player's accounts from the ledger, newest first, with the sums of all that match
 * the query (OFC-02). A transfer between two accounts of the player counts as two movements.
 */
export async function loadStatement(
  db: Db,
  playerId: number,
  query: StatementQuery,
): Promise<StatementWire> {
  const { page, limit } = query;
  const moved = movedBy(playerId, query.accountId);
  const matching = matches(query);
  const { rows } = await db.execute<MovedRow>(sql`
    with ${moved}, counted as (
      select *, sum(signed) over (partition by account order by id) as balance from moved
    )
    select c.id, c.at, c.account, c.iso, c.kind, c.ref, c.signed::text, c.balance::text,
      p.id as payment, p.state, p.due_at
    from counted c left join payments p on c.kind like any (array['deposit%', 'withdrawal%'])
      and p.player_id = ${playerId} and p.id::text = c.ref
    where ${matching} order by c.id desc limit ${limit} offset ${(page - 1) * limit}`);
  const { rows: sums } = await db.execute<SumRow>(sql`
    with ${moved}
    select c.account, c.iso, count(*) filter (where ${matching}) as n,
      coalesce(sum(signed) filter (where signed > 0 and ${matching}), 0)::text as came,
      coalesce(sum(-signed) filter (where signed < 0 and ${matching}), 0)::text as went,
      coalesce(sum(signed) filter (where ${before(query.from)}), 0)::text as opening,
      coalesce(sum(signed) filter (where ${query.until === undefined ? sql`true` : before(query.until)}), 0)::text as closing
    from moved c group by c.account, c.iso order by c.account`);
  return {
    movements: rows.map(movementOf),
    totals: sums.filter(({ n }) => Number(n) > 0).map(totalsOf),
    count: sums.reduce((all, { n }) => all + Number(n), 0),
  };
}

/**
 * SQL of the common table `moved`: every transfer that touches the player's accounts (or the one
 * account), seen from the account, with a negative amount where it pays. A transfer between two of
 * them is there twice.
 */
function movedBy(playerId: number, accountId: number | undefined): SQL {
  const one = accountId === undefined ? sql`` : sql`and id = ${accountId}`;
  return sql`own as (select id from accounts where player_id = ${playerId} ${one}),
    moved as (
      select t.id, t.at, own.id as account, t.iso, t.kind, t.ref, -t.amount as signed
        from transfers t join own on own.id = t.from_account
      union all
      select t.id, t.at, own.id, t.iso, t.kind, t.ref, t.amount
        from transfers t join own on own.id = t.to_account
    )`;
}

function matches({ from, until, kind }: StatementQuery): SQL {
  const kinds = Object.keys(movementKinds).filter((each) => groupOfMovementKind(each) === kind);
  const among = sql.join([sql`''`, ...kinds.map((each) => sql`${each}`)], sql`, `);
  return sql`(${from === undefined ? sql`true` : sql`c.at >= ${from}`}
    and ${until === undefined ? sql`true` : before(until)}
    and ${kind === undefined ? sql`true` : sql`c.kind in (${among})`})`;
}

/** SQL condition: movements before the moment `at` (ms since epoch); none if it is undefined. */
const before = (at: number | undefined) => (at === undefined ? sql`false` : sql`c.at < ${at}`);

function movementOf(row: MovedRow): MovementWire {
  const { iso, kind, ref, account } = row;
  return {
    id: Number(row.id),
    at: isoTime(Number(row.at)),
    accountId: account,
    iso,
    kind,
    group: groupOfMovementKind(kind),
    amount: text(row.signed, iso),
    balance: text(row.balance, iso),
    ref,
    payment:
      row.payment === null || row.state === null
        ? null
        : {
            id: String(row.payment),
            state: row.state,
            dueAt: row.due_at === null ? null : isoTime(Number(row.due_at)),
          },
  };
}

function totalsOf({ account, iso, n, came, went, opening, closing }: SumRow) {
  return {
    accountId: account,
    iso,
    count: Number(n),
    in: text(came, iso),
    out: text(went, iso),
    net: text(String(Number(came) - Number(went)), iso),
    opening: text(opening, iso),
    closing: text(closing, iso),
  };
}

const text = (units: string, iso: string) => fromMinor(asMinor(Number(units), iso), iso);
