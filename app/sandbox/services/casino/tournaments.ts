import { and, eq, inArray, sql } from "drizzle-orm";
import { times } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { record } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, transfers } from "../../db/schema";
import type { World } from "../../db/world";
import { games } from "../../games/catalogue";
import { type Tournament, tournaments, type Week, weekAt, weekOf } from "../../games/tournaments";

/** A place of a table: the round that reached the points first stands above an equal one. */
export interface Standing {
  readonly playerId: number;
  readonly points: number;
}

const idsOf = ({ of }: Tournament) =>
  games.filter(({ play }) => (play.engine === "slots") === (of === "slots")).map(({ id }) => id);

/** The table of a week, by rounds for money that are closed (CAS-09). */
export async function standings(
  db: Db,
  tournament: Tournament,
  { startsAt, endsAt }: Week,
  limit: number,
): Promise<readonly Standing[]> {
  const points =
    tournament.points === "multiple"
      ? sql`max(win * 100 / stake)`
      : sql`count(distinct game_id) filter (where win >= 2 * stake)`;
  const { rows } = await db.execute<{ player_id: number; points: string }>(sql`
    select player_id, (${points})::text as points from casino_rounds
    where state = 'closed' and at >= ${startsAt} and at < ${endsAt}
      and game_id in (${sql.join(
        idsOf(tournament).map((id) => sql`${id}`),
        sql`, `,
      )})
    group by player_id
    having ${points} > 0
    order by ${points} desc, min(id)
    limit ${limit}`);
  return rows.map((row) => ({ playerId: Number(row.player_id), points: Number(row.points) }));
}

/** Advisory lock of paying prizes, arbitrary but the same in every process. */
const lockId = 7_345_118_822;
/** Weeks whose prizes this process knows to be paid, by the era of its data. */
const paid = new Set<string>();

/** Pays the prizes of the week that ended last, each once: the ledger has its place under its own name (CAS-09). */
export async function payPrizes(db: Db, world: World): Promise<void> {
  const ended = weekOf(weekAt(world.now()).week - 1);
  const known = `${world.state.era}:${ended.week}`;
  if (paid.has(known)) return;
  const isMine = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockId}::bigint) as held`,
    );
    if (!rows[0]?.held) return false;
    for (const tournament of tournaments) await payOne(tx, tournament, ended, world.now());
    return true;
  });
  if (isMine) paid.add(known);
}

async function payOne(tx: Db, tournament: Tournament, ended: Week, at: number): Promise<void> {
  const winners = await standings(tx, tournament, ended, tournament.prizes.length);
  const refOf = (place: number) => `tournament:${tournament.number}:${ended.week}:${place}`;
  const refs = winners.map((_, index) => refOf(index + 1));
  if (refs.length === 0) return;
  const before = await tx
    .select({ ref: transfers.ref })
    .from(transfers)
    .where(and(eq(transfers.kind, "reward"), inArray(transfers.ref, refs)));
  const done = new Set(before.map(({ ref }) => ref));
  for (const [index, { playerId }] of winners.entries()) {
    const ref = refOf(index + 1);
    const [main] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.playerId, playerId), eq(accounts.type, 0)))
      .limit(1);
    if (!main || done.has(ref)) continue;
    const { id: accountId, iso } = main;
    const amount = times(currencyOf(iso).step, tournament.prizes[index] ?? 0);
    await record(tx, { at, accountId, iso, amount, kind: "reward", ref });
  }
}
