import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import { settleCoupon, settleLeg } from "~/domain/coupon/returns/settle";
import { retryingDeadlocks } from "../../db/errors";
import type { Database, Db } from "../../db/open";
import { couponLegs, coupons } from "../../db/schema";
import type { World } from "../../db/world";
import type { Feed, GameView } from "../../feed/types";
import { closeLeftRounds, settleShared } from "../casino/close-rounds";
import { payPrizes } from "../casino/tournaments";
import { clearDue } from "../payments/clear";
import { earnPoints } from "../rewards/points";
import { settleTickets } from "../tickets/settle";
import { type Paid, payOut } from "./advance";
import { takeReached } from "./auto-cash-out";
import { dropAutos } from "./cash-out-write";
import type { CouponRow, LegRow } from "./coupon-row";
import { settledOf } from "./kept";

/** Result of a game: the score that settles bets (null = void), and the displayed score. */
type Result = Pick<GameView, "final" | "score">;

/** Results of games with open legs, by game, at this revision of the world. */
interface Due {
  readonly revision: number;
  readonly results: ReadonlyMap<number, Result>;
}

/** Coupons settled per transaction; placements run in between. */
const batchSize = 25;

/**
 * Settles what is due (CPP-09): payments when the bank completes them, legs when their game is over, a coupon
 * when its result is certain, with its return paid in the same transaction, lotto tickets and circulations of the
 * toto, and cashes out coupons whose offer
 * has reached the amount that their player set (CPN-23). Several processes share the work:
 * the first to lock a coupon settles it.
 */
export class Settler {
  #current: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** What else falls due by the clock. */
  readonly #others: (() => Promise<void>)[] = [];

  constructor(
    private readonly database: Database,
    private readonly world: World,
    private readonly feed: Feed,
  ) {}

  /** Settles everything due by now; concurrent calls share a run that has not begun. */
  settleDue(): Promise<void> {
    this.#next ??= this.#current.then(async () => {
      this.#next = null;
      await this.#run();
    });
    const mine = this.#next;
    this.#current = mine.catch(() => undefined);
    return mine;
  }

  /** Adds work that falls due by the clock; it runs after coupons. */
  also(work: () => Promise<void>): void {
    this.#others.push(work);
  }

  /** Settles every second, so that winnings are paid without a request. */
  start(): void {
    this.#timer = setInterval(() => {
      this.settleDue().catch((error: unknown) => {
        console.error(`settlement failed and will be tried again: ${String(error)}`);
      });
    }, 1_000);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#current;
  }

  async #run(): Promise<void> {
    await this.world.refresh();
    await clearDue(this.database.db, this.world);
    await this.#settle();
    await settleTickets({ feed: this.feed, world: this.world }, this.database.db);
    await closeLeftRounds(this.database.db, this.world);
    await settleShared(this.database.db, this.world);
    await payPrizes(this.database.db, this.world);
    // What has a result is settled by it, not cashed out.
    await takeReached({ feed: this.feed, world: this.world }, this.database.db);
    for (const work of this.#others) await work();
  }

  async #settle(): Promise<void> {
    let due = await this.#resultsDue();
    while (due.results.size > 0) {
      const { revision, results } = due;
      const settled = await retryingDeadlocks(() =>
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

  /** Finished games with open legs, with their results. */
  async #resultsDue(): Promise<Due> {
    const { state } = this.world;
    const now = this.world.now();
    const ended = [...state.overrides].flatMap(([id, override]) =>
      override.status === "finished" ? [id] : [],
    );
    const due = await this.database.db
      .selectDistinct({ gameId: couponLegs.gameId })
      .from(couponLegs)
      .where(
        and(
          eq(couponLegs.state, "open"),
          or(
            lte(couponLegs.endsAt, now),
            ended.length > 0 ? inArray(couponLegs.gameId, ended) : undefined,
          ),
        ),
      );
    const results = new Map<number, Result>();
    for (const { gameId } of due) {
      const override = state.overrides.get(gameId);
      const view = this.feed.game(gameId, now, override);
      if (view?.status === "finished")
        results.set(gameId, { final: view.final, score: view.score });
    }
    return { revision: state.revision, results };
  }

  /** Settles open legs of some coupons by these results; returns how many coupons it found. */
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
    await this.#payOut(tx, rows, judged);
    return rows.length;
  }

  async #payOut(tx: Db, rows: readonly CouponRow[], legs: readonly LegRow[]): Promise<void> {
    const now = this.world.now();
    const closed: Paid[] = [];
    const settled: { readonly row: CouponRow; readonly state: string }[] = [];
    for (const row of rows) {
      if (row.state !== "placed") continue;
      const outcome = settleCoupon(
        settledOf(
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
      const { id, accountId, iso } = row;
      const paid = { at: now, accountId, iso, amount: outcome.return } as const;
      closed.push({ ...paid, kind: "return", ref: String(id) });
    }
    await dropAutos(
      tx,
      closed.map(({ ref }) => Number(ref)),
    );
    await payOut(tx, closed);
    await earnPoints(tx, settled, now);
  }
}

/** The leg with its result and final score, if its game is among the results. */
function judge(leg: LegRow, results: ReadonlyMap<number, Result>): LegRow {
  const result = results.get(leg.gameId);
  if (leg.state !== "open" || result === undefined) return leg;
  const { final, score } = result;
  const scores = score ? `${score.home}:${score.away}` : leg.scores;
  return { ...leg, scores, state: settleLeg(leg.type, leg.param, final) };
}

/** Writes newly settled legs, one statement per outcome. */
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
