import { and, asc, eq, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { settleCoupon } from "~/domain/coupon/returns/settle";
import { settleLeg } from "~/domain/coupon/returns/settle-leg";
import { retryOnDeadlock } from "../../db/errors";
import type { Db, OpenedDatabase } from "../../db/open";
import { couponLegs, coupons } from "../../db/schema";
import type { World } from "../../db/world";
import type { Feed, GameSnapshot } from "../../feed/types";
import {
  closeAbandonedRounds,
  dueAbandonedRoundsExistSql,
  settleSharedRounds,
} from "../casino/close-rounds";
import { openSharedBetsExistSql } from "../casino/shared";
import { mayOweTournamentPrizes, payTournamentPrizes } from "../casino/tournaments";
import { type DueWork, findDueWork } from "../due";
import { DueWorkLoop } from "../loop";
import { completeDuePayments, duePaymentsExistSql } from "../payments/clear";
import { creditPoints } from "../rewards/points";
import { dueTicketDrawsExistSql, settleTickets } from "../tickets/settle";
import { type ClosedStake, payReturnsAndRepayAdvance } from "./advance";
import { autoCashOutsExistSql, cashOutReachedCoupons } from "./auto-cash-out";
import { endAutoCashOuts } from "./cash-out-write";
import type { CouponRow, LegRow } from "./coupon-row";
import { payoutRef, settlementInputOf } from "./remaining";

/**
 * Result of a finished game: `final` is the score that settles bets (null = they are void), `score`
 * the displayed one.
 */
type Result = Pick<GameSnapshot, "final" | "score">;

/**
 * Results, by game id, of the finished games that have open legs; `revision` is that of the world's
 * state in which they were found.
 */
interface Due {
  readonly revision: number;
  readonly results: ReadonlyMap<number, Result>;
}

/** Most coupons settled in one transaction; bets can be placed between two of them. */
const batchSize = 25;

/**
 * Settles what is due (CPP-09): payments when the bank completes them, legs when their game is over, a coupon
 * when its result is certain, with its return paid in the same transaction, lotto tickets and draws of the
 * toto, and cashes out coupons whose offer
 * has reached the amount that their player set (CPN-23). Several processes share the work:
 * the first to lock a coupon settles it.
 */
export class DueMoneySettler {
  readonly #loop = new DueWorkLoop("settlement", () => this.#run());
  /** The kinds of work that fall due by the clock, in the order in which they are done. */
  readonly #works: DueWork[];

  constructor(
    private readonly database: OpenedDatabase,
    private readonly world: World,
    private readonly feed: Feed,
  ) {
    const { db } = database;
    const platform = { feed, world };
    this.#works = [
      { isDue: duePaymentsExistSql, run: () => completeDuePayments(db, world) },
      { isDue: (now) => this.#legsDue(now), run: () => this.#settle() },
      { isDue: dueTicketDrawsExistSql, run: () => settleTickets(platform, db) },
      { isDue: dueAbandonedRoundsExistSql, run: () => closeAbandonedRounds(db, world) },
      { isDue: openSharedBetsExistSql, run: () => settleSharedRounds(db, world) },
      {
        isDue: (now) => mayOweTournamentPrizes(world, now),
        run: () => payTournamentPrizes(db, world),
      },
      // What has a result is settled by it, not cashed out.
      { isDue: autoCashOutsExistSql, run: () => cashOutReachedCoupons(platform, db) },
    ];
  }

  /**
   * Does all work that is due by now: settles coupons, tickets and the like. Concurrent calls share
   * a run that has not begun yet.
   */
  settleDue(): Promise<void> {
    return this.#loop.run();
  }

  /** Adds a further kind of work that falls due by the clock; it is done after all others. */
  also(work: DueWork): void {
    this.#works.push(work);
  }

  /** Begins to do every second what is due, so that winnings are paid without a request. */
  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #run(): Promise<void> {
    await this.world.refresh();
    const due = await findDueWork(this.database.db, this.#works, this.world.now());
    for (const { run } of due) await run();
  }

  async #settle(): Promise<void> {
    let due = await this.#resultsDue();
    while (due.results.size > 0) {
      const { revision, results } = due;
      const settled = await retryOnDeadlock(() =>
        this.database.db.transaction(async (tx) => {
          await this.world.hold(tx);
          // The clock was set, or a result withdrawn, since the lookup.
          if (this.world.state.revision !== revision) return "outdated";
          return await this.#settleBatch(tx, results);
        }),
      );
      if (settled === 0) return;
      if (settled === "outdated") due = await this.#resultsDue();
    }
  }

  /**
   * SQL condition: open legs of games that are over by `now`, or that the control interface has
   * ended.
   */
  #overBy(now: number): SQL | undefined {
    const ended = [...this.world.state.overrides].flatMap(([id, override]) =>
      override.status === "finished" ? [id] : [],
    );
    return and(
      eq(couponLegs.state, "open"),
      or(
        lte(couponLegs.endsAt, now),
        ended.length > 0 ? inArray(couponLegs.gameId, ended) : undefined,
      ),
    );
  }

  #legsDue(now: number): SQL {
    return sql`exists (select 1 from ${couponLegs} where ${this.#overBy(now)})`;
  }

  /** Finished games with open legs, with their results. */
  async #resultsDue(): Promise<Due> {
    const { state } = this.world;
    const now = this.world.now();
    const due = await this.database.db
      .selectDistinct({ gameId: couponLegs.gameId })
      .from(couponLegs)
      .where(this.#overBy(now));
    const results = new Map<number, Result>();
    for (const { gameId } of due) {
      const override = state.overrides.get(gameId);
      const view = this.feed.game(gameId, now, override);
      if (view?.status === "finished")
        results.set(gameId, { final: view.final, score: view.score });
    }
    return { revision: state.revision, results };
  }

  /**
   * Settles the legs of these games in up to `batchSize` coupons, and pays out the coupons that are
   * decided; returns how many coupons it found.
   */
  async #settleBatch(tx: Db, results: ReadonlyMap<number, Result>): Promise<number> {
    const decided = and(
      eq(couponLegs.state, "open"),
      inArray(couponLegs.gameId, [...results.keys()]),
    );
    const touched = tx.select({ id: couponLegs.couponId }).from(couponLegs).where(decided);
    const rows = await tx
      .select()
      .from(coupons)
      .where(inArray(coupons.id, touched))
      .orderBy(asc(coupons.id))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    if (rows.length === 0) return 0;
    const ids = rows.map((row) => row.id);
    const legs = await tx.select().from(couponLegs).where(inArray(couponLegs.couponId, ids));
    const judged = legs.map((leg) => judge(leg, results));
    await writeLegs(
      tx,
      ids,
      judged.filter((leg, index) => leg !== legs[index]),
    );
    await payOutDecidedCoupons(tx, rows, judged, this.world.now());
    return rows.length;
  }
}

