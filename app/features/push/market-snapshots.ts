import type { GameState, MarketPriceState, PushedGame, PushedMarket } from "~/domain/feed/game";
import type { WatchedGame } from "./watch";

/** Number of a state of all snapshots; each change increments it. */
export type SnapshotRevision = number;

interface Entry {
  /** The platform's version of the game; opaque. */
  readonly version: string;
  readonly state: Omit<GameState, "markets">;
  readonly bornAt: SnapshotRevision;
  /** Revision of the last change other than a price. */
  readonly stateAt: SnapshotRevision;
  /** Revision of the last change. */
  readonly at: SnapshotRevision;
  /**
   * Every market seen while the game is stored, by market id: its current state (`now`, null = no
   * longer offered) and the revision of its last change (`at`).
   */
  readonly markets: ReadonlyMap<
    number,
    { readonly now: MarketPriceState | null; readonly at: SnapshotRevision }
  >;
}

const over: GameState = {
  status: "over",
  scores: null,
  minute: null,
  period: null,
  markets: new Map(),
};

/**
 * The last known state of each watched game, with the revision of each market's last change. From these it
 * computes what a reader lacks, so no messages are queued.
 */
export class MarketSnapshots {
  readonly #games = new Map<number, Entry>();

  /** The platform's version of a game; null = game not stored. */
  version(gameId: number): string | null {
    return this.#games.get(gameId)?.version ?? null;
  }

  /** Stores a game's state at `revision`; null = the platform has no such game, which counts as over. */
  take(gameId: number, version: string, state: GameState | null, revision: SnapshotRevision): void {
    const { markets, ...now } = state ?? over;
    const last = this.#games.get(gameId);
    const changed = new Map(last?.markets);
    for (const [id, market] of markets) {
      const known = last?.markets.get(id);
      if (!known || !isSameMarket(known.now, market))
        changed.set(id, { now: market, at: revision });
    }
    for (const [id, known] of last?.markets ?? []) {
      if (known.now && !markets.has(id)) changed.set(id, { now: null, at: revision });
    }
    const isSame = last !== undefined && isSameState(last.state, now);
    this.#games.set(gameId, {
      version,
      state: now,
      bornAt: last?.bornAt ?? revision,
      stateAt: isSame ? last.stateAt : revision,
      at: revision,
      markets: changed,
    });
  }

  /**
   * The changes of a watched game that a reader at revision `since` lacks; null = none. A reader at
   * revision 0 lacks everything.
   */
  changesSince({ gameId, markets }: WatchedGame, since: SnapshotRevision): PushedGame | null {
    const game = this.#games.get(gameId);
    if (!game || game.at <= since) return null;
    const moved = markets.flatMap((id): PushedMarket[] => {
      const market = game.markets.get(id);
      // A market never offered while the game is stored is sent with the game's first state.
      if (!market) return since < game.bornAt ? [[id, null, 0]] : [];
      if (market.at <= since) return [];
      return [market.now ? [id, market.now.coef, market.now.isOpen ? 1 : 0] : [id, null, 0]];
    });
    if (moved.length === 0 && game.stateAt <= since) return null;
    return { id: gameId, ...game.state, markets: moved };
  }

  /** Removes all other games. */
  keep(gameIds: ReadonlySet<number>): void {
    for (const id of this.#games.keys()) if (!gameIds.has(id)) this.#games.delete(id);
  }
}

function isSameMarket(one: MarketPriceState | null, other: MarketPriceState): boolean {
  return one !== null && one.coef === other.coef && one.isOpen === other.isOpen;
}

function isSameState(one: Omit<GameState, "markets">, other: Omit<GameState, "markets">): boolean {
  return (
    one.status === other.status &&
    one.scores === other.scores &&
    one.minute === other.minute &&
    (one.play ?? null) === (other.play ?? null) &&
    one.period === other.period
  );
}
