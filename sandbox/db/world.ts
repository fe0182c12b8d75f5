import { count, gt, sql } from "drizzle-orm";
import type { GameOverride, OverridesByGameId } from "../feed/types";
import { type SiteDoc, siteDocFromPatch } from "../services/site-config-seed";
import type { StoredVisitorBlock } from "./columns";
import type { Db, OpenedDatabase } from "./open";
import { gameOverrides, injectedFaults, marketOverrides, world } from "./schema";

/** State shared by all processes on the database, as last read by this one. */
export interface WorldState {
  readonly revision: number;
  readonly era: number;
  readonly offsetMs: number;
  readonly configRevision: number;
  readonly config: SiteDoc;
  readonly block: StoredVisitorBlock | null;
  readonly tokenSecret: string;
  readonly overrides: OverridesByGameId;
  readonly hasFaults: boolean;
}

/** Maximum age of a process's copy on a shared database before a request reloads it, ms. */
const maxAgeMs = 250;

/**
 * The clock and everything the control interface changes. Stored in the database; each process has a copy,
 * always current on the embedded database (no other writer) and at most 250 ms old on PostgreSQL.
 */
export class World {
  #state: WorldState;
  #readAt = performance.now();
  #reading: Promise<void> | null = null;

  private constructor(
    private readonly database: OpenedDatabase,
    state: WorldState,
  ) {
    this.#state = state;
  }

  static async open(database: OpenedDatabase): Promise<World> {
    return new World(database, await readWorld(database.db));
  }

  get state(): WorldState {
    return this.#state;
  }

  /** The platform's clock, ms since epoch. */
  now(): number {
    return Date.now() + this.#state.offsetMs;
  }

  /** Reloads changes by other processes; concurrent requests share one read. */
  async refresh(): Promise<void> {
    if (this.database.isExclusive || performance.now() - this.#readAt < maxAgeMs) return;
    this.#reading ??= this.ensureFresh(this.database.db).finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  /** Reloads the current state: for placements, inside their transaction. */
  async ensureFresh(db: Db): Promise<void> {
    await this.#look(db, db.select({ revision: world.revision }).from(world));
  }

  /**
   * Reloads the state and locks it to the end of the transaction: for work triggered by the clock, which
   * another process may be setting back. Taken before any other lock, as in every change.
   */
  async hold(tx: Db): Promise<void> {
    await this.#look(tx, tx.select({ revision: world.revision }).from(world).for("share"));
  }

  /**
   * Makes a change in one transaction, increments the revision, and reloads at once. It waits for work that holds the
   * state, however long that takes after the clock was moved by weeks: whoever changes the state is no player.
   */
  async change<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    const result = await this.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '60s'`);
      await tx.update(world).set({ revision: sql`${world.revision} + 1` });
      return await work(tx);
    });
    await this.reload();
    return result;
  }

  async reload(): Promise<void> {
    this.#adopt(await readWorld(this.database.db));
    this.#readAt = performance.now();
  }

  /**
   * Reloads the shared state if the database has another revision; on the embedded database the
   * copy is always current.
   */
  async #look(
    db: Db,
    revisions: PromiseLike<readonly Pick<WorldState, "revision">[]>,
  ): Promise<void> {
    if (this.database.isExclusive) return;
    const startedAt = performance.now();
    const [row] = await revisions;
    if (row && row.revision !== this.#state.revision) this.#adopt(await readWorld(db));
    this.#readAt = startedAt;
  }

  /** A slow read must not overwrite a newer state. */
  #adopt(state: WorldState): void {
    if (state.revision >= this.#state.revision) this.#state = state;
  }
}

async function readWorld(db: Db): Promise<WorldState> {
  const [row] = await db.select().from(world);
  if (!row) throw new Error("the sandbox's database has not been seeded");
  const games = await db.select().from(gameOverrides);
  const markets = await db.select().from(marketOverrides);
  const [pending] = await db
    .select({ n: count() })
    .from(injectedFaults)
    .where(gt(injectedFaults.timesLeft, 0));
  return {
    revision: row.revision,
    era: row.era,
    offsetMs: row.offsetMs,
    configRevision: row.configRevision,
    config: siteDocFromPatch(row.config),
    block: row.block,
    tokenSecret: row.tokenSecret,
    overrides: overridesOf(games, markets),
    hasFaults: (pending?.n ?? 0) > 0,
  };
}

function overridesOf(
  games: readonly (typeof gameOverrides.$inferSelect)[],
  markets: readonly (typeof marketOverrides.$inferSelect)[],
): OverridesByGameId {
  const overrides = new Map<number, GameOverride>();
  for (const { gameId, home, away, status, isVoid } of games) {
    overrides.set(gameId, {
      ...(home !== null && away !== null ? { score: { home, away } } : {}),
      ...(status !== null ? { status } : {}),
      ...(isVoid ? { isVoid } : {}),
    });
  }
  for (const { gameId, marketId, coef, isBlocked } of markets) {
    const game = overrides.get(gameId);
    overrides.set(gameId, {
      ...game,
      markets: new Map([
        ...(game?.markets ?? []),
        [
          marketId,
          { ...(coef !== null ? { coef } : {}), ...(isBlocked !== null ? { isBlocked } : {}) },
        ],
      ]),
    });
  }
  return overrides;
}