/**
 * Settles those of these coupons whose result is certain, and pays their returns. A coupon that was
 * settled before and opened again by a corrected result has a ref of its own for its second payout.
 */
export async function payOutDecidedCoupons(
  tx: Db,
  rows: readonly CouponRow[],
  legs: readonly LegRow[],
  now: number,
): Promise<void> {
  const closed: ClosedStake[] = [];
  const settled: { readonly row: CouponRow; readonly state: string }[] = [];
  for (const row of rows) {
    if (row.state !== "placed") continue;
    const outcome = settleCoupon(
      settlementInputOf(
        row,
        legs.filter((leg) => leg.couponId === row.id),
      ),
    );
    if (!outcome || outcome.state === "placed") continue;
    await tx
      .update(coupons)
      .set({ state: outcome.state, return: outcome.return, settledAt: now })
      .where(eq(coupons.id, row.id));
    settled.push({ row, state: outcome.state });
    const { accountId, iso } = row;
    const paid = { at: now, accountId, iso, amount: outcome.return } as const;
    closed.push({ ...paid, kind: "return", ref: payoutRef(row) });
  }
  await endAutoCashOuts(
    tx,
    settled.map(({ row }) => row.id),
  );
  await payReturnsAndRepayAdvance(tx, closed);
  await creditPoints(tx, settled, now);
}

/**
 * The leg with its outcome and final score, if it is open and its game is among the results; else
 * unchanged.
 */
function judge(leg: LegRow, results: ReadonlyMap<number, Result>): LegRow {
  const result = results.get(leg.gameId);
  if (leg.state !== "open" || result === undefined) return leg;
  const { final, score } = result;
  const scores = score ? `${score.home}:${score.away}` : leg.scores;
  return { ...leg, scores, state: settleLeg(leg.type, leg.param, final) };
}

/**
 * Writes newly settled legs to these coupons, with one statement for all legs on the same outcome.
 */
async function writeLegs(
  tx: Db,
  couponIds: readonly number[],
  legs: readonly LegRow[],
): Promise<void> {
  const byOutcome = new Map(
    legs.map((leg) => [JSON.stringify([leg.gameId, leg.type, leg.param]), leg]),
  );
  for (const { gameId, type, param, state, scores } of byOutcome.values()) {
    await tx
      .update(couponLegs)
      .set({ state, scores: sql`coalesce(${scores}::text, ${couponLegs.scores})` })
      .where(
        and(
          inArray(couponLegs.couponId, [...couponIds]),
          eq(couponLegs.state, "open"),
          eq(couponLegs.gameId, gameId),
          eq(couponLegs.type, type),
          eq(couponLegs.param, param),
        ),
      );
  }
}
