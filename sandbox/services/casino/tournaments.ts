import { and, eq, inArray, sql } from "drizzle-orm";
import { multiplyAmount } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, ledgerTransfers } from "../../db/schema";
import type { World } from "../../db/world";
import { games } from "../../games/catalogue";
import {
  type Tournament,
  type TournamentWeek,
  tournaments,
  tournamentWeekAt,
  tournamentWeekByNumber,
} from "../../games/tournaments";

/** A place in a tournament's table; of equal points the earlier round is first. */
export interface TournamentStanding {
  readonly playerId: number;
  readonly points: number;
}

const idsOf = ({ of }: Tournament) =>
  games.filter(({ play }) => (play.engine === "slots") === (of === "slots")).map(({ id }) => id);

/** The table of a week, by rounds for money that are closed (CAS-09). */
export async function tournamentStandings(
  db: Db,
  tournament: Tournament,
  { startsAt, endsAt }: TournamentWeek,
  limit: number,
): Promise<readonly TournamentStanding[]> {
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

/**
 * Key of the database's advisory lock under which prizes are paid: arbitrary, but the same in every
 * process.
 */
const lockId = 7_345_118_822;
/**
 * Names (`era:week`) of the weeks whose prizes this process knows to be paid; the era tells the
 * sandbox's data before and after a reset apart.
 */
const paid = new Set<string>();

const weekBefore = (now: number) => tournamentWeekByNumber(tournamentWeekAt(now).week - 1);
const nameOf = ({ week }: TournamentWeek, world: World) => `${world.state.era}:${week}`;

/**
 * Whether prizes of the week that ended last may still be owed: this process has not seen them
 * paid.
 */
export const mayOweTournamentPrizes = (world: World, now: number): boolean =>
  !paid.has(nameOf(weekBefore(now), world));

/**
 * Pays the tournament prizes of the week that ended last, all of them or none (CAS-09). Does nothing
 * while another process pays them.
 */
export async function payTournamentPrizes(db: Db, world: World): Promise<void> {
  const known = await db.transaction(async (tx) => {
    // No reset comes in between, which locks the same tables in another order.
    await world.hold(tx);
    const { rows } = await tx.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockId}::bigint) as held`,
    );
    if (!rows[0]?.held) return null;
    const ended = weekBefore(world.now());
    for (const tournament of tournaments) await payOne(tx, tournament, ended, world.now());
    return nameOf(ended, world);
  });
  if (known !== null) paid.add(known);
}

/**
 * Pays a tournament's week once, by its table at that moment. A round that is closed later changes
 * the table, and whoever has moved down in it would be paid for a second place.
 */
async function payOne(
  tx: Db,
  tournament: Tournament,
  ended: TournamentWeek,
  at: number,
): Promise<void> {
  const winners = await tournamentStandings(tx, tournament, ended, tournament.prizes.length);
  if (winners.length === 0) return;
  const refOf = (index: number) => `tournament:${tournament.number}:${ended.week}:${index + 1}`;
  const refs = tournament.prizes.map((_, index) => refOf(index));
  const [before] = await tx
    .select({ ref: ledgerTransfers.ref })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.kind, "reward"), inArray(ledgerTransfers.ref, refs)))
    .limit(1);
  if (before) return;
  for (const [index, { playerId }] of winners.entries()) {
    const [main] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.playerId, playerId), eq(accounts.type, 0)))
      .limit(1);
    if (!main) continue;
    const { id: accountId, iso } = main;
    const amount = multiplyAmount(currencyOf(iso).step, tournament.prizes[index] ?? 0);
    const entry = { at, accountId, iso, amount, ref: refOf(index) };
    await recordMovements(tx, { ...entry, kind: "reward" });
  }
}
